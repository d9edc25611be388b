/// A pattern for paths: `*` and `?` within a part, `**` for any number of parts.
///
/// As in a `.gitignore` file, a pattern holds for trailing parts of a path too: `Legacy/*.swift`
/// matches `Sources/Legacy/Old.swift`. A leading `/` turns that off, a trailing one asks for a
/// folder. Matching only ever goes back to the last star, so no pattern is slow.
struct Glob: Hashable, Sendable {
  /// The pattern as the user writes it.
  let text: String
  private let parts: [Part]
  private let matchesFoldersOnly: Bool

  private enum Part: Hashable {
    case anyParts
    case text([Unicode.Scalar])
  }

  /// Reads a pattern; nil if there is nothing in it but slashes and dots.
  init?(_ pattern: String) {
    var parts = Glob.split(pattern).map { $0 == ["*", "*"] ? Part.anyParts : .text($0) }
    guard !parts.isEmpty else { return nil }
    if !pattern.hasPrefix("/") { parts.insert(.anyParts, at: 0) }
    text = pattern
    self.parts = parts
    matchesFoldersOnly = pattern.hasSuffix("/")
  }

  /// Whether it names something hidden: `.build`.
  var isAboutHidden: Bool {
    parts.contains { part in
      if case .text(let text) = part { text.first == "." } else { false }
    }
  }

  /// Whether the whole path matches or, where the pattern allows it, a trailing run of its parts.
  ///
  /// - Complexity: O(*p* × *g*) for a path of *p* and a pattern of *g* characters.
  func matches(_ path: String, isFolder: Bool) -> Bool {
    if matchesFoldersOnly && !isFolder { return false }
    return Glob.matches(parts, Glob.split(path), isStar: { $0 == .anyParts }) { part, name in
      guard case .text(let pattern) = part else { return false }
      return Glob.matches(pattern, name, isStar: { $0 == "*" }) { $0 == "?" || $0 == $1 }
    }
  }

  /// The parts between slashes, without the empty ones and `.`.
  private static func split(_ path: String) -> [[Unicode.Scalar]] {
    path.unicodeScalars.split(separator: "/").map(Array.init).filter { $0 != ["."] }
  }

  /// Matches all elements with a pattern in which a star stands for any number of them.
  private static func matches<Pattern, Element>(
    _ pattern: [Pattern],
    _ elements: [Element],
    isStar: (Pattern) -> Bool,
    matchesOne: (Pattern, Element) -> Bool
  ) -> Bool {
    var patternIndex = 0
    var index = 0
    var retry: (pattern: Int, element: Int)?
    while index < elements.count {
      if patternIndex < pattern.count, isStar(pattern[patternIndex]) {
        patternIndex += 1
        retry = (patternIndex, index)
      } else if patternIndex < pattern.count, matchesOne(pattern[patternIndex], elements[index]) {
        patternIndex += 1
        index += 1
      } else if let last = retry {
        patternIndex = last.pattern
        index = last.element + 1
        retry = (patternIndex, index)
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy(isStar)
  }
}
