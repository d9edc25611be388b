/// The files of the disk, some of them with other texts: those of an editor, which has not saved them.
public struct EditedFiles: FileSystem {
  private let disk = Disk()
  private let texts: [FileIdentity: [UInt8]]

  /// - Parameter texts: The text by each file's path. A file that is not on the disk yet is passed over.
  public init(_ texts: [String: [UInt8]]) {
    let disk = disk
    let known = texts.compactMap { path, text in
      (try? disk.status(following: path)).map { ($0.identity, text) }
    }
    self.texts = Dictionary(known) { _, last in last }
  }

  /// Asks the disk for the file at the end of all links.
  public func status(following path: String) throws(SourceError) -> FileStatus {
    try disk.status(following: path)
  }

  /// Asks the disk for the file at a path, which may be a link.
  public func status(at path: String) throws(SourceError) -> FileStatus {
    try disk.status(at: path)
  }

  /// Lists the folder on the disk.
  public func listing(_ path: String) throws(SourceError) -> FolderListing {
    try disk.listing(path)
  }

  /// The other text of a file that has one; for all others, the bytes on the disk.
  public func contents(_ path: String, limit: Int) throws(SourceError) -> FileContents {
    var contents = try disk.contents(path, limit: limit)
    if let text = texts[contents.identity] { contents.bytes = text }
    return contents
  }
}
