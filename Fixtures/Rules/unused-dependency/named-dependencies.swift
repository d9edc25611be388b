import Pure

// `Dependencies` is another word for `Dependency`, where it is a struct that an initialiser takes
// and that somebody fills in.

final class Api {}

final class LoginScreen {
  struct Dependencies {
    let api: Api
    let log: Api  // want: unused-dependency "LoginScreen.Dependencies.log"
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func show() { print(dependencies.api) }
}

struct PurchaseFlow {
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}

extension PurchaseFlow {
  struct Dependencies {
    let api: Api  // want: unused-dependency "PurchaseFlow.Dependencies.api"
    init(api: Api) { self.api = api }
  }
}

final class NobodysScreen {  // want: unwired-module "NobodysScreen"
  struct Dependencies {
    let api: Api
  }
  init(dependencies: Dependencies) {}
}

protocol HasApi { var api: Api { get } }
protocol HasLog { var log: Api { get } }

struct Services: HasApi, HasLog {
  let api: Api
  let log: Api  // want: unused-dependency "Services.log"
}

final class SettingsScreen {
  typealias Dependencies = HasApi & HasLog
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func show() { print(dependencies.api) }
}

/// Called like them, but fields of something else.
struct Recipe {
  struct Ingredients {
    let salt: String
    let pepper: String
  }
  let dependencies: Ingredients
  init(dependencies: Ingredients) { self.dependencies = dependencies }
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let login: () -> LoginScreen
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { dependency.login().show() }
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    let api = Api()
    SettingsScreen(dependencies: Services(api: api, log: api)).show()
    _ = PurchaseFlow(dependencies: PurchaseFlow.Dependencies(api: api))
    print(Recipe(dependencies: .init(salt: "a", pepper: "b")).dependencies.salt)
    return HomeModule.Factory(
      dependency: .init(login: { LoginScreen(dependencies: .init(api: api, log: Api())) }))
  }
}

CompositionRoot.resolve().create().show()
