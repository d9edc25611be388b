/// Turns the paths of a command line into the Swift files to check.
///
/// A file named there is always taken. A folder is walked down to its `.swift` files, without
/// hidden ones, without what builds and package managers leave behind, and without what the user
/// excludes; no folder is walked twice, whatever the links to it.
struct SourceFinder: Sendable {
  var excludes: [Glob] = []

  /// Folders of build products and of other people's code.
  static let skippedFolders: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "checkouts", "node_modules",
  ]

  /// The paths of all files, sorted, each beginning with the path that led to it.
  ///
  /// - Throws: the first path that does not exist or cannot be listed.
  /// - Complexity: O(*n* log *n*) for *n* files.
  func find(_ paths: [String]) throws(SourceError) -> [String] {
    var walk = FolderWalk(excludes: excludes)
    for path in paths { try walk.visit(path) }
    try walk.followLinks()
    // Hardly anything is out of order any more, which a sort makes short work of.
    return walk.files.sorted(by: SourceFinder.isOrderedBefore)
  }

  /// Orders by text, and by bytes where two paths only differ in how they compose characters.
  private static func isOrderedBefore(_ first: String, _ second: String) -> Bool {
    first < second || first == second && first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
