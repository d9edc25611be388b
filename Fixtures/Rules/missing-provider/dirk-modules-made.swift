import Dirk

// Modules come from functions, properties and parameters, and may be handed their list. Providers
// of the project's own say their type in one expression. What somebody lacks that a module holds
// which is never started is one finding; a module that nobody lacks is another.

final class Api {}
final class Store {}
final class Session {}
final class Image {}
final class Tab {}
final class Lost {}

class BaseModule: Module {
  init() {
    super.init {
      Factory { Api() }
    }
  }
}

final class ListModule: Module {
  override init(@ArrayBuilder<Provider> _ builder: () -> [Provider]) { super.init(builder) }

  convenience init(count: Int) {
    self.init {
      Factory { count }
    }
  }
}

final class LostModule: Module {
  init() {
    super.init {
      Factory { Lost() }
    }
  }
}

final class SpareModule: Module {  // want: unused-provider "'SpareModule' is a module"
  init() {
    super.init {
      Factory { "spare" }
    }
  }
}

enum Modules {
  static var store: Module {
    Module {
      Factory { Store() }
    }
  }
}

struct TabProvider: Provider {
  let type: Any.Type = Tab.self

  func get(using dirk: Dirk) throws -> Any { Tab() }
}

final class Many<Value>: Provider {
  var type: Any.Type { [Value].self }

  func get(using dirk: Dirk) throws -> Any { [Value]() }
}

func start(_ module: Module) throws {
  try Dirk.start {
    BaseModule()
    Modules.store
    ListModule(count: 2)
    ListModule {
      Factory { Session() }
    }
    module
  }
}

@main
enum Main {
  static func main() throws {
    try start(
      Module {
        TabProvider()
        Many<Image>()
      }
    )
    print(try inject(Api.self), try inject(Store.self), try inject(Session.self))
    print(try inject(Int.self), try inject(Tab.self), try inject([Image].self))
    print(try inject(Lost.self))  // want: missing-provider "'Lost' is not registered"
  }
}
