/// One line of a `.gitignore` file.
///
/// What it matches is what Git says it does: a pattern with a slash in front or inside starts from
/// the folder of its file, any other one is about names at any depth. Text is compared by bytes.
struct IgnorePattern: Hashable, Sendable {
  /// Whether it takes back what an earlier pattern ignores.
  let isNegated: Bool
  let matchesFoldersOnly: Bool
  /// Whether it is about the last part of a path alone.
  let isAboutNames: Bool
  private let parts: [Part]

  private enum Part: Hashable {
    /// Any number of parts; at the end, at least one.
    case anyParts
    case literal([UInt8])
    /// Any bytes, and then these.
    case suffix([UInt8])
    case pattern([Token])
    /// What Git takes for a mistake.
    case nothing
  }

  private enum Token: Hashable {
    case byte(UInt8)
    case any
    case star
    case set(ByteSet)
  }

  /// Reads a line without its end; nil if it holds no pattern.
  init?(_ line: ArraySlice<UInt8>) {
    var line = Self.trimmed(line)
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { line = line.dropFirst() }
    matchesFoldersOnly = line.last == UInt8(ascii: "/")
    if matchesFoldersOnly { line = line.dropLast() }
    guard !line.isEmpty else { return nil }
    isAboutNames = !line.contains(UInt8(ascii: "/"))
    if line.first == UInt8(ascii: "/") { line = line.dropFirst() }
    let stars = [UInt8](repeating: UInt8(ascii: "*"), count: 2)[...]
    let isAboutNames = isAboutNames
    parts = line.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { $0 == stars && !isAboutNames ? .anyParts : Self.part($0) }
  }

  /// The line without the spaces at its end, except one behind a backslash.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var index = line.startIndex
    while index < line.endIndex {
      let isEscape = line[index] == UInt8(ascii: "\\") && index + 1 < line.endIndex
      let isSpace = line[index] == UInt8(ascii: " ")
      index += isEscape ? 2 : 1
      if !isSpace { end = index }
    }
    return line[..<end]
  }

  private static func part(_ text: ArraySlice<UInt8>) -> Part {
    guard let tokens = tokens(text) else { return .nothing }
    let bytes = tokens.compactMap { token in
      if case .byte(let byte) = token { byte } else { nil }
    }
    if bytes.count == tokens.count { return .literal(bytes) }
    if bytes.count == tokens.count - 1, tokens.first == .star { return .suffix(bytes) }
    return .pattern(tokens)
  }

  /// The tokens of a part; nil if Git would match nothing with it.
  private static func tokens(_ text: ArraySlice<UInt8>) -> [Token]? {
    var tokens: [Token] = []
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): if tokens.last != .star { tokens.append(.star) }
      case UInt8(ascii: "?"): tokens.append(.any)
      case UInt8(ascii: "["):
        guard let set = ByteSet(in: &rest) else { return nil }
        tokens.append(.set(set))
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { return nil }
        tokens.append(.byte(escaped))
      default: tokens.append(.byte(byte))
      }
    }
    return tokens
  }

  /// What a path must have in it for the pattern to match.
  var needs: [PatternIndex<UInt8>.Need] {
    parts.flatMap { part -> [PatternIndex<UInt8>.Need] in
      switch part {
      case .literal(let text): [.part(text[...])]
      case .suffix(let text): PatternIndex.pieces(text[...])
      case .anyParts, .pattern, .nothing: []
      }
    }
  }

  // MARK: Matching

  /// Whether it matches a path.
  ///
  /// - Parameter path: The parts from the folder of the pattern's file on; at least one.
  func matches(_ path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
    if matchesFoldersOnly && !isFolder { return false }
    if isAboutNames { return path.last.map { Self.matches(parts[0], $0) } ?? false }
    return Wildcards.matches(parts[...], path, isStar: { $0 == .anyParts }, Self.matches)
      && (parts.last != .anyParts || parts.count { $0 != .anyParts } < path.count)
  }

  private static func matches(_ part: Part, _ name: [UInt8]) -> Bool {
    switch part {
    case .anyParts, .nothing: false
    case .literal(let text): text == name
    case .suffix(let text): name.count >= text.count && name.suffix(text.count).elementsEqual(text)
    case .pattern(let tokens):
      Wildcards.matches(tokens[...], name[...], isStar: { $0 == .star }) { token, byte in
        switch token {
        case .byte(let expected): byte == expected
        case .any: true
        case .star: false
        case .set(let set): set.contains(byte)
        }
      }
    }
  }
}
