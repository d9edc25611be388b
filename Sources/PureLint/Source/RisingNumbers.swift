/// Numbers of which none is less than the one before it, in two bytes each.
///
/// What stands in a file is numbered by the million. As hardly any file has more than 64 KB, the
/// high halves of its numbers are all the same: where they change is noted instead of them.
public struct RisingNumbers: RandomAccessCollection, Equatable, Sendable {
  /// The low half of each number.
  @usableFromInline let lows: [UInt16]
  /// Element `i` is the position of the first number whose high half is greater than `i`.
  @usableFromInline let rises: [UInt32]

  /// - Parameter number: The number at a position.
  @inlinable
  public init(count: Int, _ number: (Int) -> UInt32) {
    lows = [UInt16](unsafeUninitializedCapacity: count) { lows, initialized in
      for position in 0..<count {
        lows.initializeElement(at: position, to: UInt16(truncatingIfNeeded: number(position)))
      }
      initialized = count
    }
    var rises: [UInt32] = []
    if count > 0, number(count - 1) > UInt16.max {
      for position in 0..<count {
        while rises.count < number(position) >> 16 { rises.append(UInt32(position)) }
      }
    }
    self.rises = rises
  }

  /// Writes the numbers at some positions one behind the other.
  public func write(_ positions: Range<Int>, to target: UnsafeMutablePointer<UInt32>) {
    guard rises.isEmpty else {
      for (index, position) in positions.enumerated() { target[index] = self[position] }
      return
    }
    lows[positions].withUnsafeBufferPointer { lows in
      for index in 0..<lows.count { target[index] = UInt32(lows[index]) }
    }
  }

  /// Always 0.
  @inlinable public var startIndex: Int { 0 }
  /// The number of elements.
  @inlinable public var endIndex: Int { lows.count }

  /// The number at a position.
  /// - Complexity: O(1) while no number is above 65535; otherwise logarithmic in the greatest.
  public subscript(position: Int) -> UInt32 {
    @inlinable @inline(__always) get {
      let low = UInt32(lows[position])
      return rises.isEmpty ? low : low | high(position)
    }
  }

  @usableFromInline @inline(never)
  func high(_ position: Int) -> UInt32 {
    UInt32(rises.partitioningIndex { $0 > position }) << 16
  }
}
