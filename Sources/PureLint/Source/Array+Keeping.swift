extension Array {
  /// The elements that are wanted; the array itself, without a copy, where that is all.
  @inlinable
  public func keeping(_ isWanted: (Element) -> Bool) -> [Element] {
    guard let unwanted = firstIndex(where: { !isWanted($0) }) else { return self }
    var kept = Array(self[..<unwanted])
    for element in self[(unwanted + 1)...] where isWanted(element) { kept.append(element) }
    return kept
  }
}
