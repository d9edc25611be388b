/// Turns the paths of a command line into the Swift files to check.
///
/// A file named there is always taken. A folder is walked down to its `.swift` files, without
/// hidden ones, without what builds and package managers leave behind, and without what the user
/// excludes or has Git ignore; no folder is walked twice, whatever the links to it.
struct SourceFinder: Sendable {
  var excludes: [Glob] = []
  var fileSystem: any FileSystem = Disk()
  /// The files that `.gitignore` files leave out; nil where they do not count.
  var ignoring: Ignoring?

  /// Folders of build products and of other people's code.
  private static let skippedFolders: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "checkouts", "node_modules",
  ]

  /// Whether a folder of a name holds nothing of an app's own. The examples of documentation catalogs
  /// are compiled into no target, and show code on its way.
  static func skips(folder name: String) -> Bool {
    skippedFolders.contains(name) || name.hasSuffix(".docc")
  }

  /// The files that the paths of a command line lead to, and what went wrong on the way.
  struct Outcome: Sendable {
    /// All files, sorted by path.
    var files: [File] = []
    /// The failures to look into something, sorted; all else was found all the same.
    var failures: [SourceError] = []
    /// The positions of paths that hold no Swift file.
    var emptyRoots: [Int] = []
    /// The positions of paths of which the user excludes everything.
    var excludedRoots: [Int] = []
    /// Positions of paths that lead to the same folder, or one of them into the other.
    var overlaps: [[Int]] = []
    /// The excludes that leave nothing out.
    var idleExcludes: [Glob] = []
  }

  /// A file that was found.
  struct File: Hashable, Sendable {
    /// Begins with the path that led to it.
    let path: String
    /// The position of that path, if it is a folder's; nil for a file that the user names.
    let root: Int?
  }

  /// - Complexity: O(*n* log *n*) for *n* files.
  func find(_ paths: [String], filters: [any FolderFilter] = []) -> Outcome {
    var walk = FolderWalk(fileSystem, excludes: excludes, filters: filters, ignoring)
    for path in paths { walk.visit(path) }
    walk.followLinks()
    var outcome = walk.outcome(paths)
    // Hardly anything is out of order any more, which a sort makes short work of.
    outcome.files.sort(by: SourceFinder.isOrderedBefore)
    return outcome
  }

  /// Orders by text, and by bytes where two paths only differ in how they compose characters; what
  /// the user names comes behind the same file in a folder.
  private static func isOrderedBefore(_ first: File, _ second: File) -> Bool {
    if first.path != second.path { return first.path < second.path }
    if !first.path.utf8.elementsEqual(second.path.utf8) {
      return first.path.utf8.lexicographicallyPrecedes(second.path.utf8)
    }
    return first.root ?? .max < second.root ?? .max
  }
}
