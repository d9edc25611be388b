import Pure

final class OrderModule: FactoryModule {
  typealias Dependency = OrderNeeds
  private let preloader: Preloader
  init(dependency: OrderNeeds, payload: Void) { preloader = Preloader(needs: dependency) }
  func open() { preloader.preload() }
}

enum CompositionRoot {
  static func resolve() -> OrderModule.Factory {
    let api = Api()
    return .init(dependency: .init(api: api, cache: api, backup: api))
  }
}
