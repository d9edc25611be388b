import Pure

// The value comes back from functions, optional or throwing, and out of collections.

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
  private let list: [Dependency]
  private let table: [String: Dependency]

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    list = [dependency]
    table = ["only": dependency]
  }

  private func current() -> Dependency { dependency }
  private func maybe() throws -> Dependency? { dependency }

  func run() {
    current().first.load()
    (try? maybe())?.second.load()
    list[0].third.load()
    table["only"]?.fourth.load()
    for needs in list { needs.fifth.load() }
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
