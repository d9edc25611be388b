import EasyDi

// A closure that is not kept runs while what its placeholders stand for is still being defined; one
// that is kept runs when nothing is.

final class Session {}

final class Item {
  private let session: Session
  init(session: Session) { self.session = session }
  func use() { print(session) }
}

final class Row {
  let session: Session  // want: unused-dependency "Row.session"
  init(session: Session) { self.session = session }
}

final class Catalog {
  private let items: [Item]
  init(count: Int, make: (Int) -> Item) { items = (0..<count).map(make) }
}

final class Table {
  private let make: () -> Row
  init(make: @escaping () -> Row) { self.make = make }
  func reload() { print(make()) }
}

final class Screen {
  var catalog: Catalog?
  var table: Table?
  func show() { print(catalog as Any, table as Any) }
}

final class CatalogAssembly: Assembly {
  func screen(of session: Session) -> Screen {
    define(init: Screen()) {
      self.defineInjection(key: "session", into: session)
      $0.catalog = Catalog(count: 2) { self.item($0) }
      $0.table = Table { self.row }
      return $0
    }
  }

  private func item(_ number: Int) -> Item {
    define(key: "item\(number)", init: Item(session: self.session))
  }

  private var row: Row { define(init: Row(session: self.rowSession)) }

  private var session: Session { definePlaceholder() }
  private var rowSession: Session {
    definePlaceholder(key: "session")  // want: missing-provider "session"
  }
}

@main
enum Main {
  static func main() { CatalogAssembly.instance().screen(of: Session()).show() }
}
