import Pure

// The dependency is a class: initialisers of its own, inherited ones, a convenience one.
// It does not compile: one call forgets an argument.

final class Api {}

class Needs {
  let api: Api
  let name: String
  init(api: Api, name: String) {
    self.api = api
    self.name = name
  }
  convenience init(api: Api) { self.init(api: api, name: "unnamed") }
}

final class HomeModule: FactoryModule {
  final class Dependency: Needs {}
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api, dependency.name) }
}

final class HelpModule: FactoryModule {
  typealias Dependency = Needs
  let dependency: Needs
  init(dependency: Needs, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api, dependency.name) }
}

enum CompositionRoot {
  static func resolve() -> [Any] {
    let api = Api()
    return [
      HomeModule.Factory(dependency: .init(api: api)),
      HomeModule.Factory(dependency: .init(api: api, name: "home")),
      HelpModule.Factory(dependency: .init(api: api)),
      HelpModule.Factory(dependency: Needs(api: api, name: "help")),
    ]
  }
}
