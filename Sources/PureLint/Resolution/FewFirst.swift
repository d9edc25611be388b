/// The results of a search: mostly a handful, which are compared one by one.
struct FewFirst<Element: Hashable> {
  private var first: [Element] = []
  private var others: Set<Element> = []

  var isEmpty: Bool { first.isEmpty }
  var count: Int { first.count + others.count }

  /// - Returns: Whether the element is new.
  @discardableResult
  mutating func insert(_ element: Element) -> Bool {
    if first.contains(element) { return false }
    guard first.count == 16 else {
      first.append(element)
      return true
    }
    return others.insert(element).inserted
  }
}
