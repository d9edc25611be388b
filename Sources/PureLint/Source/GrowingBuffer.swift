/// An array that one owner fills and reads, without the checks for other owners and the counting of
/// references that reading an `Array` out of a class costs: a tenth of the walk over bodies.
public struct GrowingBuffer<Element>: ~Copyable {
  @usableFromInline var size = 0
  @usableFromInline var capacity = 0
  @usableFromInline var start: UnsafeMutablePointer<Element>?

  /// Makes an empty buffer, which has no memory yet.
  @inlinable public init() {}

  @inlinable deinit {
    start?.deinitialize(count: size)
    start?.deallocate()
  }

  /// The number of elements.
  @inlinable public var count: Int { size }

  /// Adds an element at the end.
  /// - Complexity: O(1) on average, as the room for elements doubles.
  @inlinable
  public mutating func append(_ element: Element) {
    if size == capacity { grow() }
    start.unsafelyUnwrapped.advanced(by: size).initialize(to: element)
    size += 1
  }

  /// Removes the last element; stops the program if there is none.
  @inlinable
  public mutating func removeLast() {
    precondition(size > 0, "no element")
    size -= 1
    start.unsafelyUnwrapped.advanced(by: size).deinitialize(count: 1)
  }

  /// The element at a position; stops the program if there is none.
  public subscript(index: Int) -> Element {
    @inlinable @inline(__always) get {
      precondition(index >= 0 && index < size, "no such element")
      return start.unsafelyUnwrapped[index]
    }
    @inlinable @inline(__always) set {
      precondition(index >= 0 && index < size, "no such element")
      start.unsafelyUnwrapped[index] = newValue
    }
  }

  @inlinable
  mutating func grow() {
    capacity = max(8, 2 * capacity)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    if let start {
      larger.moveInitialize(from: start, count: size)
      start.deallocate()
    }
    start = larger
  }
}
