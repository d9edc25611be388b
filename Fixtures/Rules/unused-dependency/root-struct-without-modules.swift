// An app without modules may have a composition root too: a `resolve()` that fills in a struct with
// the name of what an app depends on.

final class Window {
  func show() {}
}

final class Service {}

struct AppDependency {
  let window: Window
  let service: Service  // want: unused-dependency "'service' of 'AppDependency'"
  let configure: () -> Void
}

enum CompositionRoot {
  static func resolve() -> AppDependency {
    let account = AccountDependency.resolve(name: "a")
    print(account.name)
    return AppDependency(window: Window(), service: Service(), configure: self.configure)
  }

  static func configure() { print("configured") }
}

struct AccountDependency {
  let name: String
  let avatar: String  // want: unused-dependency "'avatar' of 'AccountDependency'"
}

extension AccountDependency {
  static func resolve(name: String) -> AccountDependency {
    let unused = Service()  // want: unused-provider "unused"
    return .init(name: name, avatar: "b")
  }
}

/// Much can be resolved.
struct Address {
  let host: String
  let port: Int
  static func resolve(_ host: String) -> Address { .init(host: host, port: 80) }
}

/// So called, but built by nobody's `resolve()`.
struct PackageDependency {
  let url: String
  let version: String
  static func parse() -> PackageDependency { .init(url: "a", version: "b") }
}

final class AppDelegate {
  private let dependency: AppDependency
  init(dependency: AppDependency) { self.dependency = dependency }
  func launch() {
    dependency.configure()
    dependency.window.show()
    print(Address.resolve("a").host, PackageDependency.parse().url)
  }
}

AppDelegate(dependency: CompositionRoot.resolve()).launch()
