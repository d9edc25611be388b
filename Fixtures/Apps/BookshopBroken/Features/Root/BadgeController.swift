import Pure

/// Keeps the number on the cart's tab up to date.
@MainActor
final class BadgeController:
  CustomStringConvertible,
  @preconcurrency FactoryModule
{
  struct Dependency {
    let cart: CartServicing
  }

  struct Payload {
    let show: (Int) -> Void
  }

  nonisolated var description: String { "badge" }

  init(dependency: Dependency, payload: Payload) {
    dependency.cart.items.observe { items in
      payload.show(items.map(\.count).reduce(0, +))
    }
  }
}
