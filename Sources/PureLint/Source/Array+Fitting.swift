extension Array {
  /// The same elements without room for more: what grew one by one keeps up to as much as it has.
  /// (A copy by way of `self[...]` would be no copy, but the same array with its room.)
  public var fitted: [Element] {
    guard count < capacity else { return self }
    // `init(unsafeUninitializedCapacity:)` is not specialised, and takes longer than a short copy.
    var copy: [Element] = []
    copy.reserveCapacity(count)
    copy.append(contentsOf: self)
    return copy
  }
}
