import Pure

// Roots without a type: free functions, global closures, global values, a computed global.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let log: Api
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api, dependency.log) }
}

let sharedApi = Api()
private var sharedLog: Api { Api() }

func makeHome() -> HomeModule.Factory {
  let spare = Api()  // want: unused-provider "spare"
  return HomeModule.Factory(dependency: .init(api: sharedApi, log: sharedLog))
}

let makeOtherHome: () -> HomeModule.Factory = {
  let api = Api()
  let other = Api()  // want: unused-provider "other"
  return .init(dependency: .init(api: api, log: api))
}

let homes = [makeHome(), makeOtherHome()].map { $0.create() }
