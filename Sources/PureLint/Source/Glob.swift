/// A pattern for paths: `*` and `?` within a part, `**` for any number of parts.
///
/// As in a `.gitignore` file, a pattern holds for trailing parts of a path too: `Legacy/*.swift`
/// matches `Sources/Legacy/Old.swift`. A leading `/` turns that off, a trailing one asks for a
/// folder.
public struct Glob: Hashable, Sendable {
  /// The pattern as the user writes it.
  public let text: String
  private let parts: [Part]
  private let matchesFoldersOnly: Bool

  private enum Part: Hashable {
    case anyParts
    case text([Unicode.Scalar])
  }

  /// Reads a pattern; nil if there is nothing in it but slashes and dots.
  public init?(_ pattern: String) {
    var parts = Glob.split(pattern).map { $0 == ["*", "*"] ? Part.anyParts : .text($0) }
    guard !parts.isEmpty else { return nil }
    if !pattern.hasPrefix("/") { parts.insert(.anyParts, at: 0) }
    text = pattern
    self.parts = parts
    matchesFoldersOnly = pattern.hasSuffix("/")
  }

  /// Its parts but those for any number of parts, with their wildcards.
  var literals: [[Unicode.Scalar]] {
    parts.compactMap { part in
      if case .text(let text) = part { text } else { nil }
    }
  }

  /// Whether it names something hidden: `.build`.
  var isAboutHidden: Bool {
    literals.contains { $0.first == "." }
  }

  /// Whether the whole path matches or, where the pattern allows it, a trailing run of its parts.
  ///
  /// - Complexity: O(*p* × *g*) for a path of *p* and a pattern of *g* characters.
  public func matches(_ path: String, isFolder: Bool) -> Bool {
    matches(Path(path), isFolder: isFolder)
  }

  /// A path that many patterns are asked about, divided once.
  public struct Path: Sendable {
    let parts: [[Unicode.Scalar]]

    /// Divides a path.
    public init(_ path: String) { self.init(parts: Glob.split(path)) }

    fileprivate init(parts: [[Unicode.Scalar]]) { self.parts = parts }
  }

  /// See `matches(_:isFolder:)`.
  public func matches(_ path: Path, isFolder: Bool) -> Bool {
    if matchesFoldersOnly && !isFolder { return false }
    if case .text(let last)? = parts.last, !last.contains("*"), !last.contains("?"),
      path.parts.last != last
    {
      return false
    }
    let isStar = { (part: Part) in part == .anyParts }
    return Wildcards.matches(parts[...], path.parts[...], isStar: isStar) { part, name in
      guard case .text(let pattern) = part else { return false }
      return Wildcards.matches(pattern[...], name[...], isStar: { $0 == "*" }) {
        $0 == "?" || $0 == $1
      }
    }
  }

  /// Whether a file matches, or a folder that it is in.
  ///
  /// - Complexity: that of `matches` for each folder on the path.
  public func covers(_ path: String) -> Bool { covers(Path(path)) }

  /// See `covers(_:)`.
  public func covers(_ path: Path) -> Bool {
    matches(path, isFolder: false)
      || path.parts.indices.dropFirst().contains {
        matches(Path(parts: Array(path.parts[..<$0])), isFolder: true)
      }
  }

  /// The parts between slashes, without the empty ones and `.`.
  private static func split(_ path: String) -> [[Unicode.Scalar]] {
    path.unicodeScalars.split(separator: "/").map(Array.init).filter { $0 != ["."] }
  }
}
