import Pure

// One local in the branches of `#if`, one that only a branch needs, and one that no branch needs.

final class Plugin {}
final class Api {
  init(_ plugins: [Plugin]) {}
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  let api: Api
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  func load() { print(api) }
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    #if DEBUG
      let plugins = [Plugin()]
      let console = Plugin()
      print(console)
    #elseif BETA
      let plugins = [Plugin(), Plugin()]
    #else
      let plugins: [Plugin] = []
      let silent = Plugin()  // want: unused-provider "silent"
    #endif
    let shared = Plugin()
    #if os(macOS)
      print(shared)
    #endif
    return .init(dependency: .init(api: Api(plugins)))
  }
}
