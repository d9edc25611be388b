/// Numbers of which none is less than the one before it, in two bytes each.
///
/// What stands in a file is numbered by the million. As hardly any file has more than 64 KB, the
/// high halves of its numbers are all the same: where they change is noted instead of them.
struct RisingNumbers: RandomAccessCollection, Equatable, Sendable {
  /// The low half of each number.
  private let lows: [UInt16]
  /// Element `i` is the position of the first number whose high half is greater than `i`.
  private let rises: [UInt32]

  /// - Parameter number: The number at a position.
  @inline(__always)
  init(count: Int, _ number: (Int) -> UInt32) {
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
  func write(_ positions: Range<Int>, to target: UnsafeMutablePointer<UInt32>) {
    guard rises.isEmpty else {
      for (index, position) in positions.enumerated() { target[index] = self[position] }
      return
    }
    lows[positions].withUnsafeBufferPointer { lows in
      for index in 0..<lows.count { target[index] = UInt32(lows[index]) }
    }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { lows.count }

  subscript(position: Int) -> UInt32 {
    @inline(__always) get {
      let low = UInt32(lows[position])
      return rises.isEmpty ? low : low | high(position)
    }
  }

  @inline(never)
  private func high(_ position: Int) -> UInt32 {
    UInt32(rises.partitioningIndex { $0 > position }) << 16
  }
}
