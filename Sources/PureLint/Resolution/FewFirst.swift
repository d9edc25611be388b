/// The results of a search: mostly a handful, which are compared one by one.
struct FewFirst<Element: Hashable> {
  /// The number of elements that are compared one by one.
  private static var fewCount: Int { 16 }

  private var first: [Element] = []
  private var others: Set<Element> = []

  /// - Parameter minimumCapacity: The number of elements to make room for, as far as they are few.
  init(minimumCapacity: Int) {
    first.reserveCapacity(min(minimumCapacity, Self.fewCount))
  }

  init() {}

  var isEmpty: Bool { first.isEmpty }
  var count: Int { first.count + others.count }

  /// - Returns: Whether the element is new.
  @discardableResult
  mutating func insert(_ element: Element) -> Bool {
    if first.contains(element) { return false }
    guard first.count == Self.fewCount else {
      first.append(element)
      return true
    }
    return others.insert(element).inserted
  }
}
