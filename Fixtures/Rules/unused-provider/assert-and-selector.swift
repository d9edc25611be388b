import Pure

// Mentions that only some builds run, or that only name the value.

final class Api {
  var isReady: Bool { true }
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  let api: Api
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  func show() { print(api) }
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    let asserted = Api()
    let checked = Api()
    let typed = Api()
    let ignored = Api()
    let silenced = Api()
    let renamed = Api()
    let dropped = Api()  // want: unused-provider "dropped"
    assert(asserted.isReady)
    precondition({ checked.isReady }())
    print(type(of: typed))
    withExtendedLifetime(ignored) {}
    _ = silenced
    let api = renamed
    return .init(dependency: .init(api: api))
  }
}
