/// A stable name for what a finding is about: the same in two runs, whatever has moved to another
/// line or file in between.
package struct Subject: Hashable, Sendable {
  /// The qualified names of the things that the finding is about, the one to change first.
  package var names: [String]
  /// The place among the findings of the same rule about things of the same names, from 1.
  package var ordinal = 1

  package init(_ names: [String]) { self.names = names.map(\.withoutLayout) }

  /// The last word of each name, by which a source may speak of the thing; of a function that is none
  /// of its labels.
  package var words: Set<String> {
    Set(
      names.compactMap { name in
        name.replacing(#/\([^()]*\)/#, with: "")
          .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init)
      }
    )
  }

  /// The subject of a finding about things that need each other in turn, wherever the cycle is
  /// entered.
  init(cycle names: [String]) {
    let start = Self.startOfLeastRotation(names)
    self.init(Array(names[start...] + names[..<start]))
  }

  /// Where the rotation begins that comes before all others in the order of names.
  /// - Complexity: O(*n*) for *n* names.
  private static func startOfLeastRotation(_ names: [String]) -> Int {
    var (first, second, length) = (0, 1, 0)
    // Of two starts that are alike for a while and differ then, the later one is none, nor is any
    // that is as far behind it as they are alike.
    while first < names.count, second < names.count, length < names.count {
      let one = names[(first + length) % names.count]
      let other = names[(second + length) % names.count]
      if one == other {
        length += 1
        continue
      }
      if one < other { second += length + 1 } else { first += length + 1 }
      if first == second { second += 1 }
      length = 0
    }
    return min(first, second)
  }
}

extension String {
  /// The name as if it stood on one line: types in it may have the line breaks of their source.
  fileprivate var withoutLayout: String {
    // What is neither a blank nor outside of ASCII needs no look at characters.
    guard utf8.contains(where: { $0 <= UInt8(ascii: " ") || $0 >= 0x80 }) else { return self }
    var text = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for opening in ["(", "[", "<"] { text.replace("\(opening) ", with: opening) }
    for closing in [")", "]", ">", ",", ":"] where closing != ">" || !text.contains("->") {
      text.replace(" \(closing)", with: closing)
    }
    return text
  }
}
