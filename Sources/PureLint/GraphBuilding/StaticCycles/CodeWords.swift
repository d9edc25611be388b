import PureLintResolution
import PureLintSource
import PureLintSyntax

/// A word of code, with what stands in front of it.
struct CodeWord: Hashable {
  let name: Name
  /// The word in front of the period before it; none if there is no such word.
  var base = Name.none
  /// Whether a period is before it.
  var isMember = false

  func _rawHashValue(seed: Int) -> Int { name._rawHashValue(seed: seed &+ base.hash(.shared)) }

  /// The words of a set that stand in bytes, but for those in quotes and those of selectors, which say
  /// what runs later.
  /// - Parameter ownName: Where a word stands that does not count.
  static func all(
    of names: NameSet,
    in bytes: ArraySlice<UInt8>,
    besides ownName: Int = -1
  ) -> [CodeWord] {
    let (quote, period) = (UInt8(ascii: "\""), UInt8(ascii: "."))
    var found: [CodeWord] = []
    names.visit(in: bytes) { slot, start in
      guard start != ownName else { return true }
      let before = start > bytes.startIndex ? bytes[start - 1] : 0
      guard before != quote, !bytes.isQuoted(behindWordAt: start),
        !bytes.isSelector(inFrontOf: start)
      else { return true }
      let isMember = before == period
      let base = isMember ? bytes.word(endingAt: start - 1) : nil
      found.append(
        CodeWord(name: names.name(in: slot), base: base ?? .none, isMember: isMember)
      )
      return true
    }
    return found
  }
}

extension ArraySlice<UInt8> {
  /// The whole word that ends at a position.
  func word(endingAt end: Int) -> Name? {
    let start = wordStart(endingAt: end)
    guard start < end else { return nil }
    return self[start..<end].withUnsafeBufferPointer { Name($0) }
  }

  private func wordStart(endingAt end: Int) -> Int {
    let isWordByte = NameSet.isWordByte
    var start = end
    while start > startIndex, isWordByte[Int(self[start - 1])] { start -= 1 }
    return start
  }

  /// Whether the word before the byte in front of a position is `selector`.
  fileprivate func isSelector(inFrontOf position: Int) -> Bool {
    let end = position - 1
    guard end > startIndex, self[end - 1] == UInt8(ascii: "r") else { return false }
    return word(endingAt: end) == "selector"
  }

  /// Whether a quotation mark stands directly behind a word.
  fileprivate func isQuoted(behindWordAt start: Int) -> Bool {
    let isWordByte = NameSet.isWordByte
    var end = start
    while end < endIndex, isWordByte[Int(self[end])] { end += 1 }
    return end < endIndex && self[end] == UInt8(ascii: "\"")
  }
}
