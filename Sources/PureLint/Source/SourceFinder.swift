/// Turns the paths of a command line into the Swift files to check.
///
/// A file named there is always taken. A folder is walked down to its `.swift` files, without
/// hidden ones, without what builds and package managers leave behind, and without what the user
/// excludes or has Git ignore; no folder is walked twice, whatever the links to it.
public struct SourceFinder: Sendable {
  /// The patterns of the files and folders that are left out of folders.
  public var excludes: [Glob] = []
  /// The place where files are found.
  public var fileSystem: any FileSystem = Disk()
  /// The files that `.gitignore` files leave out; nil where they do not count.
  public var ignoring: Ignoring?

  /// Stores the parts as they are; by default nothing is excluded or ignored.
  public init(
    excludes: [Glob] = [],
    fileSystem: any FileSystem = Disk(),
    ignoring: Ignoring? = nil
  ) {
    self.excludes = excludes
    self.fileSystem = fileSystem
    self.ignoring = ignoring
  }

  /// Folders of build products and of other people's code.
  private static let skippedFolders: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "checkouts", "node_modules",
  ]

  /// Whether a folder of a name holds nothing of an app's own. The examples of documentation catalogs
  /// are compiled into no target, and show code on its way.
  static func skips(folder name: String) -> Bool {
    skippedFolders.contains(name) || name.hasSuffix(".docc")
  }

  private static let projectFiles: Set<String> = [
    "project.pbxproj", "project.yml", "BUILD", "BUILD.bazel",
  ]

  /// Whether a name is one of those of files that say which sources belong to which targets, besides
  /// those in Swift.
  public static func isProjectFile(_ name: String) -> Bool {
    projectFiles.contains(name)
  }

  /// The files that the paths of a command line lead to, and what went wrong on the way.
  public struct Outcome: Sendable {
    /// All files, sorted by path.
    public var files: [File] = []
    /// The failures to look into something, sorted; all else was found all the same.
    public var failures: [SourceError] = []
    /// The positions of paths that hold no Swift file.
    public var emptyRoots: [Int] = []
    /// The positions of paths of which the user excludes everything.
    public var excludedRoots: [Int] = []
    /// The positions of paths of which the user excludes something, but not everything.
    public var narrowedRoots: [Int] = []
    /// Positions of paths that lead to the same folder, or one of them into the other.
    public var overlaps: [[Int]] = []
    /// The excludes that leave nothing out.
    public var idleExcludes: [Glob] = []
  }

  /// A file that was found.
  public struct File: Hashable, Sendable {
    /// Begins with the path that led to it.
    public let path: String
    /// The position of that path, if it is a folder's; nil for a file that the user names.
    public let root: Int?

    /// Stores the parts as they are.
    public init(path: String, root: Int?) {
      self.path = path
      self.root = root
    }
  }

  /// - Complexity: O(*n* log *n*) for *n* files.
  public func find(_ paths: [String], filters: [any FolderFilter] = []) -> Outcome {
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
