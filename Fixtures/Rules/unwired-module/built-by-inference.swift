import Pure

// Constructions whose type is only inferred: results, properties, arguments, elements, defaults.

final class Api {}

final class ResultModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  let api: Api
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  func load() { print(api) }
}

final class PropertyModule: FactoryModule {
  struct Payload { let title: String }
  let title: String
  init(dependency: Void, payload: Payload) { title = payload.title }
}

final class ArgumentModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class ElementModule: FactoryModule {
  struct Payload { let row: Int }
  let row: Int
  init(dependency: Void, payload: Payload) { row = payload.row }
}

final class DefaultModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class MissedModule: FactoryModule {  // want: unwired-module "MissedModule"
  init(dependency: Void, payload: Void) {}
}

final class Header {
  var reactor: PropertyModule?
  func bind(_ module: ArgumentModule, _ other: DefaultModule = .init()) { print(module, other) }
}

struct Screen {
  let api: Api
  func makeResult() -> ResultModule {
    return .init(dependency: .init(api: api), payload: ())
  }

  func show() -> [ElementModule] {
    let header = Header()
    header.reactor = .init(dependency: (), payload: .init(title: "header"))
    header.bind(.init())
    let rows = [1, 2].map { row in ElementModule(dependency: (), payload: .init(row: row)) }
    return rows + [.init(payload: .init(row: 3))]
  }
}
