import Pure

// Copying is not reading: what counts is whether somebody reads the copy.

protocol Analytics {
  func track(_ event: String)
}

final class ConsoleAnalytics: Analytics {
  func track(_ event: String) { print(event) }
}

final class Cart {}

final class CheckoutModule: FactoryModule {
  struct Dependency {
    let cart: Cart
    let analytics: Analytics  // want: unused-dependency "analytics"
  }

  private let cart: Cart
  private let analytics: Analytics

  init(dependency: Dependency, payload: Void) {
    self.cart = dependency.cart
    self.analytics = dependency.analytics
  }

  var summary: ObjectIdentifier { ObjectIdentifier(cart) }
}

enum CompositionRoot {
  static func resolve() -> CheckoutModule.Factory {
    CheckoutModule.Factory(dependency: .init(cart: Cart(), analytics: ConsoleAnalytics()))
  }
}
