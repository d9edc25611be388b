#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pipe that no other program inherits; what is open of it is closed with the value.
final class ProcessPipe {
  /// The descriptor to read from; -1 once it is closed.
  private(set) var reader: Int32 = -1
  /// The descriptor to write to, which takes no more than there is room for.
  private(set) var writer: Int32 = -1

  init() throws(ChildProcess.Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ChildProcess.Failure(code: errno) }
    (reader, writer) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeReader()
    closeWriter()
  }

  func closeReader() {
    if reader >= 0 { close(reader) }
    reader = -1
  }

  func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  /// Has writing return at once where there is no room.
  func makeWriterNonblocking() { _ = fcntl(writer, F_SETFL, O_NONBLOCK) }

  /// Writes as many bytes as there is room for, from a position on.
  ///
  /// - Returns: the position behind them; nil if nobody reads them any more.
  func write(_ bytes: [UInt8], from start: Int) -> Int? {
    let step = bytes.withUnsafeBytes { buffer in
      #if canImport(Glibc)
        Glibc.write(writer, buffer.baseAddress! + start, bytes.count - start)
      #elseif canImport(Musl)
        Musl.write(writer, buffer.baseAddress! + start, bytes.count - start)
      #else
        Darwin.write(writer, buffer.baseAddress! + start, bytes.count - start)
      #endif
    }
    if step >= 0 { return start + step }
    return errno == EAGAIN || errno == EINTR ? start : nil
  }

  /// Reads what is there, or waits for it.
  ///
  /// - Returns: whether there may be more.
  func read(into bytes: inout [UInt8]) -> Bool {
    let room = 1 << 16
    var count = 0
    let next = [UInt8](unsafeUninitializedCapacity: room) { buffer, size in
      #if canImport(Glibc)
        count = Glibc.read(reader, buffer.baseAddress!, room)
      #elseif canImport(Musl)
        count = Musl.read(reader, buffer.baseAddress!, room)
      #else
        count = Darwin.read(reader, buffer.baseAddress!, room)
      #endif
      size = max(count, 0)
    }
    bytes += next
    return count > 0 || count < 0 && errno == EINTR
  }
}
