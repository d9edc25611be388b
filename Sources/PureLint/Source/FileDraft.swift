#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a system call left in `errno`.
public struct SystemFailure: Error, Hashable {
  /// The value of `errno`.
  public let code: Int32
}

/// A content that stands beside the file whose place it is to take, so that the file is replaced as
/// a whole or not at all.
public struct FileDraft {
  /// The file itself, at the end of all links.
  private let target: String
  private let path: String

  /// Writes a content where it can take the place of a file, with the file's permissions and, as far
  /// as that is allowed, its owner.
  /// - Parameter file: The path, which may be a link's, or lead to no file yet.
  public init(_ content: [UInt8], for file: String) throws(SystemFailure) {
    var status = stat()
    let exists = stat(file, &status) == 0
    target = (exists ? realPath(file) : nil) ?? file
    let mode = exists ? status.st_mode & 0o7777 : 0o666
    let descriptor: Int32
    (path, descriptor) = try Self.makeFile(beside: target, mode)
    var failure: Int32?
    if exists {
      // Only the superuser can give a file to somebody else; the group, whoever belongs to it.
      if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
        _ = fchown(descriptor, uid_t.max, status.st_gid)
      }
      if fchmod(descriptor, mode) != 0 { failure = errno }
    }
    failure = failure ?? content.withUnsafeBytes { writeAll($0, to: descriptor) }
    if failure == nil, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == nil { failure = errno }
    guard let failure else { return }
    unlink(path)
    throw SystemFailure(code: failure)
  }

  /// Makes an empty file of a name that is free, and so short that it fits wherever the target's
  /// does.
  private static func makeFile(
    beside target: String,
    _ mode: mode_t
  ) throws(SystemFailure) -> (path: String, descriptor: Int32) {
    let folder = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { target[...$0] } ?? ""
    while true {
      let name = String(UInt32.random(in: 0 ... .max), radix: 36)
      let path = folder + ".purelint-" + name
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0 { return (path, descriptor) }
      guard errno == EEXIST else { throw SystemFailure(code: errno) }
    }
  }

  /// Takes the place of the file.
  public func commit() throws(SystemFailure) {
    guard rename(path, target) == 0 else {
      let failure = SystemFailure(code: errno)
      discard()
      throw failure
    }
  }

  func discard() { unlink(path) }
}

/// Writes a text in as few calls as the system allows; returns what it says if it stops.
@discardableResult
public func writeAll(_ text: String, to descriptor: Int32) -> Int32? {
  var text = text
  return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
}

private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
  var start = 0
  while start < bytes.count {
    let step = write(descriptor, bytes.baseAddress! + start, bytes.count - start)
    if step >= 0 {
      start += step
    } else if errno != EINTR {
      return errno
    }
  }
  return nil
}
