// A shelf that asks another one by their protocol, for whatever it is asked itself, reads what that holds.

protocol Holding: AnyObject {
  subscript<Item>(_ type: Item.Type) -> Item? { get }
}

final class Store: Holding {
  private var items = [String: Any]()
  func put<Item>(_ item: Item) { items[String(reflecting: Item.self)] = item }
  subscript<Item>(_ type: Item.Type) -> Item? { items[String(reflecting: type)] as? Item }
}

final class Shelf: Holding {
  private var items = [String: Any]()
  private let store: Holding
  init(_ store: Holding) { self.store = store }
  func put<Item>(_ item: Item) { items[String(reflecting: Item.self)] = item }
  subscript<Item>(_ type: Item.Type) -> Item? {
    items[String(reflecting: type)] as? Item ?? store[type]
  }
}

final class Lamp {
  func light() { print("on") }
}

final class Fan {
  func turn() { print("turns") }
}

@main
enum Main {
  static func main() {
    let store = Store()
    store.put(Lamp())
    let shelf = Shelf(store)
    shelf.put(Fan())
    shelf[Lamp.self]!.light()
    shelf[Fan.self]!.turn()
  }
}
