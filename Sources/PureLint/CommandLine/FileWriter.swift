import PureLintSource

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

  /// Writes a text to a file, in place of what is in it. What is no regular file (a pipe, a device)
  /// is written to as it is.
  ///
  /// - Returns: the system's error, if there is one; then the file is as it was before.
  private static func write(_ text: String, to path: String) -> Int32? {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      return writeThrough(text, path, 0)
    }
    do throws(SystemFailure) {
      try FileDraft(Array(text.utf8), for: path).commit()
      return nil
    } catch {
      return error.code
    }
  }

  private static func writeThrough(_ text: String, _ path: String, _ flags: Int32) -> Int32? {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    return writeAll(text, to: descriptor)
  }
}
