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
struct FolderWalk {
  /// The files that were found so far, those below one path sorted.
  private var files: [SourceFinder.File] = []
  private var failures: Set<SourceError> = []
  private var excludes: ExcludeList
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

  init(excludes: [Glob]) { self.excludes = ExcludeList(excludes) }

  /// Takes a file, or everything in a folder; links to folders wait for `followLinks()`.
  mutating func visit(_ path: String) {
    let root = rootCount
    rootCount += 1
    do throws(SourceError) {
      guard try FileStatus(following: path).kind == .folder else {
        return files.append(SourceFinder.File(path: path, root: nil))
      }
      noteAncestors(of: path)
      walk(FolderWalk.prefix(path), root, isNamed: true)
    } catch {
      fail(error, root)
    }
  }

  /// Walks the linked folders, and those that links in them lead to.
  mutating func followLinks() {
    while let (link, root) = links.min(by: { $0.key < $1.key }) {
      links[link] = nil
      guard let target = try? FileStatus(following: link),
        !ancestors.contains(target.identity)
      else { continue }
      walk(link, root, isNamed: false)
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
      overlaps: overlaps,
      idleExcludes: visited.isEmpty ? [] : excludes.idle
    )
  }

  /// The path of an entry of a folder; the empty path is the current folder.
  static func join(_ folder: String, _ name: String) -> String {
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
    while let folder = try? FileStatus(following: path),
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
  private mutating func walk(_ top: String, _ root: Int, isNamed: Bool) {
    var pending = [Step.folder(top)]
    while let step = pending.popLast() {
      switch step {
      case .file(let path): files.append(SourceFinder.File(path: path, root: root))
      case .folder(let path):
        do throws(SourceError) {
          pending += try steps(in: path, root)
        } catch {
          if error.cause != .missing || isNamed && path == top { fail(error, root) }
        }
      }
    }
  }

  /// A step of the walk: a file to take or a folder to look into.
  private enum Step {
    case file(String)
    case folder(String)
  }

  /// The steps for the entries of a folder, the last one of its paths first.
  private mutating func steps(in folder: String, _ root: Int) throws(SourceError) -> [Step] {
    let listing = try FolderListing(folder)
    if let other = visited[listing.identity] {
      if other != root { overlaps.append([other, root]) }
      return []
    }
    visited[listing.identity] = root
    var steps: [(key: String, step: Step)] = []
    for entry in listing.entries {
      let path = FolderWalk.join(folder, entry.name)
      let target = entry.kind == .link ? linkTarget(path) : .success(entry.kind)
      guard isWanted(entry.name, path, isFolder: FolderWalk.mayBeFolder(target), root) else {
        continue
      }
      guard entry.isNameValid else {
        fail(SourceError(path: path, cause: .unprintableName), root)
        continue
      }
      switch target {
      case .success(.file): steps.append((entry.name, .file(path)))
      case .success(.folder): steps.append((entry.name + "/", .folder(path)))
      case .success(.link): links[path] = root
      case .success(.other): break
      case .failure(let error):
        // The link itself may be gone by now.
        if (try? FileStatus(at: path)) != nil { fail(error, root) }
      }
    }
    return steps.sorted { $0.key > $1.key }.map(\.step)
  }

  /// The kind of file that a link leads to; that of a link if it leads to a folder.
  private func linkTarget(_ path: String) -> Result<FileStatus.Kind, SourceError> {
    Result { () throws(SourceError) in
      let kind = try FileStatus(following: path).kind
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

  private mutating func isWanted(
    _ name: String,
    _ path: String,
    isFolder: Bool,
    _ root: Int
  ) -> Bool {
    if !isFolder && !name.hasSuffix(".swift") && name != "project.pbxproj" { return false }
    let isExcluded = excludes.matches(path, isFolder: isFolder)
    if isFolder && SourceFinder.skippedFolders.contains(name) { return false }
    if isExcluded { excludedRoots.insert(root) }
    return !isExcluded
  }
}

/// The patterns that the user excludes, and which of them matched something.
private struct ExcludeList {
  private let globs: [Glob]
  private var used: Set<Int> = []

  init(_ globs: [Glob]) { self.globs = globs }

  /// Whether some pattern matches; each that does counts as used.
  mutating func matches(_ path: String, isFolder: Bool) -> Bool {
    var isExcluded = false
    for (index, glob) in globs.enumerated() where glob.matches(path, isFolder: isFolder) {
      used.insert(index)
      isExcluded = true
    }
    return isExcluded
  }

  /// The patterns that matched nothing, without those for hidden files, which are never looked at.
  var idle: [Glob] {
    globs.indices.filter { !used.contains($0) && !globs[$0].isAboutHidden }.map { globs[$0] }
  }
}
