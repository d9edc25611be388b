/// A place where files are found and read: the disk, or a state of it that was recorded elsewhere.
protocol FileSystem: Sendable {
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
struct FileContents: Sendable {
  var bytes: [UInt8]
  let identity: FileIdentity
}

/// The files as they are now.
struct Disk: FileSystem {
  func status(following path: String) throws(SourceError) -> FileStatus {
    try FileStatus(following: path)
  }

  func status(at path: String) throws(SourceError) -> FileStatus { try FileStatus(at: path) }

  func listing(_ path: String) throws(SourceError) -> FolderListing { try FolderListing(path) }

  func contents(_ path: String, limit: Int) throws(SourceError) -> FileContents {
    let file = try OpenFile(path)
    return FileContents(bytes: try file.contents(limit), identity: file.status.identity)
  }
}
