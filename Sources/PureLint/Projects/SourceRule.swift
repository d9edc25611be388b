/// Files that belong to a target.
struct SourceRule: Sendable {
  let pattern: PathPattern
  /// Files, and folders with all in them, that do not belong to it after all.
  var excludedPaths: Set<ProjectPath> = []
  var excludedPatterns: [PathPattern] = []

  /// Whether a file that is the pattern's anchor or in it belongs to the target.
  ///
  /// - Complexity: O(depth of the path), if there are no patterns with wildcards.
  func includes(_ file: ProjectPath) -> Bool {
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
