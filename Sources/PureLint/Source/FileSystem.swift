/// A place where files are found and read: the disk, or a state of it that was recorded elsewhere.
public protocol FileSystem: Sendable {
  /// Asks for the file that a path leads to, at the end of all links.
  func status(following path: String) throws(SourceError) -> FileStatus

  /// Asks for the file at a path, which may be a link.
  func status(at path: String) throws(SourceError) -> FileStatus

  /// Lists the folder at a path, the current one for the empty path.
  func listing(_ path: String) throws(SourceError) -> FolderListing

  /// Reads the file that a path leads to, to its end.
  ///
  /// - Parameter limit: The most bytes that it may have.
  func contents(_ path: String, limit: Int) throws(SourceError) -> FileContents
}

extension FileSystem {
  func contents(_ path: String) throws(SourceError) -> FileContents {
    try contents(path, limit: SourceFile.largestSize)
  }
}

/// All bytes of a file, and which file it is.
public struct FileContents: Sendable {
  var bytes: [UInt8]
  let identity: FileIdentity
}

/// The files as they are now.
public struct Disk: FileSystem {

  /// Needs no preparation: nothing is read before it is asked for.
  public init() {}

  /// Asks the system for the file at the end of all links.
  public func status(following path: String) throws(SourceError) -> FileStatus {
    try FileStatus(following: path)
  }

  /// Asks the system for the file at a path, which may be a link.
  public func status(at path: String) throws(SourceError) -> FileStatus {
    try FileStatus(at: path)
  }

  /// Lists the folder at a path, the current one for the empty path, as the system orders it.
  public func listing(_ path: String) throws(SourceError) -> FolderListing {
    try FolderListing(path)
  }

  /// Reads a file to its end; throws if it has more than `limit` bytes, or may never end.
  public func contents(_ path: String, limit: Int) throws(SourceError) -> FileContents {
    let file = try OpenFile(path)
    return FileContents(bytes: try file.contents(limit), identity: file.status.identity)
  }
}
