import Pure

// The app delegate is a module of its own and asks its own root; so may the helpers that no root
// builds. A namesake of the root's function is none.

protocol UIApplicationDelegate: AnyObject {}

final class Names {
  static func resolve() -> Names { Names() }
}

final class ScreenModule: FactoryModule {
  struct Dependency {
    let title: String
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() {
    print(dependency.title, Names.resolve())
    print(AppDelegate.Dependency.create())  // want: resolve-outside-root "ScreenModule"
  }
}

final class AppDelegate: UIApplicationDelegate, FactoryModule {
  struct Dependency {
    let screen: ScreenModule.Factory
    static func create() -> Dependency {
      .init(screen: .init(dependency: .init(title: "main")))
    }
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  convenience init() { self.init(dependency: .create(), payload: ()) }
  func launch() { dependency.screen.create().show() }
}
