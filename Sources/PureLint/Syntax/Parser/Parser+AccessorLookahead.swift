/// Telling an accessor block from an implicit getter.
///
/// The look-ahead reads bytes, not tokens: a token made behind the brace could not be unmade, and
/// the body could then not be skipped.
extension Parser {
  /// The kinds of words that a block may begin with.
  enum FirstWord { case accessor, attribute, other }

  /// The first word in the block that a `{` opens.
  func firstWord(after brace: Int) -> FirstWord {
    var index = skipSpace(Int(lexer.tokens.ends[brace]))
    guard index < bytes.count else { return .other }
    if bytes[index] == UInt8(ascii: "@") { return .attribute }
    if bytes[index] == UInt8(ascii: "#") { return .other }
    var word = word(at: index)
    while modifierWords.contains(where: { isWord(word, $0) }) {
      index = skipSpace(word.upperBound)
      word = self.word(at: index)
    }
    if isWord(word, "init") { return opensBody(behind: word) ? .accessor : .other }
    return accessorWords.contains { isWord(word, $0) } ? .accessor : .other
  }

  /// Whether a body or one name in parentheses follows, as behind the accessor `init`.
  private func opensBody(behind word: Range<Int>) -> Bool {
    var index = skipSpace(word.upperBound)
    guard index < bytes.count else { return false }
    if bytes[index] == UInt8(ascii: "(") {
      let name = self.word(at: skipSpace(index + 1))
      index = skipSpace(name.upperBound)
      guard !name.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: ")") else {
        return false
      }
      index = skipSpace(index + 1)
    }
    return index < bytes.count && bytes[index] == UInt8(ascii: "{")
  }

  /// Whether an observer begins in the block, so that it is no trailing closure.
  func opensObservers(_ brace: Int) -> Bool {
    let word = word(at: skipAttributes(skipSpace(Int(lexer.tokens.ends[brace]))))
    return isWord(word, "willSet") || isWord(word, "didSet")
  }

  /// The first byte behind a few attributes without nested parentheses.
  private func skipAttributes(_ start: Int) -> Int {
    var index = start
    for _ in 0..<4 where index < bytes.count && bytes[index] == UInt8(ascii: "@") {
      index = skipSpace(word(at: skipSpace(index + 1)).upperBound)
      guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { continue }
      let limit = min(bytes.count, index + 256)
      while index < limit, bytes[index] != UInt8(ascii: ")") { index += 1 }
      index = skipSpace(index + 1)
    }
    return index
  }

  private func word(at start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    return start..<end
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  private func isWord(_ range: Range<Int>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// The first byte that is neither white space nor in a comment.
  private func skipSpace(_ start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case 0, 0x09...0x0d, UInt8(ascii: " "):
        index += 1
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != 0x0a, bytes[index] != 0x0d { index += 1 }
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
        index = skipBlockComment(index)
      default:
        return index
      }
    }
    return index
  }

  private func skipBlockComment(_ start: Int) -> Int {
    var index = start
    var open = 0
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "/") && bytes[index + 1] == UInt8(ascii: "*") {
        open += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/") {
        open -= 1
        index += 2
        if open == 0 { return index }
      } else {
        index += 1
      }
    }
    return bytes.count
  }
}

private let accessorWords: [StaticString] = [
  "get", "set", "willSet", "didSet", "_read", "_modify", "unsafeAddress", "unsafeMutableAddress",
  "borrow", "mutate",
]
private let modifierWords: [StaticString] = [
  "mutating", "nonmutating", "borrowing", "consuming", "__consuming", "nonisolated",
]
