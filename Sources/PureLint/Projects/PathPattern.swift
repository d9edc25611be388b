import PureLintSource

/// The files that a project file means by a path with or without wildcards.
///
/// The leading parts without wildcards are the anchor, so that patterns can be found by folder;
/// without any wildcard, a pattern is a file, or a folder with all in it.
public struct PathPattern: Hashable, Sendable {
  /// The file or folder at the leading parts without wildcards; all that matches is that or in it.
  public let anchor: ProjectPath
  private let rest: [Part]

  private enum Part: Hashable {
    /// `**`: any number of folders; at the end, everything.
    case anyParts
    case name([UInt8])
  }

  /// A file, or a folder with all in it.
  init(_ path: ProjectPath) {
    anchor = path
    rest = []
  }

  /// A pattern with `*`, `?` and `**`.
  public init(_ pattern: String, in folder: ProjectPath) {
    let parts = pattern.split(separator: "/")
    let fixed = parts.prefix { !$0.utf8.contains(where: PathPattern.isWildcard) }
    let isAbsolute = pattern.hasPrefix("/")
    anchor = folder.appending((isAbsolute ? "/" : "") + fixed.joined(separator: "/"))
    rest = parts.dropFirst(fixed.count).map { $0 == "**" ? .anyParts : .name(Array($0.utf8)) }
  }

  private init(anchor: ProjectPath, rest: [Part]) {
    self.anchor = anchor
    self.rest = rest
  }

  /// Everything in the folders that the pattern matches, at any depth.
  func appendingAnyParts() -> PathPattern {
    PathPattern(anchor: anchor, rest: rest + [.anyParts])
  }

  /// Whether it means one file or folder, without wildcards.
  public var isPath: Bool { rest.isEmpty }

  /// The patterns that a pattern with alternatives stands for: `{A,B}/**` is `A/**` and `B/**`.
  ///
  /// Beyond 64 alternatives the remaining braces are taken as they stand.
  static func alternatives(of pattern: String, in folder: ProjectPath) -> [PathPattern] {
    var pending = [pattern]
    var finished: [String] = []
    while let next = pending.popLast() {
      if pending.count + finished.count < 64, let choices = expandFirstBraces(of: next) {
        pending += choices.reversed()
      } else {
        finished.append(next)
      }
    }
    return finished.map { PathPattern($0, in: folder) }
  }

  /// Whether the pattern means a file.
  ///
  /// - Complexity: O(*p* × *g*) for a path of *p* and a pattern of *g* characters.
  func matches(_ path: ProjectPath) -> Bool {
    path.parts(below: anchor) != nil && matches(pathInAnchor: path)
  }

  /// The same for a file that is known to be the anchor or in it.
  func matches(pathInAnchor path: ProjectPath) -> Bool {
    if rest.isEmpty { return true }
    if rest == [.anyParts] { return path != anchor }
    if rest == PathPattern.allSwiftFiles { return path.text.hasSuffix(".swift") && path != anchor }
    guard let parts = path.parts(below: anchor) else { return false }
    return Wildcards.matches(rest[...], parts, isStar: { $0 == .anyParts }) { part, name in
      guard case .name(let pattern) = part else { return false }
      let isStar: (UInt8) -> Bool = { $0 == UInt8(ascii: "*") }
      return Wildcards.matches(pattern[...], Array(name.utf8)[...], isStar: isStar) {
        $0 == UInt8(ascii: "?") || $0 == $1
      }
    }
  }

  /// `**/*.swift`, which is asked for often.
  private static let allSwiftFiles: [Part] = [.anyParts, .name(Array("*.swift".utf8))]

  private static func isWildcard(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?")
  }

  private static func expandFirstBraces(of pattern: String) -> [String]? {
    guard let open = pattern.firstIndex(of: "{"),
      let close = pattern[open...].firstIndex(of: "}")
    else { return nil }
    return pattern[pattern.index(after: open)..<close]
      .split(separator: ",", omittingEmptySubsequences: false)
      .map { String(pattern[..<open] + $0 + pattern[pattern.index(after: close)...]) }
  }
}
