import PureLintResolution

extension Interface {
  /// As much of the standard library as values of an app's own types pass through.
  static let swift = Interface(
    module: "Swift",
    source: """
      @_runsClosures
      public struct Array<Element> {
        public init()
        public init(_ elements: [Element])
        public init(repeating element: Element, count: Int)
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
        public func reduce<T>(_ initial: T, _ next: (T, Element) -> T) -> T
        public func reduce<T>(into initial: T, _ update: (inout T, Element) -> Void) -> T
        public func filter(_ isIncluded: (Element) -> Bool) -> [Element]
        public func forEach(_ body: (Element) -> Void)
        public func first(where predicate: (Element) -> Bool) -> Element?
        public func last(where predicate: (Element) -> Bool) -> Element?
        public func firstIndex(where predicate: (Element) -> Bool) -> Int?
        public func lastIndex(where predicate: (Element) -> Bool) -> Int?
        public func min() -> Element?
        public func max() -> Element?
        public func min(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element?
        public func max(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element?
        public func allSatisfy(_ predicate: (Element) -> Bool) -> Bool
        public func sorted() -> [Element]
        public func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element]
        public func reversed() -> [Element]
        public func shuffled() -> [Element]
        public func randomElement() -> Element?
        public func prefix(_ maxLength: Int) -> [Element]
        public func prefix(while predicate: (Element) -> Bool) -> [Element]
        public func suffix(_ maxLength: Int) -> [Element]
        public func dropFirst(_ count: Int = 1) -> [Element]
        public func dropLast(_ count: Int = 1) -> [Element]
        public func drop(while predicate: (Element) -> Bool) -> [Element]
        public func contains(where predicate: (Element) -> Bool) -> Bool
        public mutating func append(_ newElement: Element)
        public mutating func popLast() -> Element?
        public mutating func remove(at index: Int) -> Element
        public mutating func removeFirst() -> Element
        public mutating func removeLast() -> Element
        public mutating func removeAll(where shouldBeRemoved: (Element) -> Bool)
      }
      public func print(_ items: Any..., separator: String = " ", terminator: String = "")
      public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "")
      public func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
        comment: String
      ) -> String
      public func withTaskGroup<Child, Value>(
        of childTaskResultType: Child.Type, body: (inout TaskGroup<Child>) async -> Value
      ) async -> Value
      public func withThrowingTaskGroup<Child, Value>(
        of childTaskResultType: Child.Type,
        body: (inout ThrowingTaskGroup<Child, Error>) async throws -> Value
      ) async throws -> Value
      public func withUnsafePointer<T, Value>(
        to value: T, _ body: (UnsafePointer<T>) throws -> Value
      ) rethrows -> Value
      public func withUnsafeMutablePointer<T, Value>(
        to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> Value
      ) rethrows -> Value
      public func stride<T>(from start: T, to end: T, by stride: T) -> [T]
      public func stride<T>(from start: T, through end: T, by stride: T) -> [T]
      public func type<T>(of value: T) -> T.Type
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
      @_runsClosures
      public struct Set<Element> {
        public init()
        public init(_ elements: [Element])
        public var first: Element? { get }
        public var count: Int { get }
        public var isEmpty: Bool { get }
        public func map<T>(_ transform: (Element) -> T) -> [T]
        public func compactMap<T>(_ transform: (Element) -> T?) -> [T]
        public func flatMap<T>(_ transform: (Element) -> [T]) -> [T]
        public func filter(_ isIncluded: (Element) -> Bool) -> Set<Element>
        public func forEach(_ body: (Element) -> Void)
        public func first(where predicate: (Element) -> Bool) -> Element?
        public func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element]
        public func randomElement() -> Element?
      }
      public struct Dictionary<Key, Value> {
        public typealias Element = (key: Key, value: Value)
        public init()
        public init(uniqueKeysWithValues keysAndValues: [(Key, Value)])
        public init<Element>(grouping values: [Element], by keyForValue: (Element) -> Key)
        public subscript(key: Key) -> Value? { get }
        public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get }
        public var values: [Value] { get }
        public var keys: [Key] { get }
        public var count: Int { get }
        public var isEmpty: Bool { get }
        public var first: (key: Key, value: Value)? { get }
        public func map<T>(_ transform: ((key: Key, value: Value)) -> T) -> [T]
        public func compactMap<T>(_ transform: ((key: Key, value: Value)) -> T?) -> [T]
        public func mapValues<T>(_ transform: (Value) -> T) -> [Key: T]
        public func compactMapValues<T>(_ transform: (Value) -> T?) -> [Key: T]
        public func filter(_ isIncluded: ((key: Key, value: Value)) -> Bool) -> [Key: Value]
        public func forEach(_ body: ((key: Key, value: Value)) -> Void)
        public func first(
          where predicate: ((key: Key, value: Value)) -> Bool
        ) -> (key: Key, value: Value)?
        public func sorted(
          by areInIncreasingOrder: ((key: Key, value: Value), (key: Key, value: Value)) -> Bool
        ) -> [(key: Key, value: Value)]
        public mutating func removeValue(forKey key: Key) -> Value?
        public mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
      }
      """,
    isImplicit: true
  )
}
