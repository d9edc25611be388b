/// A stable name for what a finding is about: the same in two runs, whatever has moved to another
/// line or file in between.
package struct Subject: Hashable, Sendable {
  /// The qualified names of the things that the finding is about, the one to change first.
  package var names: [String]
  /// The place among the findings of the same rule about things of the same names, from 1.
  package var ordinal = 1

  package init(_ names: [String]) { self.names = names.map(\.withoutLayout) }

  /// The subject of a finding about things that need each other in turn, wherever the cycle is
  /// entered.
  init(cycle names: [String]) {
    let rotations = names.indices.map { Array(names[$0...] + names[..<$0]) }
    self.init(rotations.min { $0.lexicographicallyPrecedes($1) } ?? [])
  }
}

extension String {
  /// The name as if it stood on one line: types in it may have the line breaks of their source.
  fileprivate var withoutLayout: String {
    guard contains(where: \.isWhitespace) else { return self }
    var text = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for opening in ["(", "[", "<"] { text.replace("\(opening) ", with: opening) }
    for closing in [")", "]", ">", ",", ":"] where closing != ">" || !text.contains("->") {
      text.replace(" \(closing)", with: closing)
    }
    return text
  }
}
