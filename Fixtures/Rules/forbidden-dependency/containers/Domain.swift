protocol Storing {}

final class Search {
  init(store: Storing) {}
}

final class Export {
  init(table: Table) {}
}
