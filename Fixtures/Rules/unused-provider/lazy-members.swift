import Pure

// Lazy members that nobody asks for: private, visible, and one that only an unused one asks for.

final class Api {}
final class Log {
  let api: Api; init(api: Api) { self.api = api }  // want: unused-dependency "Log.api"
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  let api: Api
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  func load() { print(api) }
}

final class CompositionRoot {
  lazy var homeFactory = HomeModule.Factory(dependency: .init(api: self.api))
  private lazy var api = Api()
  private lazy var stagingApi = Api()
  private lazy var log = Log(api: stagingApi)  // want: unused-provider "log"
  lazy var oldHomeFactory: HomeModule.Factory = .init(  // want: unused-provider "oldHomeFactory"
    dependency: .init(api: self.api))
}

let module = CompositionRoot().homeFactory.create()
