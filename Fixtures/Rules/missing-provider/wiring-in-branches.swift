import Pure

// Wirings behind a ternary, `if` and `switch` expressions, `??`, and in literals.
// It does not compile: two of the branches are incomplete.

final class Api {}

final class ShopModule: FactoryModule {
  struct Dependency {
    let api: Api
    let cart: Api
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open() { print(dependency.api, dependency.cart) }
}

enum Plan {
  case free, paid, trial
}

enum CompositionRoot {
  static func resolve(_ plan: Plan, override: ShopModule.Factory?) -> [ShopModule.Factory] {
    let api = Api()
    let ternary: ShopModule.Factory =
      plan == .free
      ? .init(dependency: .init(api: api, cart: api))
      : .init(dependency: .init(api: api))  // want: missing-provider "ShopModule.Dependency.cart"
    let switched: ShopModule.Factory =
      switch plan {
      case .free: .init(dependency: .init(api: api, cart: api))
      case .paid: ShopModule.Factory(dependency: .init(api: api, cart: api))
      // want@+1: missing-provider "ShopModule.Dependency.api"
      case .trial: .init(dependency: .init(cart: api))
      }
    let fallback = override ?? .init(dependency: .init(api: api, cart: api))
    let byName: [String: ShopModule.Factory] = [
      "one": .init(dependency: .init(api: api, cart: api))
    ]
    return [ternary, switched, fallback] + byName.values
  }
}
