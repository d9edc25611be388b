import EasyDi

// A singleton's key is its assembly's class and its member's name, or the key it names: of two
// under one key the first that is asked for wins, for ever. Other scopes share a key on purpose.

final class Store {
  init(_ name: String = "") {}
}

final class StoreAssembly: Assembly {
  var disk: Store { define(scope: .lazySingleton, init: Store("disk")) }

  // want@+1: duplicate-provider
  var cloud: Store { define(key: "disk", scope: .lazySingleton, init: Store("cloud")) }

  var both: [Store] {
    let first: Store = define(scope: .lazySingleton, init: Store("a"))
    // want@+1: duplicate-provider "both"
    let second: Store = define(scope: .lazySingleton, init: Store("b"))
    let third: Store = define(key: "third", scope: .lazySingleton, init: Store("c"))
    return [first, second, third]
  }

  func store(of name: String) -> Store { define(scope: .lazySingleton, init: Store(name)) }

  // want@+1: duplicate-provider "store"
  func store(of number: Int) -> Store { define(scope: .lazySingleton, init: Store("\(number)")) }
}

/// Neither an object of the graph nor a prototype is kept, and computed keys differ.
final class CellAssembly: Assembly {
  func cell(row: Int) -> Store { define(key: "cell \(row)", scope: .lazySingleton, init: Store()) }
  func head(row: Int) -> Store { define(key: "head \(row)", scope: .lazySingleton, init: Store()) }

  func foot(_ name: String) -> Store { define(init: Store(name)) }
  func foot(_ number: Int) -> Store { define(init: Store("\(number)")) }

  var plain: Store { define(key: "one", scope: .prototype, init: Store()) }
  var other: Store { define(key: "one", scope: .prototype, init: Store()) }
}

/// Each subclass has its own, and so has each specialisation.
class BaseAssembly: Assembly {
  var store: Store { define(scope: .lazySingleton, init: Store()) }
}

final class LeftAssembly: BaseAssembly {}
final class RightAssembly: BaseAssembly {}

class GenericAssembly<Value>: Assembly {
  var values: Store { define(scope: .lazySingleton, init: Store("\(Value.self)")) }
}

@main
enum Main {
  static func main() {
    let stores = StoreAssembly.instance()
    print(stores.disk, stores.cloud, stores.both, stores.store(of: "a"), stores.store(of: 1))
    let cells = CellAssembly.instance()
    print(cells.cell(row: 1), cells.head(row: 1), cells.foot("a"), cells.foot(1))
    print(cells.plain, cells.other)
    print(GenericAssembly<Int>.instance().values, GenericAssembly<String>.instance().values)
    print(LeftAssembly.instance().store, RightAssembly.instance().store)
  }
}
