extension Interface {
  /// As much of the standard library as values of an app's own types pass through.
  static let swift = Interface(
    module: "Swift",
    source: """
      public struct Array<Element> {
        public init()
        public var first: Element? { get }
        public var last: Element? { get }
        public var count: Int { get }
        public var isEmpty: Bool { get }
        public var indices: Range<Int> { get }
        public subscript(index: Int) -> Element { get }
        public func map<T>(_ transform: (Element) -> T) -> [T]
        public func enumerated() -> [(offset: Int, element: Element)]
        public func compactMap<T>(_ transform: (Element) -> T?) -> [T]
        public func flatMap<T>(_ transform: (Element) -> [T]) -> [T]
        public func filter(_ isIncluded: (Element) -> Bool) -> [Element]
        public func forEach(_ body: (Element) -> Void)
        public func first(where predicate: (Element) -> Bool) -> Element?
        public func last(where predicate: (Element) -> Bool) -> Element?
        public func firstIndex(where predicate: (Element) -> Bool) -> Int?
        public func lastIndex(where predicate: (Element) -> Bool) -> Int?
        public func min(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element?
        public func max(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element?
        public func allSatisfy(_ predicate: (Element) -> Bool) -> Bool
        public func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element]
        public func reversed() -> [Element]
        public func contains(where predicate: (Element) -> Bool) -> Bool
        public mutating func append(_ newElement: Element)
        public mutating func removeAll(where shouldBeRemoved: (Element) -> Bool)
      }
      public func zip<First, Second>(_ first: [First], _ second: [Second]) -> [(First, Second)]
      public enum Result<Success, Failure> {
        case success(Success)
        case failure(Failure)
        public init(catching body: () throws -> Success)
        public func get() throws -> Success
        public func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>
        public func mapError<E>(_ transform: (Failure) -> E) -> Result<Success, E>
        public func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure>
      }
      public enum Optional<Wrapped> {
        public init(_ some: Wrapped)
        public func map<U>(_ transform: (Wrapped) -> U) -> U?
        public func flatMap<U>(_ transform: (Wrapped) -> U?) -> U?
      }
      public struct Set<Element> {
        public init()
        public var first: Element? { get }
        public func map<T>(_ transform: (Element) -> T) -> [T]
        public func filter(_ isIncluded: (Element) -> Bool) -> Set<Element>
        public func forEach(_ body: (Element) -> Void)
      }
      public struct Dictionary<Key, Value> {
        public init()
        public subscript(key: Key) -> Value? { get }
        public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get }
        public var values: [Value] { get }
        public var keys: [Key] { get }
      }
      """
  )
}
