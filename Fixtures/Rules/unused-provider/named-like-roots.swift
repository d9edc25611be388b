// What is named like a root, or is held by an entry point and builds of its own members, but does work
// for itself: containers of coders, generators, parsers, benchmarks.

final class Storage { var rows: [String] = [] }
final class Row { init(storage: Storage) { print(storage) } }
final class Table { init(row: Row) { print(row) } }

struct SheetKeyedDecodingContainer {
  private let storage = Storage()
  func decodeRow() -> Row { Row(storage: storage) }
  func decodeTable() -> Table { Table(row: Row(storage: storage)) }
}

struct SheetEncodingContainer {
  private let storage = Storage()
  func nested() -> Row { Row(storage: storage) }
  func nestedTable() -> Table { Table(row: Row(storage: storage)) }
}

final class SheetGenerator {
  private let storage = Storage()
  func makeRow() -> Row { Row(storage: storage) }
  func makeTable(unread: Bool) -> Table { Table(row: makeRow()) }
  func makeHeader() -> Row { Row(storage: storage) }
}

final class SheetParser {
  private let storage = Storage()
  func parseRow(unread: Int) -> Row { Row(storage: storage) }
  func parseTable() -> Table { Table(row: Row(storage: storage)) }
}

func read() { print(SheetKeyedDecodingContainer().decodeRow(), SheetEncodingContainer().nested()) }

@main struct Sheets {
  private static let generator = SheetGenerator()
  private static let parser = SheetParser()
  static func main() {
    read()
    print(generator.makeRow(), parser.parseTable())
  }
}
