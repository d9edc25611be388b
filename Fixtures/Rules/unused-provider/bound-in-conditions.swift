import Pure

// Locals bound by `if let`, `guard let`, `case`, `for`, tuples and `async let`.

final class Api {
  static func make() -> Api? { Api() }
  static func pair() -> (Api, Api) { (Api(), Api()) }
  static func load() async -> Api { Api() }
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let apis: [Api]
  }
  let apis: [Api]
  init(dependency: Dependency, payload: Void) { apis = dependency.apis }
  func load() { print(apis) }
}

enum CompositionRoot {
  static func resolve() async -> HomeModule.Factory {
    guard let guarded = Api.make() else { fatalError("no api") }
    let (left, right) = Api.pair()
    async let loaded = Api.load()
    let source = Api.make()
    var all = [guarded, left, right, await loaded]
    if let bound = Api.make() { all.append(bound) }
    if let source { all.append(source) }
    if case let .some(matched) = Api.make() { all.append(matched) }
    for api in [Api(), Api()] { all.append(api) }
    let unused = Api.make()  // want: unused-provider "unused"
    return .init(dependency: .init(apis: all))
  }
}
