import Pure

// Roots ask each other, at any depth; what a root builds may be a root itself.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let account: AccountRoot
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() {
    print(dependency.api, dependency.account.accountFactory.create())
    print(CommonDependency.resolve().api)  // want: resolve-outside-root "HomeModule"
  }
}

final class AccountModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
  static func describe() -> String { "account" }
}

struct CommonDependency {
  let api: Api
  static func resolve() -> CommonDependency { .init(api: makeApi()) }
  private static func makeApi() -> Api { Api() }
}

final class AccountRoot {
  private let common = CommonDependency.resolve()
  lazy var accountFactory: AccountModule.Factory = {
    print(common.api, CommonDependency.resolve().api)
    return .init()
  }()
}

struct AppDependency {
  let home: HomeModule.Factory
  static let shared = AppDependency.resolve()
  static func resolve() -> AppDependency {
    let common = CommonDependency.resolve()
    let account = AccountRoot()
    print(AccountModule.describe())
    return .init(home: .init(dependency: .init(api: common.api, account: account)))
  }
}

func start() { print(AppDependency.shared.home.create()) }
