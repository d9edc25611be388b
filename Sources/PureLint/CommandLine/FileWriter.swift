#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes files whole or not at all.
enum FileWriter {
  /// - Returns: the system's error, if there is one.
  static func write(_ file: Outcome.File) -> Int32? {
    file.isAddition
      ? writeThrough(file.text, file.path, O_APPEND | O_CREAT) : write(file.text, to: file.path)
  }

  /// Writes a text to a file, in place of what is in it: beside it first, which is then given its
  /// name. What is no regular file (a pipe, a device) is written to as it is.
  ///
  /// - Returns: the system's error, if there is one; then the file is as it was before.
  private static func write(_ text: String, to path: String) -> Int32? {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG { return writeThrough(text, path, 0) }
    // A link stays a link: what it leads to is replaced.
    let target = (exists ? realPath(path) : nil) ?? path
    let draft = "\(target).purelint-\(getpid())"
    let mode = exists ? status.st_mode & 0o777 : 0o666
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { return errno }
    var failure = writeAll(text, to: descriptor)
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(draft, target) != 0 { failure = errno }
    if failure != nil { unlink(draft) }
    return failure
  }

  private static func writeThrough(_ text: String, _ path: String, _ flags: Int32) -> Int32? {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    return writeAll(text, to: descriptor)
  }
}
