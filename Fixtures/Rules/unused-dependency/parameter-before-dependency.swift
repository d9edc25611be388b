import Pure

// A type is shaped like a module by what its initialiser takes, wherever the parameter stands and
// whatever its label is.

final class Store {}
final class Api {}

final class LoginScreen {
  struct Dependency {
    let api: Api
    let analytics: Api  // want: unused-dependency "LoginScreen.Dependency.analytics"
  }
  private let store: Store
  private let dependency: Dependency
  init(store: Store, dependency: Dependency) {
    self.store = store
    self.dependency = dependency
  }
  func show() { print(store, dependency.api) }
}

final class SignUpScreen {
  struct Dependency {
    let api: Api
    let router: Api  // want: unused-dependency "SignUpScreen.Dependency.router"
  }
  private let api: Api
  init(with dependency: Dependency) { api = dependency.api }
  func show() { print(api) }
}

final class HelpScreen {
  struct Dependency {
    let api: Api
    let help: Api  // want: unused-dependency "HelpScreen.Dependency.help"
  }
  private let needs: Dependency
  init(_ needs: Dependency) { self.needs = needs }
  func show() { print(needs.api) }
}

struct ProfileView {
  struct Dependency {
    let api: Api
    let theme: Api  // want: unused-dependency "ProfileView.Dependency.theme"
  }
  let title: String
  let dependency: Dependency
  var body: String { title + String(describing: dependency.api) }
}

/// Nobody hands it its struct as one value.
final class Listing {
  struct Dependency {
    let title: String
    let unread: String
  }
  private let titles: [String]
  init(dependencies: [Dependency]) { titles = dependencies.map(\.title) }
  func show() { print(titles) }
}

/// Nor does anybody hand it what it depends on; what describes it is no root.
struct Target {
  enum Dependency {
    case local
    case remote(String)
  }
  let kind: Dependency
  init(kind: Dependency) { self.kind = kind }
}

enum Library {
  static func target(path: String, note: String) -> Target {
    let unused = String(path)
    return Target(kind: .remote(path))
  }
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api) }
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    let (api, spare) = (Api(), Api())
    LoginScreen(store: Store(), dependency: .init(api: api, analytics: spare)).show()
    SignUpScreen(with: .init(api: api, router: spare)).show()
    HelpScreen(HelpScreen.Dependency(api: api, help: spare)).show()
    print(ProfileView(title: "a", dependency: .init(api: api, theme: spare)).body)
    Listing(dependencies: [.init(title: "a", unread: "b")]).show()
    print(Library.target(path: "a", note: "b"))
    return HomeModule.Factory(dependency: .init(api: api))
  }
}

CompositionRoot.resolve().create().show()
