import PureLintSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes files whole or not at all, and nothing that a link leads to: a link is as good as any text
/// that somebody has put into the repository.
enum FileWriter {
  /// The reason why nothing was written.
  enum Failure: Error, Hashable {
    case system(Int32)
    case link
  }

  static func write(_ file: Outcome.File) throws(Failure) {
    let path = file.path
    guard !isLink(path), !isLedOut(path) else { throw .link }
    if file.isAddition {
      try writeThrough(file.text, path, O_APPEND | O_CREAT)
    } else {
      try write(file.text, to: path)
    }
  }

  /// Writes a text to a file, in place of what is in it. What is no regular file (a pipe, a device)
  /// is written to as it is.
  private static func write(_ text: String, to path: String) throws(Failure) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG || isOfSystem(path) {
      return try writeThrough(text, path, O_APPEND)
    }
    guard let place = FilePlace(for: path) else { throw .system(ENOENT) }
    do throws(SystemFailure) {
      try FileDraft(Array(text.utf8), for: place, mayChangeOwner: true).commit()
    } catch {
      throw error.code == ELOOP ? .link : .system(error.code)
    }
  }

  private static func writeThrough(
    _ text: String,
    _ path: String,
    _ flags: Int32
  ) throws(Failure) {
    let links = isOfSystem(path) ? 0 : O_NOFOLLOW
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags | links, 0o666)
    guard descriptor >= 0 else { throw errno == ELOOP ? .link : .system(errno) }
    defer { close(descriptor) }
    if let code = writeAll(text, to: descriptor) { throw .system(code) }
  }

  // MARK: Links

  private static func isLink(_ path: String) -> Bool {
    (try? FileStatus(at: path))?.kind == .link && !isOfSystem(path)
  }

  /// Whether the folder of a file seems to be in the current one, and a link leads it out.
  private static func isLedOut(_ path: String) -> Bool {
    let current = ProjectPath(currentFolder)
    guard let folder = current.appending(path).parent, folder.parts(below: current) != nil,
      let real = realPath(folder.text)
    else { return false }
    let outer = ProjectPath(realPath(current.text) ?? current.text)
    return ProjectPath(real).parts(below: outer) == nil
  }

  /// Whether a path is one of the links by which a system names what a process has open:
  /// `/dev/stdout`.
  private static func isOfSystem(_ path: String) -> Bool {
    ["/dev/std", "/dev/fd/", "/proc/"].contains { path.hasPrefix($0) }
  }
}
