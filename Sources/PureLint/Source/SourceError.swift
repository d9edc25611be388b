#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A path that could not be listed or read: what the system said of it, or what we refuse.
public struct SourceError: Error, Hashable, Sendable {
  /// The path as it was asked for.
  public let path: String
  /// The reason.
  public let cause: Cause

  /// The reason why a path could not be listed or read; reasons are ordered as they stand here.
  public enum Cause: Hashable, Comparable, Sendable {
    /// There is nothing at the path, or a link that leads to nothing.
    case missing
    /// There is something on the disk, and nothing that was recorded.
    case unrecorded
    /// Another error that a system call left in `errno`.
    case system(Int32)
    /// The file has more bytes than a 32-bit offset can count.
    case tooLarge
    /// The name is not UTF-8, so it can be neither printed nor given back to the system.
    case unprintableName
    /// A pipe, a socket or a device: reading it may never end.
    case notAFile
    /// The file is recorded in a repository that lacks its content.
    case notFetched
    /// The file has a merge conflict that nobody has resolved.
    case unmerged
    /// The user names a file that is neither Swift nor a project's.
    case notSwift
  }

  /// Stores the parts as they are.
  public init(path: String, cause: Cause) {
    self.path = path
    self.cause = cause
  }

  /// Takes over what a system call left in `errno`.
  public init(path: String, code: Int32) {
    let isMissing = code == ENOENT || code == ENOTDIR
    self.init(path: path, cause: isMissing ? .missing : .system(code))
  }
}

extension SourceError: Comparable {
  /// Orders by path, then by reason.
  public static func < (left: SourceError, right: SourceError) -> Bool {
    (left.path, left.cause) < (right.path, right.cause)
  }
}
