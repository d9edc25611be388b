#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension UnsafeRawBufferPointer {
  /// Calls `body` with the offset of each byte of a value, in order. The system looks at many bytes a step,
  /// so bytes of other values take next to nothing.
  public func forEachOffset(of byte: UInt8, _ body: (Int) -> Void) {
    guard let start = baseAddress else { return }
    var next = 0
    while next < count, let found = memchr(start + next, CInt(byte), count - next) {
      let offset = UnsafeRawPointer(found) - start
      body(offset)
      next = offset + 1
    }
  }
}
