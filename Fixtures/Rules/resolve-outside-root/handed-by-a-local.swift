// What a root hands over by a local is its own, whatever kind of type is handed it; who was handed
// nothing of the root's may ask.

final class Store { func rows() -> Int { 2 } }
final class Basket {
  private let store: Store
  init(store: Store) { self.store = store }
  func total() -> Int { store.rows() }
}
final class Till {
  private let store: Store
  init(store: Store) { self.store = store }
  func pay(_ sum: Int) -> Int { store.rows() - sum }
}

final class Shop {
  static let shared = Shop()
  private let store = Store()
  private(set) lazy var basket = Basket(store: store)
  func till() -> Till { Till(store: store) }
  func checkout() -> Checkout {
    let basket = basket
    let taken = basket
    return Checkout(taken)
  }
  func stray() -> Stray {
    let store = Store()
    return Stray(store)
  }
}

struct Checkout {
  private let basket: Basket
  init(_ basket: Basket) { self.basket = basket }
  private var till: Till { Shop.shared.till() }  // want: resolve-outside-root
  func run() -> Int { till.pay(basket.total()) }
}

final class Stray {
  private let store: Store
  init(_ store: Store) { self.store = store }
  func run() -> Int { Shop.shared.till().pay(store.rows()) }
}

print(Shop.shared.checkout().run(), Shop.shared.stray().run())
