import PureLintPolicy
import PureLintSource

/// The making of a snapshot from what repositories list.
///
/// What the disk has with the same content is read from there when it is asked for; the rest is
/// had from Git, with one process for each repository.
struct GitSnapshot {
  /// The files of all repositories so far.
  private(set) var files: FileSnapshot
  /// The name of files with a baseline.
  private let baselineName: String

  /// What the next commit would contain.
  ///
  /// - Parameter baselineName: The name of files with a baseline.
  static func index(
    _ repository: GitRepository = .init(),
    baselineName: String = BaselineFile.defaultName
  ) throws(GitError) -> FileSnapshot {
    var snapshot = GitSnapshot(baselineName: baselineName)
    try snapshot.add(try repository.index(), of: repository, in: currentFolder)
    return snapshot.files
  }

  /// What a commit contains.
  ///
  /// - Parameter name: As for `GitRepository.commit`.
  /// - Returns: nil for `HEAD` before the first commit.
  static func revision(
    _ name: String,
    _ repository: GitRepository = .init()
  ) throws(GitError) -> FileSnapshot? {
    guard let (commit, outermost) = try repository.commit(name) else { return nil }
    let entries = try repository.tree(commit)
    let current = (try? repository.index(fromOutermost: true)) ?? []
    var snapshot = GitSnapshot()
    try snapshot.add(
      entries.marked(asIn: current),
      of: repository,
      in: ProjectPath(currentFolder).appending(outermost).text
    )
    return snapshot.files
  }

  private init(baselineName: String = BaselineFile.defaultName) {
    self.baselineName = baselineName
    files = FileSnapshot(seenFrom: currentFolder)
    // It is there even if nothing in it is.
    _ = files.folder(files.viewpoint)
  }

  /// Adds what a repository lists.
  ///
  /// - Parameter base: The absolute path of the folder that the paths of the entries start from.
  private mutating func add(
    _ entries: [GitEntry],
    of repository: GitRepository,
    in base: String
  ) throws(GitError) {
    let place = ProjectPath(base)
    var submodules: [(path: String, commit: GitObject)] = []
    var pending: [(entry: GitEntry, folder: FileSnapshot.Folder)] = []
    var last: (part: ArraySlice<UInt8>, path: String, folder: FileSnapshot.Folder)?
    for entry in entries {
      if last?.part != entry.folder {
        let path = place.appending(String(decoding: entry.folder, as: UTF8.self)).text
        last = (entry.folder, path, files.folder(path))
      }
      guard let last else { continue }
      let name = entry.name
      if entry.kind == .submodule {
        submodules.append((FolderWalk.join(last.path, name), entry.object))
      } else if entry.kind == .link {
        pending.append((entry, last.folder))
      } else if isRead(name) {
        if entry.isUnmerged {
          files.add(entry, to: last.folder, .failure(.unmerged))
        } else if entry.isClean {
          files.add(entry, to: last.folder, .disk(FolderWalk.join(last.path, name)))
        } else {
          pending.append((entry, last.folder))
        }
      }
    }
    try add(pending, of: repository)
    for (path, commit) in submodules { try addSubmodule(path, commit) }
  }

  /// Whether a file of that name may be read.
  private func isRead(_ name: String) -> Bool {
    // What XcodeGen includes may have any name.
    name.hasSuffix(".swift") || name.hasSuffix(".yml") || name.hasSuffix(".yaml")
      || name.hasSuffix(".bazel") || name == "BUILD" || name == "WORKSPACE"
      || name == "project.pbxproj" || name == Configuration.fileName || name == baselineName
  }

  /// Adds files and links whose contents Git has to be asked for.
  private mutating func add(
    _ pending: [(entry: GitEntry, folder: FileSnapshot.Folder)],
    of repository: GitRepository
  ) throws(GitError) {
    let contents = try repository.contents(of: pending.map(\.entry.object))
    for (entry, folder) in pending {
      let bytes = contents[entry.object]
      if entry.kind == .link, let bytes {
        let target = String(decoding: bytes, as: UTF8.self)
        files.addLink(entry.name, to: folder, leadingTo: target)
      } else {
        files.add(entry, to: folder, Self.record(bytes, repository))
      }
    }
  }

  /// The record of a file, whose content may stand outside of Git where LFS keeps it.
  private static func record(_ bytes: [UInt8]?, _ repository: GitRepository) -> FileSnapshot.Record
  {
    guard let bytes else { return .failure(.notFetched) }
    let mark = "version https://git-lfs.github.com/spec/"
    guard bytes.starts(with: mark.utf8), bytes.count < 1024 else { return .bytes(bytes) }
    let text = String(decoding: bytes, as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("oid sha256:") }
    guard let name = line?.dropFirst("oid sha256:".count), isDigest(name),
      let path = try? repository.largeFile(String(name)),
      (try? FileStatus(at: path))?.kind == .file
    else { return .failure(.notFetched) }
    return .disk(path)
  }

  /// Whether a text is 64 hexadecimal digits, and no way to some other file.
  private static func isDigest(_ text: Substring) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      }
  }

  /// Adds the files of a submodule, if it has been checked out: those of the commit that is
  /// recorded, or, where the submodule lacks that, what its own index has.
  ///
  /// All contents are had from Git: to find out which of them the disk has, too, it would start
  /// programs of the submodule's that `git status` may have been told to leave alone.
  private mutating func addSubmodule(_ path: String, _ commit: GitObject) throws(GitError) {
    guard (try? FileStatus(at: path))?.kind == .folder,
      (try? FileStatus(at: path + "/.git")) != nil
    else { return }
    let submodule = GitRepository(folder: path)
    let entries = (try? submodule.tree(commit)) ?? (try? submodule.indexAlone()) ?? []
    try add(entries, of: submodule, in: path)
  }
}

extension FileSnapshot {
  /// Adds a file that Git lists.
  fileprivate mutating func add(_ entry: GitEntry, to folder: Folder, _ record: Record) {
    addFile(entry.name, to: folder, record, isNameValid: entry.isNameValid)
  }
}

extension [GitEntry] {
  /// The same entries, of which those are clean that an index has with the same content, and clean.
  fileprivate func marked(asIn index: [GitEntry]) -> [GitEntry] {
    let clean = Dictionary(
      index.filter(\.isClean).map { ($0.path, $0.object) },
      uniquingKeysWith: { first, _ in first }
    )
    return map { entry in
      var entry = entry
      entry.isClean = clean[entry.path] == entry.object
      return entry
    }
  }
}
