import Swinject

// A wrapper that asks in its own initializer asks while the owner of its property is made; one that asks when
// it is read does so later.

final class Ox {
  @Wanted var cart: Cart
  func pull() { print(cart) }
}
final class Cart {
  @Wanted var ox: Ox
  func roll() { print(ox) }
}
final class Mill {
  @Wanted var sail: Sail
  func turn() { print(sail) }
}
final class Sail {
  @Later var mill: Mill
  func turn() { print(mill) }
}

// So does an initializer that asks by a helper.
final class Hen {
  private let nest: Nest
  init() { nest = Yard.shared.find(Nest.self) }  // want: dependency-cycle "dependency cycle 'Hen' -> 'Nest' -> 'Hen'", resolve-outside-root
  func sit() { print(nest) }
}
final class Nest {
  private let hen = Yard.shared.find(Hen.self)  // want: resolve-outside-root
  func warm() { print(hen) }
}
final class Goose {
  private let pond: Pond
  init() { pond = Yard.shared.find(Pond.self) }  // want: resolve-outside-root
  func swim() { print(pond) }
}
final class Pond {
  func fill() { print(Yard.shared.find(Goose.self)) }  // want: resolve-outside-root
}

final class Yard {
  static let shared = Yard()
  private let container: Container = {
    let container = Container()
    container.register(Ox.self) { _ in Ox() }  // want: dependency-cycle "dependency cycle 'Ox' -> 'Cart' -> 'Ox'"
    container.register(Cart.self) { _ in Cart() }
    container.register(Hen.self) { _ in Hen() }
    container.register(Nest.self) { _ in Nest() }
    container.register(Goose.self) { _ in Goose() }
    container.register(Pond.self) { _ in Pond() }
    container.register(Mill.self) { _ in Mill() }
    container.register(Sail.self) { _ in Sail() }
    return container
  }()

  func find<T>(_ type: T.Type) -> T { container.resolve(T.self)! }
}

@propertyWrapper
struct Wanted<Thing> {
  let wrappedValue: Thing
  init() { wrappedValue = Yard.shared.find(Thing.self) }
}

@propertyWrapper
struct Later<Thing> {
  init() {}
  var wrappedValue: Thing { Yard.shared.find(Thing.self) }
}

print(Yard.shared.find(Ox.self), Yard.shared.find(Mill.self), Yard.shared.find(Hen.self))
print(Yard.shared.find(Goose.self))
