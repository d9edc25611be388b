/// Folders, files and links as they were recorded: in Git's index, or in a revision.
///
/// Nothing else is there, whatever the disk has. Paths are absolute, or start from the folder that
/// the snapshot is seen from.
public struct FileSnapshot: Sendable {
  /// The absolute path of the folder that relative paths start from.
  public let viewpoint: String
  /// The root of the file system first; all others behind the folder that holds them.
  private var nodes = [Node(content: .folder([:]), parent: 0)]

  /// The bytes of a file that is recorded.
  public enum Record: Sendable {
    case bytes([UInt8])
    /// Those of the file at this path of the disk.
    case disk(String)
    /// None are to be had.
    case failure(SourceError.Cause)
  }

  private enum Content: Sendable {
    case folder([String: Int])
    case file(Record)
    /// A symbolic link, and where it leads from its own folder.
    case link(String)
  }

  private struct Node: Sendable {
    var content: Content
    /// The position of the folder around it; the outermost one is around itself.
    let parent: Int
    /// Whether the name is UTF-8 as it is recorded.
    var isNameValid = true
  }

  /// A folder of the snapshot.
  public struct Folder: Hashable, Sendable {
    fileprivate let position: Int
  }

  /// Makes an empty snapshot; `viewpoint` has to be an absolute path.
  public init(seenFrom viewpoint: String) { self.viewpoint = viewpoint }

  // MARK: Making

  /// The folder at an absolute path without `..`; it is made if need be, like those around it.
  public mutating func folder(_ path: String) -> Folder {
    var position = 0
    for part in path.split(separator: "/") {
      let name = String(part)
      position =
        child(name, of: position) ?? add(Node(content: .folder([:]), parent: position), name)
    }
    return Folder(position: position)
  }

  /// Adds a file.
  public mutating func addFile(
    _ name: String,
    to folder: Folder,
    _ record: Record,
    isNameValid: Bool = true
  ) {
    _ = add(
      Node(content: .file(record), parent: folder.position, isNameValid: isNameValid),
      name
    )
  }

  /// Adds a symbolic link.
  public mutating func addLink(_ name: String, to folder: Folder, leadingTo target: String) {
    _ = add(Node(content: .link(target), parent: folder.position), name)
  }

  /// Adds a node to the folder around it; returns that folder if it is none.
  private mutating func add(_ node: Node, _ name: String) -> Int {
    guard case .folder(var children) = nodes[node.parent].content else { return node.parent }
    // The dictionary is not to be copied.
    nodes[node.parent].content = .folder([:])
    children[name] = nodes.count
    nodes[node.parent].content = .folder(children)
    nodes.append(node)
    return nodes.count - 1
  }

  // MARK: Looking up

  private func child(_ name: String, of folder: Int) -> Int? {
    if case .folder(let children) = nodes[folder].content { children[name] } else { nil }
  }

  /// The position of what stands at a path.
  /// - Parameter followsLast: Whether a link at the end of the path is followed too.
  private func position(of path: String, followsLast: Bool) throws(SourceError) -> Int {
    let absolute = path.utf8.first == UInt8(ascii: "/") ? path : viewpoint + "/" + path
    if let found = walk(absolute, from: 0, followsLast) { return found }
    // The path may lead through links of the disk above what is recorded.
    guard let real = realPath(absolute) else { throw SourceError(path: path, cause: .missing) }
    guard let found = walk(real, from: 0, followsLast) else {
      throw SourceError(path: path, cause: .unrecorded)
    }
    return found
  }

  private func walk(_ path: String, from start: Int, _ followsLast: Bool) -> Int? {
    // As many links as Linux follows for one path: each may lead through several others.
    var linksLeft = 40
    return walk(path, from: start, followsLast, &linksLeft)
  }

  private func walk(
    _ path: String,
    from start: Int,
    _ followsLast: Bool,
    _ linksLeft: inout Int
  ) -> Int? {
    var position = path.utf8.first == UInt8(ascii: "/") ? 0 : start
    let parts = path.split(separator: "/")
    for (index, part) in parts.enumerated() where part != "." {
      if part == ".." {
        position = nodes[position].parent
        continue
      }
      guard let next = child(String(part), of: position) else { return nil }
      if case .link(let target) = nodes[next].content, followsLast || index < parts.count - 1 {
        guard linksLeft > 0 else { return nil }
        linksLeft -= 1
        guard let found = walk(target, from: position, true, &linksLeft) else { return nil }
        position = found
      } else {
        position = next
      }
    }
    return position
  }
}

extension FileSnapshot: FileSystem {
  /// The status of what is recorded at the end of all links.
  public func status(following path: String) throws(SourceError) -> FileStatus {
    status(try position(of: path, followsLast: true))
  }

  /// The status of what is recorded at a path, a link included.
  public func status(at path: String) throws(SourceError) -> FileStatus {
    status(try position(of: path, followsLast: false))
  }

  private func status(_ position: Int) -> FileStatus {
    FileStatus(identity: FileIdentity(recorded: position), kind: kind(of: position))
  }

  private func kind(of position: Int) -> FileStatus.Kind {
    switch nodes[position].content {
    case .folder: .folder
    case .file: .file
    case .link: .link
    }
  }

  /// The recorded entries of a folder that a walk needs, in no order.
  public func listing(_ path: String) throws(SourceError) -> FolderListing {
    let folder = try position(of: path, followsLast: true)
    guard case .folder(let children) = nodes[folder].content else {
      throw SourceError(path: path, cause: .missing)
    }
    let entries = children.compactMap { name, position -> FolderListing.Entry? in
      let kind = kind(of: position)
      guard FolderListing.isWanted(name, kind) else { return nil }
      return .init(name: name, kind: kind, isNameValid: nodes[position].isNameValid)
    }
    return FolderListing(
      identity: FileIdentity(recorded: folder),
      entries: entries,
      configurationNames: children.keys.filter { $0.hasPrefix(".purelint") }
    )
  }

  /// The recorded bytes of a file; those of the disk where the record leads there.
  public func contents(_ path: String, limit: Int) throws(SourceError) -> FileContents {
    let file = try position(of: path, followsLast: true)
    guard case .file(let record) = nodes[file].content else {
      throw SourceError(path: path, cause: .notAFile)
    }
    let identity = FileIdentity(recorded: file)
    switch record {
    case .bytes(let bytes):
      guard bytes.count <= limit else { throw SourceError(path: path, cause: .tooLarge) }
      return FileContents(bytes: bytes, identity: identity)
    case .failure(let cause): throw SourceError(path: path, cause: cause)
    case .disk(let place):
      do throws(SourceError) {
        return FileContents(
          bytes: try Disk().contents(place, limit: limit).bytes,
          identity: identity
        )
      } catch {
        throw SourceError(path: path, cause: error.cause)
      }
    }
  }
}
