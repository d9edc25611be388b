#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that is closed with the value. It stays the same folder, even if its path leads
/// elsewhere meanwhile.
struct OpenFolder: ~Copyable {
  let descriptor: Int32
  let identity: FileIdentity

  /// Opens the folder of a place, and follows no link on the way.
  init(of place: FilePlace) throws(SystemFailure) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    var folder = open(place.root, flags)
    var code = errno
    for name in place.folders where folder >= 0 {
      let next = openat(folder, name, flags | O_NOFOLLOW)
      code = errno
      close(folder)
      folder = next
    }
    guard folder >= 0 else { throw SystemFailure(code: code) }
    do throws(SourceError) {
      identity = try FileStatus(descriptor: folder, path: place.root).identity
    } catch {
      close(folder)
      throw SystemFailure(code: EBADF)
    }
    descriptor = folder
  }

  deinit { close(descriptor) }

  /// Asks for an entry, which may be a link; nil if there is none of that name.
  func status(of name: String) throws(SystemFailure) -> FileStatus? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return nil }
      throw SystemFailure(code: errno)
    }
    return FileStatus(status)
  }
}
