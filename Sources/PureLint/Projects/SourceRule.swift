import PureLintSource

/// Files that belong to a target.
public struct SourceRule: Sendable {
  /// The files in question, of which some may be excluded.
  public let pattern: PathPattern
  /// Files, and folders with all in them, that do not belong to it after all.
  public var excludedPaths: Set<ProjectPath> = []
  /// Patterns of files that do not belong to it after all.
  public var excludedPatterns: [PathPattern] = []

  /// Stores the parts as they are.
  public init(
    pattern: PathPattern,
    excludedPaths: Set<ProjectPath> = [],
    excludedPatterns: [PathPattern] = []
  ) {
    self.pattern = pattern
    self.excludedPaths = excludedPaths
    self.excludedPatterns = excludedPatterns
  }

  /// Whether a file that is the pattern's anchor or in it belongs to the target.
  ///
  /// - Complexity: O(depth of the path), if there are no patterns with wildcards.
  public func includes(_ file: ProjectPath) -> Bool {
    guard pattern.matches(pathInAnchor: file),
      !excludedPatterns.contains(where: { $0.matches(file) })
    else {
      return false
    }
    if excludedPaths.isEmpty { return true }
    var path: ProjectPath? = file
    while let next = path {
      if excludedPaths.contains(next) { return false }
      if next == pattern.anchor { break }
      path = next.parent
    }
    return true
  }
}
