import Pure

// The field is a closure; the module is built inside, its type named only in the annotation.
// It does not compile: one closure forgets an argument.

final class Api {}
struct Stock {
  let name: String
}

final class StockReactor: FactoryModule {
  struct Dependency {
    let api: Api
  }
  struct Payload {
    let stock: Stock
  }
  let api: Api
  let payload: Payload
  init(dependency: Dependency, payload: Payload) { (api, self.payload) = (dependency.api, payload) }
  func load() { print(api, payload) }
}

final class MarketModule: FactoryModule {
  struct Dependency {
    let makeReactor: (Stock) -> StockReactor
    let makeFirst: () -> StockReactor
    let makeLast: () -> StockReactor
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open(_ stock: Stock) -> [StockReactor] {
    [dependency.makeReactor(stock), dependency.makeFirst(), dependency.makeLast()]
  }
}

enum CompositionRoot {
  static func resolve() -> MarketModule.Factory {
    let api = Api()
    let makeReactor: (Stock) -> StockReactor = { stock in
      let payload = StockReactor.Payload(stock: stock)
      return .init(dependency: .init(api: api), payload: payload)
    }
    return .init(
      dependency: .init(
        makeReactor: makeReactor,
        makeFirst: { .init(dependency: .init(api: api), payload: .init(stock: Stock(name: "A"))) },
        makeLast: {
          let stock = Stock(name: "Z")
          // want@+1: missing-provider "StockReactor.Dependency.api"
          return .init(dependency: .init(), payload: .init(stock: stock))
        }))
  }
}
