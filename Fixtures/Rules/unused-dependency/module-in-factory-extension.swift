import Pure

// Inside `extension Factory where Module == X` the name `Module` is X, in every position.

class Screen {}

final class Api {
  func load() {}
}

final class NewsScreen: Screen, FactoryModule {
  struct Dependency {
    let cast: Api
    let typed: Api
    let passed: Api
    let lost: Api  // want: unused-dependency "NewsScreen.Dependency.lost"
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
}

func instantiate() -> Screen? { nil }

extension Factory where Module == NewsScreen {
  func create() -> Module {
    let cast = instantiate() as? Module
    cast?.dependency.cast.load()
    let typed: Module = Module(dependency: dependency, payload: ())
    typed.dependency.typed.load()
    warmUp(dependency)
    return typed
  }

  private func warmUp(_ needs: Module.Dependency) { needs.passed.load() }
}

enum CompositionRoot {
  static func resolve() -> NewsScreen.Factory {
    let api = Api()
    return .init(dependency: .init(cast: api, typed: api, passed: api, lost: api))
  }
}
