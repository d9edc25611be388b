extension RandomAccessCollection where Index == Int {
  /// The first position from which on a condition holds, which it does from some position on. It
  /// takes the logarithm of the count.
  @inlinable
  public func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
