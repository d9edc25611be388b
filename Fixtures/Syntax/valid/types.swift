class Base<Element>: NSObject, @unchecked Sendable, Store where Element: Hashable, Element: Codable {}
final class Leaf: Base<Int>, @preconcurrency Delegate, @retroactive Extra, @MainActor Isolated {}
open class Open {}
public struct Pair<First, Second>: ~Copyable, Equatable {}
struct Packs<each Item, let count: Int, each Other: P> {}
struct Trailing<A, B,> {}
fileprivate enum Direction: String, CaseIterable {
  case north = "N", south = "S"
  case east
  indirect case nested(Direction, label: Int, _ hidden: String = "x", (Int) -> Void)
  @available(*, deprecated) case old
  case `default`, `self`(Int)
}
indirect enum Tree { case leaf, node(Tree, Tree) }
actor Counter { var value = 0 }
distributed actor Worker { distributed func work() {} }
@globalActor actor Main { static let shared = Main() }
protocol Container<Item, Index>: AnyObject, Sequence where Item: Equatable {
  associatedtype Item
  associatedtype Index: Comparable, Hashable = Int where Index: Sendable
  associatedtype Rest: Container where Rest.Item == Item, Rest.Index == Index
  associatedtype Suppressed: ~Copyable
  var count: Int { get }
  var name: String { get set }
  static var shared: Self { get async throws }
  var lent: Item { borrowing get }
  subscript(index: Index) -> Item { get nonmutating set }
  init()
  init?(text: String)
  func insert(_ item: Item, at index: Index) throws
  mutating func clear()
  @objc optional func maybe()
  static func == (left: Self, right: Self) -> Bool
  typealias Alias = Item
}
protocol Classy: class {}
extension Array where Element == Int {}
extension Dictionary<String, Int> { var sum: Int { 0 } }
extension Outer.Inner: Printable {}
extension [Int] {}
extension Int? {}
extension Box: @retroactive Equatable, Copyable where T: Copyable & Escapable, repeat each T: P {}
extension Swift::Int {}
typealias Handler<T> = (T) -> Void where T: Sendable
public typealias Name = String
typealias Tuple = (x: Int, y: Int, Int)
struct Nested { struct A { class B { enum C { case d } } } }
struct `struct` { let `let`: `struct` }
struct `with spaces` { func `does a thing!`() {} }
struct Größe { let höhe: Int, 高さ = 1, 🐶🐮 = "cow" }
nonisolated struct Free {}
nonisolated class Loose: nonisolated P {}
struct Semicolons { let a = 1; let b = 2; func c() {}; }
struct Routed<Start, Self, self> where Start: Sequence {}
protocol Paired<Self, Other> {}
