import Pure

// Arguments of every shape supply their field: closures, literals, casts, macros, applied closures.
// It does not compile: the last wiring is incomplete.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let name: String
    let line: Int
    let make: () -> Api
    let all: [Api]
    let `default`: Int
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() {
    print(dependency.api, dependency.name, dependency.line, dependency.make())
    print(dependency.all, dependency.default)
  }
}

enum CompositionRoot {
  static func resolve(_ api: Api?) throws -> [HomeModule.Factory] {
    [
      .init(
        dependency: .init(
          api: api!, name: #function, line: #line, make: Api.init, all: [], default: -1)),
      .init(
        dependency: .init(
          api: { Api() }(), name: "\(1)", line: 1 + 2, make: { [api] in api! },
          all: [api].compactMap { $0 }, `default`: .max)),
      .init(
        dependency: .init(
          api: api as Any as! Api, name: .init("a"), line: Int("1") ?? 2,
          make: { Api() }, all: [Api](), default: try { 1 }())),
      .init(
        dependency:
          .init(
            api: (api ?? Api()), name: """
              long
              """, line: api == nil ? 1 : 2, make: { () -> Api in return Api() },
            all: .init(repeating: Api(), count: 2), default: { if true { 1 } else { 2 } }())),
      // want@+1: missing-provider "HomeModule.Dependency.make"
      .init(dependency: .init(api: Api(), name: "", line: 1, all: [], default: 0)),
    ]
  }
}
