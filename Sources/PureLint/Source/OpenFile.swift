#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is closed with the value.
struct OpenFile: ~Copyable {
  let path: String
  let status: FileStatus
  private let descriptor: Int32

  /// A pipe that nobody writes to would not even open.
  private static let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK

  /// Opens the file that a path leads to, at the end of all links.
  init(_ path: String) throws(SourceError) {
    try self.init(open(path, Self.flags), path)
  }

  /// Opens a file of a folder, which must not be a link.
  init(_ name: String, in folder: borrowing OpenFolder) throws(SourceError) {
    try self.init(openat(folder.descriptor, name, Self.flags | O_NOFOLLOW), name)
  }

  /// Takes over what a system call has opened, or left in `errno`.
  private init(_ descriptor: Int32, _ path: String) throws(SourceError) {
    guard descriptor >= 0 else { throw SourceError(path: path, code: errno) }
    do throws(SourceError) {
      status = try FileStatus(descriptor: descriptor, path: path)
    } catch {
      close(descriptor)
      throw error
    }
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// All bytes up to the end, which need not be where the size says.
  func contents(_ limit: Int) throws(SourceError) -> [UInt8] {
    guard status.kind != .other else { throw SourceError(path: path, cause: .notAFile) }
    guard status.size <= limit else {
      throw SourceError(path: path, cause: .tooLarge)
    }
    var bytes: [UInt8] = []
    var room = status.size + 1
    while room > 0 {
      let next = try nextBytes(room)
      bytes = bytes.isEmpty ? next : bytes + next
      if next.count < room { return bytes }
      room = min(bytes.count, limit + 1 - bytes.count)
    }
    throw SourceError(path: path, cause: .tooLarge)
  }

  /// As many bytes as there is room for, or fewer at the end of the file.
  private func nextBytes(_ room: Int) throws(SourceError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      while count < room {
        let step = read(descriptor, buffer.baseAddress! + count, room - count)
        if step > 0 {
          count += step
        } else if step == 0 {
          return
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    guard failure == 0 else { throw SourceError(path: path, code: failure) }
    return bytes
  }
}
