import Pure

// A local whose only reader is a field that nobody reads: the field is the finding.

final class Window {}
final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let window: Window  // want: unused-dependency "HomeModule.Dependency.window"
    let api: Api
  }
  let api: Api
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  func load() { print(api) }
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    let window = Window()
    return HomeModule.Factory(dependency: .init(window: window, api: Api()))
  }
}
