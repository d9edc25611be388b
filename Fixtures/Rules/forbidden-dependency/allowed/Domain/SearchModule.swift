import Pure

protocol Storing {}

struct Query {}

final class SearchModule: FactoryModule {
  struct Dependency {
    let store: Storing
    let query: Query
    let logger: ConsoleLogger
    let limit: Limit
    let table: Table  // want: forbidden-dependency "'SearchModule' in layer 'domain' must not need 'Table' in layer 'data'"
  }

  init(dependency: Dependency, payload: Void) {
    print(dependency.store, dependency.query, dependency.logger, dependency.limit)
    print(dependency.table)
  }
}
