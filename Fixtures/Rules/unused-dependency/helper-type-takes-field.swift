import Pure

// A field that is handed to another object is read, unless all that becomes of it is in sight.

final class Api {}

final class Interactor {
  private let api: Api
  init(api: Api) { self.api = api }
  func run() { print(api) }
}

struct Settings {
  let api: Api  // want: unused-dependency "Settings.api"
}

final class OrderModule: FactoryModule {
  struct Dependency {
    let api: Api
    let stagingApi: Api
    let legacyApi: Api
    let mockApi: Api  // want: unused-dependency "OrderModule.Dependency.mockApi"
  }

  private let interactor: Interactor
  private let settings: Settings
  lazy var legacy = Interactor(api: legacyApi)  // want: unused-provider "legacy"
  private let legacyApi: Api
  private let mockApi: Api

  init(dependency: Dependency, payload: Void) {
    interactor = Interactor(api: dependency.api)
    settings = .init(api: dependency.stagingApi)
    legacyApi = dependency.legacyApi
    mockApi = dependency.mockApi
  }
}

enum CompositionRoot {
  static func resolve() -> OrderModule.Factory {
    let api = Api()
    return .init(
      dependency: .init(api: api, stagingApi: api, legacyApi: api, mockApi: api))
  }
}
