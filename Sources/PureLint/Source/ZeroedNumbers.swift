#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A fixed number of numbers that begin as zeros. Of a long array, the system provides only the
/// pages that are written to, so one that few elements of are used costs little.
final class ZeroedNumbers {
  let count: Int
  private let elements: UnsafeMutablePointer<UInt32>

  init(count: Int) {
    self.count = count
    guard let memory = calloc(max(count, 1), MemoryLayout<UInt32>.stride) else {
      // As the run-time library does wherever memory runs out.
      abort()
    }
    elements = memory.assumingMemoryBound(to: UInt32.self)
  }

  deinit { free(elements) }

  subscript(index: Int) -> UInt32 {
    @inline(__always) get {
      precondition(index >= 0 && index < count, "no such number")
      return elements[index]
    }
    @inline(__always) set {
      precondition(index >= 0 && index < count, "no such number")
      elements[index] = newValue
    }
  }
}
