/// One walk over the folders of a command line and everything below them.
struct FolderWalk {
  /// What was found so far; what was found below one path is sorted.
  private(set) var files: [String] = []
  private let excludes: [Glob]
  private var visited: Set<FileIdentity> = []
  /// Linked folders. They wait until all real ones are known, so that a file is reported under
  /// its real path, and the outcome does not depend on the order of directory entries.
  private var links: Set<String> = []
  /// The folders above those that were asked for: a link to one would lead out to everything.
  private var ancestors: Set<FileIdentity> = []

  init(excludes: [Glob]) { self.excludes = excludes }

  /// Takes a file, or everything in a folder; links to folders wait for `followLinks()`.
  mutating func visit(_ path: String) throws(SourceError) {
    guard try FileStatus(following: path).kind == .folder else { return files.append(path) }
    noteAncestors(of: path)
    try walk(FolderWalk.prefix(path))
  }

  /// Walks the linked folders, and those that links in them lead to.
  mutating func followLinks() throws(SourceError) {
    while let link = links.min() {
      links.remove(link)
      let target = try FileStatus(following: link)
      if !ancestors.contains(target.identity) { try walk(link) }
    }
  }

  /// The path of an entry of a folder; the empty path is the current folder.
  static func join(_ folder: String, _ name: String) -> String {
    switch folder {
    case "": name
    case "/": "/" + name
    default: folder + "/" + name
    }
  }

  /// What stands before the names in a folder: `.` is left out, and so are slashes at the end.
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

  private mutating func walk(_ top: String) throws(SourceError) {
    var pending = [Step.folder(top)]
    while let step = pending.popLast() {
      switch step {
      case .file(let path): files.append(path)
      case .folder(let path): pending += try steps(in: path)
      }
    }
  }

  /// What is to be done with an entry.
  private enum Step {
    case file(String)
    case folder(String)
  }

  /// What is to be done with the entries of a folder, the last one of its paths first.
  private mutating func steps(in folder: String) throws(SourceError) -> [Step] {
    let listing = try FolderListing(folder)
    guard visited.insert(listing.identity).inserted else { return [] }
    var steps: [(key: String, step: Step)] = []
    for entry in listing.entries {
      let path = FolderWalk.join(folder, entry.name)
      let kind = entry.kind == .link ? linkTarget(path) : entry.kind
      guard isWanted(entry.name, path, isFolder: kind != .file) else { continue }
      guard entry.isNameValid else { throw SourceError(path: path, cause: .unprintableName) }
      switch kind {
      case .file: steps.append((entry.name, .file(path)))
      case .folder: steps.append((entry.name + "/", .folder(path)))
      case .link: links.insert(path)
      case .other: break
      }
    }
    return steps.sorted { $0.key > $1.key }.map(\.step)
  }

  /// What a link stands for: itself if it leads to a folder; a file also if it leads nowhere,
  /// because a missing source should be heard of.
  private func linkTarget(_ path: String) -> FileStatus.Kind {
    guard let target = try? FileStatus(following: path) else { return .file }
    return target.kind == .folder ? .link : target.kind
  }

  private func isWanted(_ name: String, _ path: String, isFolder: Bool) -> Bool {
    if isFolder && SourceFinder.skippedFolders.contains(name) { return false }
    if !isFolder && !name.hasSuffix(".swift") && name != "project.pbxproj" { return false }
    return !excludes.contains { $0.matches(path, isFolder: isFolder) }
  }
}
