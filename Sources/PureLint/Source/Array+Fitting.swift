extension Array {
  /// The same elements without room for more: what grew one by one keeps up to as much as it has.
  /// (A copy by way of `self[...]` would be no copy, but the same array with its room.)
  var fitted: [Element] {
    guard count < capacity else { return self }
    return Array(unsafeUninitializedCapacity: count) { copy, copiedCount in
      copiedCount = copy.initialize(fromContentsOf: self)
    }
  }
}
