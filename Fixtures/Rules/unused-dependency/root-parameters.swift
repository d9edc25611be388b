import Pure

// Parameters of every function that belongs to a root: of `init`, of methods, in closures,
// in branches, required by a protocol.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  let api: Api
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  func show() { print(api) }
}

protocol Resolving {
  static func resolve(api: Api, isTest: Bool) -> HomeModule.Factory
}

enum TestRoot: Resolving {
  static func resolve(api: Api, isTest: Bool) -> HomeModule.Factory {
    .init(dependency: .init(api: api))
  }
}

final class CompositionRoot {
  private let api: Api

  init(
    api: Api,
    log: Api,  // want: unused-dependency "log"
    start: (Api) -> Void
  ) {
    self.api = api
    start(api)
  }

  func makeHome(
    title: String,  // want: unused-dependency "title"
    name: String,
    id: Int
  ) -> HomeModule.Factory {
    #if DEBUG
      print(name)
    #endif
    let print: () -> Void = { Swift.print(id) }
    print()
    return .init(dependency: .init(api: self.api))
  }
}

let home = CompositionRoot(api: Api(), log: Api()) { _ in }.makeHome(title: "", name: "", id: 1)
let test = TestRoot.resolve(api: Api(), isTest: true)
