import Pure

// Locals that only the returned struct names are used; punning in a closure, a tuple, `self`.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  let api: Api
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  func load() { print(api) }
}

struct AppDependency {
  let home: HomeModule.Factory
  let start: () -> Api
  let windows: (main: Api, side: Api)

  init() {
    let api = Api()
    let side = Api()
    let orphan = Api()  // want: unused-provider "orphan"
    self.home = .init(dependency: .init(api: api))
    self.start = { api }
    self.windows = (main: api, side: side)
  }
}

final class AppDelegate {
  let dependency = AppDependency()
  func launch() { print(dependency.home.create(), dependency.start(), dependency.windows.main) }
}
