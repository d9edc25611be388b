import Pure

// Two apps on a shared lower root: what one of them uses is used.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  let api: Api
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  func show() { print(api) }
}

enum SharedRoot {
  static func makeApi() -> Api { Api() }
  static func makeHome(api: Api) -> HomeModule.Factory { .init(dependency: .init(api: api)) }
}

struct PhoneDependency {
  let home: HomeModule.Factory
  static func resolve() -> PhoneDependency {
    let api = SharedRoot.makeApi()
    let watchApi = Api()  // want: unused-provider "watchApi"
    return .init(home: SharedRoot.makeHome(api: api))
  }
}

struct WatchDependency {
  let home: HomeModule.Factory
  static func resolve() -> WatchDependency {
    let api = Api()
    let phoneApi = Api()  // want: unused-provider "phoneApi"
    return .init(home: SharedRoot.makeHome(api: api))
  }
}

func startPhone() { print(PhoneDependency.resolve().home.create()) }
func startWatch() { print(WatchDependency.resolve().home.create()) }
