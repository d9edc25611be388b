#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One walk over the folders of a command line and everything below them.
///
/// A file or folder that cannot be looked into is noted and passed over. One that is gone again by
/// the time that the walk comes to it is passed over without a word.
public struct FolderWalk {
  private let fileSystem: any FileSystem
  /// The files that were found so far, those below one path sorted.
  private var files: [SourceFinder.File] = []
  private var failures: Set<SourceError> = []
  private var excludes: ExcludeList
  private let filters: [any FolderFilter]
  /// The folders that were walked, with the position of the path that led there.
  private var visited: [FileIdentity: Int] = [:]
  /// Linked folders. They wait until all real ones are known, so that a file is reported under
  /// its real path, and the outcome does not depend on the order of directory entries.
  private var links: [String: Int] = [:]
  /// The folders above those that were asked for: a link to one would lead out to everything.
  private var ancestors: Set<FileIdentity> = []
  /// The number of paths visited so far.
  private var rootCount = 0
  private var overlaps: [[Int]] = []
  /// The positions of paths below which something was left out or could not be looked into.
  private var incompleteRoots: Set<Int> = []
  private var excludedRoots: Set<Int> = []
  /// What is checked although `.gitignore` files leave it out; nil where they do not count.
  private var tracked: TrackedFiles?

  init(
    _ fileSystem: any FileSystem,
    excludes: [Glob],
    filters: [any FolderFilter] = [],
    _ ignoring: Ignoring? = nil
  ) {
    self.fileSystem = fileSystem
    self.excludes = ExcludeList(excludes)
    self.filters = filters
    tracked = ignoring.map { TrackedFiles($0) }
  }

  /// Takes a file, or everything in a folder; links to folders wait for `followLinks()`.
  mutating func visit(_ path: String) {
    let root = rootCount
    rootCount += 1
    do throws(SourceError) {
      guard try fileSystem.status(following: path).kind == .folder else {
        return files.append(SourceFinder.File(path: path, root: nil))
      }
      noteAncestors(of: path)
      let rules = tracked == nil ? nil : fileSystem.ignoreRules(around: path)
      walk(FolderWalk.prefix(path), root, rules, isNamed: true)
    } catch {
      fail(error, root)
    }
  }

  /// Walks the linked folders, and those that links in them lead to.
  mutating func followLinks() {
    while let (link, root) = links.min(by: { $0.key < $1.key }) {
      links[link] = nil
      guard let target = try? fileSystem.status(following: link),
        !ancestors.contains(target.identity)
      else { continue }
      walk(link, root, nil, isNamed: false)
    }
  }

  /// The files and failures that were found below the paths that were visited.
  func outcome(_ paths: [String]) -> SourceFinder.Outcome {
    var filled = Set(files.lazy.filter { $0.path.hasSuffix(".swift") }.compactMap(\.root))
    filled.formUnion(overlaps.joined())
    filled.formUnion(incompleteRoots)
    let named = Set(files.lazy.filter { $0.root == nil }.map(\.path))
    let empty = paths.indices.filter { !filled.contains($0) && !named.contains(paths[$0]) }
    return SourceFinder.Outcome(
      files: files,
      failures: failures.sorted(),
      emptyRoots: empty.filter { !excludedRoots.contains($0) },
      excludedRoots: empty.filter { excludedRoots.contains($0) },
      narrowedRoots: excludedRoots.subtracting(empty).sorted(),
      overlaps: overlaps,
      idleExcludes: visited.isEmpty ? [] : excludes.idle
    )
  }

  /// The path of an entry of a folder; the empty path is the current folder.
  public static func join(_ folder: String, _ name: String) -> String {
    switch folder {
    case "": name
    case "/": "/" + name
    default: folder + "/" + name
    }
  }

  /// The text in front of the names in a folder: `.` is left out, and so are slashes at the end.
  private static func prefix(_ root: String) -> String {
    var path = Substring(root)
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return path == "." ? "" : String(path)
  }

  /// Remembers the folders above one, up to the root of the file system.
  private mutating func noteAncestors(of root: String) {
    var path = root + "/.."
    while let folder = try? fileSystem.status(following: path),
      ancestors.insert(folder.identity).inserted
    {
      path += "/.."
    }
  }

