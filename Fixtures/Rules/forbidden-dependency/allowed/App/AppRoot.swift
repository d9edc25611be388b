import Pure

struct Limit {}

enum CompositionRoot {
  static func resolve() -> TableModule.Factory {
    let search = SearchModule.Factory(
      dependency: .init(
        store: Table(),
        query: Query(),
        logger: ConsoleLogger(),
        limit: Limit(),
        table: Table()
      )
    )
    return .init(dependency: .init(search: search))
  }
}

@main
enum App {
  static func main() { print(CompositionRoot.resolve().create()) }
}
