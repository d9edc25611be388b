import Pure

// Two locals of one name: the inner is used, the outer is not; and the other way round.

final class Api {
  func warmUp() {}
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let make: () -> Api
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func load() { print(dependency.api, dependency.make()) }
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    let api = Api()
    let shadowed = Api()  // want: unused-provider "shadowed"
    do {
      let shadowed = Api()
      shadowed.warmUp()
    }
    do {
      let api = Api()  // want: unused-provider "api"
    }
    let make = { () -> Api in
      let shadowed = Api()
      return shadowed
    }
    return .init(dependency: .init(api: api, make: make))
  }

  static func resolveAgain() -> HomeModule.Factory {
    let shadowed = Api()
    return .init(dependency: .init(api: shadowed, make: { shadowed }))
  }
}
