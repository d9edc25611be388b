/// The files of the disk, one of which has another text than there, or is not there yet.
public struct OverlaidFiles: Sendable {
  private let disk = Disk()
  private let bytes: [UInt8]
  /// The file; or, where it is not there yet, the innermost folder of its path that is.
  private let anchor: FileIdentity
  /// The names that lead from that folder to the file.
  private var missing: [String] = []

  /// - Parameter path: That of the file; nothing else than its text is asked of the disk.
  /// - Throws: where the path is a folder's, or leads through something else than folders.
  public init(_ path: String, _ bytes: [UInt8]) throws(SourceError) {
    self.bytes = bytes
    var outer = path
    while true {
      if let status = try? disk.status(following: outer) {
        guard status.kind == (missing.isEmpty ? .file : .folder) else {
          throw SourceError(path: path, cause: .notAFile)
        }
        anchor = status.identity
        return
      }
      let slash = outer.lastIndex(of: "/")
      let name = slash.map { outer[outer.index(after: $0)...] } ?? outer[...]
      guard !["", ".", ".."].contains(name) else {
        throw SourceError(path: path, cause: .notAFile)
      }
      missing.insert(String(name), at: 0)
      outer = slash.map { $0 == outer.startIndex ? "/" : String(outer[..<$0]) } ?? "."
    }
  }

  /// Whether a path is that of the file.
  public func replaces(_ path: String) -> Bool {
    if !missing.isEmpty { return depth(of: path) == missing.count }
    return (try? disk.status(following: path))?.identity == anchor
  }

  /// How many of the missing names a path consists of behind the innermost folder; nil if it is
  /// another path.
  private func depth(of path: String) -> Int? {
    (1..<missing.count + 1).first { depth in
      let tail = missing[..<depth].joined(separator: "/")
      guard path == tail || path.hasSuffix("/" + tail) else { return false }
      let outer = path.dropLast(tail.count)
      let folder = outer.isEmpty ? "." : String(outer)
      return (try? disk.status(following: folder))?.identity == anchor
    }
  }

  private func status(missing path: String) -> FileStatus? {
    depth(of: path).map { depth in
      FileStatus(identity: FileIdentity(recorded: depth), kind: kind(of: depth))
    }
  }
}

extension OverlaidFiles: FileSystem {
  /// As on the disk, save for the file, and for folders of its path that are not there yet.
  public func status(following path: String) throws(SourceError) -> FileStatus {
    if let status = status(missing: path) { return status }
    return try disk.status(following: path)
  }

  /// As on the disk, save for the file, and for folders of its path that are not there yet.
  public func status(at path: String) throws(SourceError) -> FileStatus {
    if let status = status(missing: path) { return status }
    return try disk.status(at: path)
  }

  /// The folder as it will be once the file is there.
  public func listing(_ path: String) throws(SourceError) -> FolderListing {
    if let depth = depth(of: path), depth < missing.count {
      return FolderListing(identity: FileIdentity(recorded: depth), entries: [])
        .adding(missing[depth], kind(of: depth + 1))
    }
    let listing = try disk.listing(path)
    guard !missing.isEmpty, listing.identity == anchor else { return listing }
    return listing.adding(missing[0], kind(of: 1))
  }

  private func kind(of depth: Int) -> FileStatus.Kind { depth == missing.count ? .file : .folder }

  /// The other text for the file; for all others, the bytes on the disk.
  public func contents(_ path: String, limit: Int) throws(SourceError) -> FileContents {
    if depth(of: path) == missing.count, !missing.isEmpty {
      return FileContents(bytes: bytes, identity: FileIdentity(recorded: missing.count))
    }
    var contents = try disk.contents(path, limit: limit)
    if missing.isEmpty, contents.identity == anchor { contents.bytes = bytes }
    return contents
  }
}
