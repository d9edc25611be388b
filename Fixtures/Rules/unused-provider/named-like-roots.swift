// Names decide nothing: containers of coders, generators and parsers that keep an object and hand it to
// what they make are composers, and what nobody asks them for is of no use. What a function that
// nobody calls takes is told with the function.

final class Storage { var rows: [String] = [] }
final class Row { init(storage: Storage) { print(storage) } }
final class Table { init(row: Row) { print(row) } }

struct SheetKeyedDecodingContainer {
  private let storage = Storage()
  func decodeRow() -> Row { Row(storage: storage) }
  func decodeTable() -> Table { Table(row: Row(storage: storage)) }  // want: unused-provider "decodeTable"
}

struct SheetEncodingContainer {
  private let storage = Storage()
  func nested() -> Row { Row(storage: storage) }
  func nestedTable() -> Table { Table(row: Row(storage: storage)) }  // want: unused-provider "nestedTable"
}

final class SheetGenerator {
  private let storage = Storage()
  func makeRow() -> Row { Row(storage: storage) }
  func makeTable(unread: Bool) -> Table { Table(row: makeRow()) }  // want: unused-provider "makeTable"
  func makeHeader() -> Row { Row(storage: storage) }  // want: unused-provider "makeHeader"
}

final class SheetParser {
  private let storage = Storage()
  func parseRow(unread: Int) -> Row { Row(storage: storage) }  // want: unused-provider "parseRow"
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
