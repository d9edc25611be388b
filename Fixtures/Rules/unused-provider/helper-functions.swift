import Pure

// Helpers of the root: called, passed as a value, called by another helper, and forgotten.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let configure: () -> Void
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func load() {
    print(dependency.api)
    dependency.configure()
  }
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    func configure() { print("configured") }
    func makeSpareApi() -> Api { Api() }  // want: unused-provider "makeSpareApi"
    func makeInnerApi() -> Api { Api() }
    func makeApi() -> Api { makeInnerApi() }
    return makeHome(api: makeApi(), configure: configure)
  }

  private static func makeHome(
    api: Api, configure: @escaping () -> Void
  ) -> HomeModule.Factory {
    .init(dependency: .init(api: api, configure: configure))
  }
}
