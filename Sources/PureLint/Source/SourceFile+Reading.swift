#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SourceFile {
  /// The most bytes a file may have, so that every offset and the end of the file fit 32 bits.
  static let largestSize = Int(UInt32.max)

  /// Reads files once each, several at a time, and returns them in the order of the paths.
  ///
  /// A file that two paths lead to is returned under the first of them only: its declarations
  /// would otherwise seem to stand there twice. A file that was found, not named by the user, and
  /// is gone again, is nobody's concern.
  static func read(_ found: [SourceFinder.File], jobs: Int) -> Reading {
    let outcomes = concurrentMap(found, jobs: jobs) { found in
      Result { () throws(SourceError) in
        let file = try OpenFile(found.path)
        let source = SourceFile(path: found.path, bytes: try file.contents())
        return (source: source, file.status.identity)
      }
    }
    var seen: Set<FileIdentity> = []
    var reading = Reading()
    reading.files.reserveCapacity(found.count)
    for (outcome, found) in zip(outcomes, found) {
      switch outcome {
      case .success(let (file, identity)):
        guard seen.insert(identity).inserted else { continue }
        reading.files.append(file)
        reading.roots.append(found.root)
      case .failure(let error):
        if error.cause != .missing || found.root == nil { reading.failures.append(error) }
      }
    }
    return reading
  }

  /// The outcome of reading files.
  struct Reading: Sendable {
    /// The files that could be read.
    var files: [SourceFile] = []
    /// Element `i` is the position of the path that led to file `i`; nil if the user names the file.
    var roots: [Int?] = []
    /// The reasons why the others could not be read, in the order of their paths.
    var failures: [SourceError] = []
  }
}

/// A file that is closed with the value.
private struct OpenFile: ~Copyable {
  let path: String
  let status: FileStatus
  private let descriptor: Int32

  init(_ path: String) throws(SourceError) {
    // A pipe that nobody writes to would not even open.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
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
  func contents() throws(SourceError) -> [UInt8] {
    guard status.kind != .other else { throw SourceError(path: path, cause: .notAFile) }
    guard status.size <= SourceFile.largestSize else {
      throw SourceError(path: path, cause: .tooLarge)
    }
    var bytes: [UInt8] = []
    var room = status.size + 1
    while room > 0 {
      let next = try nextBytes(room)
      bytes = bytes.isEmpty ? next : bytes + next
      if next.count < room { return bytes }
      room = min(bytes.count, SourceFile.largestSize + 1 - bytes.count)
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
