import Pure

// Several bindings in one `let`, locals used before their line in a local function, shadowing in
// `guard`, a parameter of the same name.

final class Api {
  init(_ next: Api? = nil) {}
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let make: () -> Api
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api, dependency.make()) }
}

enum CompositionRoot {
  static func resolve(window: Api?) -> HomeModule.Factory {
    guard let window = window else { return resolve(window: Api()) }
    let first = Api(), second = Api(first), third = Api(second)  // want: unused-provider "third"
    func make() -> Api { late }
    let late = Api()
    let window2 = Api(window)
    return .init(dependency: .init(api: window2, make: make))
  }
}
