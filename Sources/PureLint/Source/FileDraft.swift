#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An error that a system call left in `errno`.
public struct SystemFailure: Error, Hashable {
  /// The value of `errno`.
  public let code: Int32

  /// Stores the value.
  public init(code: Int32) { self.code = code }

  /// The failure to find a file as it was a moment ago.
  static let changed = SystemFailure(code: ESTALE)
}

/// A content that stands beside the file whose place it is to take, so that the file is replaced as
/// a whole or not at all.
public struct FileDraft {
  private let place: FilePlace
  /// The name of the draft in the folder of the place.
  private let name: String
  private let folder: FileIdentity
  /// The file that stands in the place; nil if there is none yet.
  private let original: FileIdentity?

  /// Writes a content where it can take the place of a file, with all that the file has besides.
  ///
  /// - Parameters:
  ///   - place: The place of a file or of none, and no link's.
  ///   - mayChangeOwner: Whether somebody else's file may become one's own, where it cannot be
  ///     given back.
  public init(_ content: [UInt8], for place: FilePlace, mayChangeOwner: Bool = false)
    throws(SystemFailure)
  {
    let folder = try OpenFolder(of: place)
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let old = openat(folder.descriptor, place.name, flags)
    guard old >= 0 || errno == ENOENT else { throw SystemFailure(code: errno) }
    defer { if old >= 0 { close(old) } }
    let status = old < 0 ? nil : try? FileStatus(descriptor: old, path: place.name)
    guard status?.kind ?? .file == .file else { throw SystemFailure(code: EISDIR) }
    let (name, new) = try Self.makeFile(in: folder)
    var failure: SystemFailure?
    do throws(SystemFailure) {
      if old >= 0 {
        try FileAttributes.copy(from: old, to: new, mayChangeOwner: mayChangeOwner)
      }
      try Self.fill(new, with: content)
    } catch {
      failure = error
    }
    if close(new) != 0, failure == nil { failure = SystemFailure(code: errno) }
    if let failure {
      unlinkat(folder.descriptor, name, 0)
      throw failure
    }
    self.place = place
    self.name = name
    self.folder = folder.identity
    original = status?.identity
  }

  /// Makes an empty file of a name that is free, and so short that it fits wherever another does.
  private static func makeFile(
    in folder: borrowing OpenFolder
  ) throws(SystemFailure) -> (name: String, descriptor: Int32) {
    while true {
      let name = ".purelint-" + String(UInt32.random(in: 0 ... .max), radix: 36)
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      let descriptor = openat(folder.descriptor, name, flags, 0o666)
      if descriptor >= 0 { return (name, descriptor) }
      guard errno == EEXIST else { throw SystemFailure(code: errno) }
    }
  }

  /// Writes all that is to be in a file.
  private static func fill(_ file: Int32, with content: [UInt8]) throws(SystemFailure) {
    if let code = content.withUnsafeBytes({ writeAll($0, to: file) }) {
      throw SystemFailure(code: code)
    }
    guard fsync(file) == 0 else { throw SystemFailure(code: errno) }
  }

  /// Takes the place of the file, if folder and file are still those of before.
  public func commit() throws(SystemFailure) {
    do throws(SystemFailure) {
      let folder = try OpenFolder(of: place)
      guard folder.identity == self.folder,
        try folder.status(of: place.name)?.identity == original
      else { throw SystemFailure.changed }
      guard renameat(folder.descriptor, name, folder.descriptor, place.name) == 0 else {
        throw SystemFailure(code: errno)
      }
    } catch {
      discard()
      throw error
    }
  }

  func discard() {
    guard let folder = try? OpenFolder(of: place), folder.identity == self.folder else { return }
    unlinkat(folder.descriptor, name, 0)
  }
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
