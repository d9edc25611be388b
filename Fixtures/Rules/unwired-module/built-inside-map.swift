import Pure

// Built in closures whose type comes from the result of the function around them.

final class Api {}

final class CellReactor: FactoryModule {
  struct Dependency {}
  struct Payload { let row: Int }
  let row: Int
  init(dependency: Dependency, payload: Payload) { row = payload.row }
}

final class HeaderReactor: FactoryModule {
  struct Dependency {
    let api: Api
  }
  struct Payload { let title: String }
  private let dependency: Dependency
  let title: String
  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    title = payload.title
  }
  func load() { print(dependency.api) }
}

final class FooterReactor: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class BadgeReactor: FactoryModule {  // want: unwired-module "BadgeReactor"
  init(dependency: Void, payload: Void) {}
}

final class ListReactor {
  private let api = Api()

  func cells(_ rows: [Int]) -> [CellReactor] {
    rows.map { .init(dependency: .init(), payload: .init(row: $0)) }
  }

  func header(_ title: String?) -> HeaderReactor? {
    title.map { title in
      .init(dependency: .init(api: api), payload: .init(title: title))
    }
  }

  func footers() -> [String: FooterReactor] {
    ["first": .init(), "second": FooterReactor()]
  }
}

let reactor = ListReactor()
let built: [Any] = [reactor.cells([1]), reactor.header("a") as Any, reactor.footers()]