  private mutating func fail(_ error: SourceError, _ root: Int) {
    failures.insert(error)
    incompleteRoots.insert(root)
  }

  /// Walks a folder and all below it.
  /// - Parameter isNamed: Whether the user names the folder, so that it must not be gone.
  private mutating func walk(_ top: String, _ root: Int, _ rules: IgnoreRules?, isNamed: Bool) {
    var pending = [Step.folder(top, rules)]
    while let step = pending.popLast() {
      switch step {
      case .file(let path): files.append(SourceFinder.File(path: path, root: root))
      case .folder(let path, let rules):
        do throws(SourceError) {
          pending += try steps(in: path, root, rules)
        } catch {
          if error.cause != .missing || isNamed && path == top { fail(error, root) }
        }
      }
    }
  }

  /// A step of the walk: a file to take or a folder to look into.
  private enum Step {
    case file(String)
    /// With the rules that hold in the folder without its own.
    case folder(String, IgnoreRules?)
  }

  /// The steps for the entries of a folder, the last one of its paths first.
  private mutating func steps(
    in folder: String,
    _ root: Int,
    _ outerRules: IgnoreRules?
  ) throws(SourceError) -> [Step] {
    let listing = try fileSystem.listing(folder)
    if let other = visited[listing.identity] {
      if other != root { overlaps.append([other, root]) }
      return []
    }
    visited[listing.identity] = root
    for filter in filters { filter.enter(folder, listing) }
    let rules = tracked == nil ? nil : fileSystem.ignoreRules(in: folder, listing, outerRules)
    var steps: [(key: String, step: Step)] = []
    for entry in listing.entries {
      let path = FolderWalk.join(folder, entry.name)
      let target = entry.kind == .link ? linkTarget(path) : .success(entry.kind)
      guard isWanted(entry.name, path, isFolder: FolderWalk.mayBeFolder(target), root),
        !isIgnored(entry, rules)
      else { continue }
      guard entry.isNameValid else {
        fail(SourceError(path: path, cause: .unprintableName), root)
        continue
      }
      switch target {
      case .success(.file): steps.append((entry.name, .file(path)))
      case .success(.folder):
        steps.append((entry.name + "/", .folder(path, rules?.entering(entry.name))))
      case .success(.link): links[path] = root
      case .success(.other): break
      case .failure(let error):
        // The link itself may be gone by now.
        if (try? fileSystem.status(at: path)) != nil { fail(error, root) }
      }
    }
    return steps.sorted { $0.key > $1.key }.map(\.step)
  }

  /// The kind of file that a link leads to; that of a link if it leads to a folder.
  private func linkTarget(_ path: String) -> Result<FileStatus.Kind, SourceError> {
    Result { () throws(SourceError) in
      let kind = try fileSystem.status(following: path).kind
      return kind == .folder ? .link : kind
    }
  }

  /// Whether an entry is no file; where nobody may look, there may be a folder.
  private static func mayBeFolder(_ target: Result<FileStatus.Kind, SourceError>) -> Bool {
    switch target {
    case .success(let kind): kind != .file
    case .failure(let error): error.cause == .system(EACCES)
    }
  }

  /// Whether Git ignores an entry, and does not track it.
  private mutating func isIgnored(_ entry: FolderListing.Entry, _ rules: IgnoreRules?) -> Bool {
    guard let rules, rules.ignores(entry.name, isFolder: entry.kind == .folder) else {
      return false
    }
    return tracked?.contain(rules.path(of: entry.name), in: rules.repository) != true
  }

  private mutating func isWanted(
    _ name: String,
    _ path: String,
    isFolder: Bool,
    _ root: Int
  ) -> Bool {
    if !isFolder && !name.hasSuffix(".swift") && !SourceFinder.isProjectFile(name) { return false }
    var isExcluded = excludes.matches(path, isFolder: isFolder)
    if isFolder && SourceFinder.skips(folder: name) { return false }
    if !isExcluded { isExcluded = filters.contains { $0.leavesOut(path, isFolder: isFolder) } }
    if isExcluded { excludedRoots.insert(root) }
    return !isExcluded
  }
}
