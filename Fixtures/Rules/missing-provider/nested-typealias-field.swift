import Pure

// Fields typed by an alias inside the module; the alias of an inherited type; a generic alias.
// It does not compile: one wiring is incomplete.

protocol Reactor {}

final class LoginReactor: Reactor, FactoryModule {
  struct Dependency {
    let api: String
  }
  let api: String
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  var text: String { api }
}

class BaseScreen {
  typealias Opener = (String) -> Bool
}

typealias Maker<Module> = (Int) -> Module

final class LoginScreen: BaseScreen, FactoryModule {
  typealias Reactor = LoginReactor
  typealias Reactors = [Reactor.Factory]

  struct Dependency {
    let reactor: Reactor
    let reactors: Reactors
    let open: Opener
    let make: Maker<Reactor>
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() {
    print(dependency.reactor.text, dependency.reactors.count, dependency.open("a"))
    print(dependency.make(1))
  }
}

enum CompositionRoot {
  static func resolve() -> LoginScreen.Factory {
    .init(
      dependency: .init(
        reactor: .init(dependency: .init(api: "a")),
        reactors: [.init(dependency: .init(api: "b"))],
        open: opener(prefix: "http"),
        make: { _ in .init(dependency: .init(), payload: ()) }))  // want: missing-provider "api"
  }

  private static func opener(prefix: String) -> LoginScreen.Opener {
    { url in url.hasPrefix(prefix) }
  }
}
