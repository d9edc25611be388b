#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The part of a file's status that this folder needs.
public struct FileStatus {
  let identity: FileIdentity
  /// The kind of the file; never `link` if links were followed.
  public let kind: Kind
  /// The number of bytes, for a regular file.
  let size: Int
  /// The number of names that the file has: more than one where there are hard links.
  public let nameCount: Int

  /// The kinds of files that matter here; `other` is a pipe, a socket or a device.
  public enum Kind {
    case file, folder, link, other
  }

  init(identity: FileIdentity, kind: Kind, size: Int = 0) {
    self.identity = identity
    self.kind = kind
    self.size = size
    nameCount = 1
  }

  init(_ status: stat) {
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino)
    )
    size = Int(status.st_size)
    nameCount = Int(status.st_nlink)
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
  }

  /// Asks for the file that a path leads to, at the end of all links.
  public init(following path: String) throws(SourceError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw SourceError(path: path, code: errno) }
    self.init(status)
  }

  /// Asks for the file at a path, which may be a link.
  public init(at path: String) throws(SourceError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw SourceError(path: path, code: errno) }
    self.init(status)
  }

  /// Asks for an open file; the path is for the error only.
  init(descriptor: Int32, path: String) throws(SourceError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw SourceError(path: path, code: errno)
    }
    self.init(status)
  }
}

/// The identity of a file, whatever the paths that lead to it.
struct FileIdentity: Hashable, Sendable {
  fileprivate let device: UInt64
  fileprivate let number: UInt64

  fileprivate init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }

  /// The identity of a file that is not on the disk.
  init(recorded number: Int) { self.init(device: .max, number: UInt64(number)) }
}

/// The path of a file without links on the way; nil if there is none.
public func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}
