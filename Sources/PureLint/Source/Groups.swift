/// Positions by the slots that they belong to.
public struct Groups {
  /// Those of one slot follow each other, in their order.
  public let positions: [UInt32]
  /// Where in `positions` those of each slot begin; one more element is the end.
  public let starts: [UInt32]

  /// - Parameters:
  ///   - count: The number of positions.
  ///   - slot: The slot of a position; asked twice for each.
  /// - Complexity: O(count + slots).
  @inlinable @inline(__always)
  public init(count: Int, slotCount: Int, slot: (Int) -> Int) {
    var starts = [UInt32](repeating: 0, count: slotCount + 1)
    for position in 0..<count { starts[slot(position) + 1] += 1 }
    for slot in 0..<slotCount { starts[slot + 1] += starts[slot] }
    var next = starts
    positions = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      for position in 0..<count {
        let slot = slot(position)
        buffer.initializeElement(at: Int(next[slot]), to: UInt32(position))
        next[slot] += 1
      }
      initialized = count
    }
    self.starts = starts
  }

  /// Where in `positions` those of a slot are.
  public subscript(slot: Int) -> Range<Int> { Int(starts[slot])..<Int(starts[slot + 1]) }
}
