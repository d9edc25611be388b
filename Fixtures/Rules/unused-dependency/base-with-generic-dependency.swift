import Pure

// A generic base class keeps the value; the subclass reads its fields.

class BaseScreen<Needs, Input> {
  let dependency: Needs
  let input: Input
  init(dependency: Needs, input: Input) { (self.dependency, self.input) = (dependency, input) }
}

final class Api {
  func load(_ id: Int) {}
}

struct OrderNeeds {
  let api: Api
  let cache: Api  // want: unused-dependency "OrderNeeds.cache"
}

final class OrderScreen: BaseScreen<OrderNeeds, Int>, FactoryModule {
  typealias Dependency = OrderNeeds
  typealias Payload = Int
  init(dependency: OrderNeeds, payload: Int) { super.init(dependency: dependency, input: payload) }
  func appear() { dependency.api.load(input) }
}

protocol Presenting {
  associatedtype Needs
  var needs: Needs { get }
}

extension Presenting where Needs == CartScreen.Dependency {
  func present() { needs.api.load(1) }
}

final class CartScreen: Presenting, FactoryModule {
  struct Dependency {
    let api: Api
    let cache: Api  // want: unused-dependency "CartScreen.Dependency.cache"
  }
  let needs: Dependency
  init(dependency: Dependency, payload: Void) { needs = dependency }
}

enum CompositionRoot {
  static func resolve() -> (OrderScreen.Factory, CartScreen.Factory) {
    let api = Api()
    return (
      .init(dependency: .init(api: api, cache: api)),
      .init(dependency: .init(api: api, cache: api))
    )
  }
}
