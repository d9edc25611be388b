/// An array that one owner fills and reads, without the checks for other owners and the counting of
/// references that reading an `Array` out of a class costs: a tenth of the walk over bodies.
struct GrowingBuffer<Element>: ~Copyable {
  private(set) var count = 0
  private var capacity = 0
  private var start: UnsafeMutablePointer<Element>?

  deinit {
    start?.deinitialize(count: count)
    start?.deallocate()
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    start.unsafelyUnwrapped.advanced(by: count).initialize(to: element)
    count += 1
  }

  mutating func removeLast() {
    precondition(count > 0, "no element")
    count -= 1
    start.unsafelyUnwrapped.advanced(by: count).deinitialize(count: 1)
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < count, "no such element")
      return start.unsafelyUnwrapped[index]
    }
    @inline(__always) set {
      precondition(index >= 0 && index < count, "no such element")
      start.unsafelyUnwrapped[index] = newValue
    }
  }

  private mutating func grow() {
    capacity = max(8, 2 * capacity)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    if let start {
      larger.moveInitialize(from: start, count: count)
      start.deallocate()
    }
    start = larger
  }
}
