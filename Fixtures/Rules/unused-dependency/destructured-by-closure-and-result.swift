import Pure

// The value travels through results, `lazy` chains, `zip` and functions that return it.

final class Api {
  func load() {}
}

final class RelayModule: FactoryModule {
  struct Dependency {
    let first: Api
    let second: Api
    let third: Api
    let fourth: Api
    let fifth: Api
    let sixth: Api  // want: unused-dependency "sixth"
  }

  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }

  private func current() -> Dependency { dependency }
  private func maybe() throws -> Dependency? { dependency }
  private static func same<Value>(_ value: Value) -> Value { value }

  func run() {
    current().first.load()
    (try? maybe())?.second.load()
    RelayModule.same(dependency).third.load()
    for (index, needs) in [dependency].enumerated() where index == 0 { needs.fourth.load() }
    zip([1], [dependency]).forEach { _, needs in needs.fifth.load() }
  }
}

enum CompositionRoot {
  static func resolve() -> RelayModule.Factory {
    let api = Api()
    return .init(
      dependency: .init(
        first: api, second: api, third: api, fourth: api, fifth: api, sixth: api))
  }
}
