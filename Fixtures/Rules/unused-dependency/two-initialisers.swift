import Pure

// Two initialisers copy the same field; one of them drops another, which is read elsewhere.

final class Api {
  func load() {}
}

final class CartModule: FactoryModule {
  struct Dependency {
    let api: Api
    let log: Api
    let tax: Api  // want: unused-dependency "tax"
  }

  private let api: Api
  private let log: Api?
  private let tax: Api?

  init(dependency: Dependency, payload: Void) {
    api = dependency.api
    log = dependency.log
    tax = dependency.tax
  }

  init(dependency: Dependency) {
    self.api = dependency.api
    self.log = nil
    self.tax = nil
  }

  func show() {
    api.load()
    log?.load()
  }
}

enum CompositionRoot {
  static func resolve() -> [CartModule] {
    let api = Api()
    return [
      CartModule(dependency: .init(api: api, log: api, tax: api)),
      CartModule(dependency: .init(api: api, log: api, tax: api), payload: ()),
    ]
  }
}
