import Pure

struct Table: Storing {}

struct ConsoleLogger {}

/// What nothing is said of may be needed, and need, as it likes.
final class TableModule: FactoryModule {
  struct Dependency {
    let search: SearchModule.Factory
  }

  init(dependency: Dependency, payload: Void) { print(dependency.search.create()) }
}
