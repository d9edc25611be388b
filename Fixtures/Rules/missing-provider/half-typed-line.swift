import Pure

// Somebody is typing: one line of the root is not finished. What does not hang on it stays judged,
// what does is not known. It does not compile.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let title: String
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api, dependency.title) }
}

final class HelpModule: FactoryModule {
  struct Dependency {
    let api: Api
    let topic: String  // want: unused-dependency "HelpModule.Dependency.topic"
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api) }
}

enum CompositionRoot {
  static func makeHelp() -> HelpModule.Factory {
    .init(dependency: .init(api: Api(), topic: "home"))
  }

  static func makeHome() -> HomeModule.Factory {
    let api = Api()
    let other = Api.  // want: syntax-error "expected member name following '.'"
    return .init(dependency: .init(api: api, title:  // want: syntax-error "expected ')'"
  }
}
