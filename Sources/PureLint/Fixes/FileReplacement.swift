#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A new content for a file, which takes the place of the old one as a whole or not at all.
struct FileReplacement: Hashable, Sendable {
  /// The path, which may be a link's.
  let path: String
  /// The content that the file has to have still.
  let old: [UInt8]
  let new: [UInt8]

  /// The reason why nothing was written.
  struct Failure: Error, Hashable {
    let path: String
    /// What the system says; nil if somebody else has changed the file.
    let code: Int32?
    /// The files that could not be given back their old content.
    var changed: [String] = []
  }

  /// Replaces all files or none: each content is written beside its file before the first takes the
  /// place of one.
  static func write(_ replacements: [FileReplacement]) throws(Failure) {
    var prepared: [PreparedFile] = []
    do throws(Failure) {
      for replacement in replacements { prepared.append(try PreparedFile(replacement)) }
    } catch {
      for file in prepared { file.discard() }
      throw error
    }
    for (position, file) in prepared.enumerated() {
      do throws(Failure) {
        try file.commit()
      } catch {
        var failure = error
        for other in prepared[position...] { other.discard() }
        failure.changed = giveBack(replacements[..<position])
        throw failure
      }
    }
  }

  /// Writes the old contents; returns the paths where that fails.
  private static func giveBack(_ replacements: ArraySlice<FileReplacement>) -> [String] {
    replacements.filter { replacement in
      let reverse = FileReplacement(
        path: replacement.path,
        old: replacement.new,
        new: replacement.old
      )
      return (try? PreparedFile(reverse).commit()) == nil
    }
    .map(\.path)
  }
}

/// A content that stands beside the file whose place it is to take.
private struct PreparedFile {
  private let path: String
  /// The file itself, at the end of all links.
  private let target: String
  private let temporary: String

  init(_ replacement: FileReplacement) throws(FileReplacement.Failure) {
    path = replacement.path
    guard let resolved = realpath(replacement.path, nil) else {
      throw .init(path: replacement.path, code: errno)
    }
    defer { free(resolved) }
    target = String(cString: resolved)
    var status = stat()
    guard stat(target, &status) == 0, access(target, W_OK) == 0 else {
      throw .init(path: replacement.path, code: errno)
    }
    let reading = SourceFile.read([.init(path: target, root: nil)], jobs: 1)
    guard reading.files.first?.bytes == replacement.old else {
      throw .init(path: replacement.path, code: nil)
    }
    temporary = try Self.makeFile(beside: target, replacement, status)
  }

  private static func makeFile(
    beside target: String,
    _ replacement: FileReplacement,
    _ status: stat
  ) throws(FileReplacement.Failure) -> String {
    var name = Array("\(target).purelint-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw .init(path: replacement.path, code: errno) }
    let temporary = name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    // Only the superuser can give a file to somebody else; the group, whoever belongs to it.
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
      _ = fchown(descriptor, uid_t.max, status.st_gid)
    }
    let isWritten =
      fill(descriptor, replacement.new) && fchmod(descriptor, status.st_mode & 0o7777) == 0
      && fsync(descriptor) == 0
    let code = errno
    close(descriptor)
    guard isWritten else {
      unlink(temporary)
      throw .init(path: replacement.path, code: code)
    }
    return temporary
  }

  private static func fill(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        let step = write(descriptor, buffer.baseAddress! + start, buffer.count - start)
        if step >= 0 { start += step } else if errno != EINTR { return false }
      }
      return true
    }
  }

  func commit() throws(FileReplacement.Failure) {
    guard rename(temporary, target) == 0 else { throw .init(path: path, code: errno) }
  }

  func discard() { unlink(temporary) }
}
