import EasyDi

// A condition that binds what a property's value yields has read the property; one that binds the
// property itself asks whether there is a value.

protocol Advising {
  func next() -> Int?
}

struct Oracle: Advising {
  func next() -> Int? { 1 }
}

final class Reader {
  var oracle: Advising!
  var spare: Advising!

  func read() {
    if let next = oracle.next() { print(next) }
    if let spare { print(spare) }
  }
}

final class Looker {
  var oracle: Advising!

  func look() {
    guard let oracle = oracle else { return }
    print(oracle)
  }
}

final class ReaderAssembly: Assembly {
  private lazy var oracles: OracleAssembly = context.assembly()

  var reader: Reader { define(init: Reader()) }  // want: uninjected-property "Reader.oracle"
  var looker: Looker { define(init: Looker()) }
}

/// What it defines was there for the property that nobody sets.
final class OracleAssembly: Assembly {
  var oracle: Advising { define(init: Oracle()) }
}

@main
enum Main {
  static func main() {
    let readers = ReaderAssembly.instance()
    readers.reader.read()
    readers.looker.look()
  }
}
