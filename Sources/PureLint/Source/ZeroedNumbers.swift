#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A fixed number of numbers that begin as zeros. Of a long array, the system provides only the
/// pages that are written to, so one that few elements of are used costs little.
public final class ZeroedNumbers {
  @usableFromInline let count: Int
  @usableFromInline let elements: UnsafeMutablePointer<UInt32>

  /// Makes as many zeros; stops the program if memory runs out.
  public init(count: Int) {
    self.count = count
    guard let memory = calloc(max(count, 1), MemoryLayout<UInt32>.stride) else {
      // As the run-time library does wherever memory runs out.
      abort()
    }
    elements = memory.assumingMemoryBound(to: UInt32.self)
  }

  deinit { free(elements) }

  /// The number at a position; stops the program if there is none.
  public subscript(index: Int) -> UInt32 {
    @inlinable @inline(__always) get {
      precondition(index >= 0 && index < count, "no such number")
      return elements[index]
    }
    @inlinable @inline(__always) set {
      precondition(index >= 0 && index < count, "no such number")
      elements[index] = newValue
    }
  }
}
