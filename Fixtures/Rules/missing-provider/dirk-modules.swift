import Dirk

// What is registered is what the modules of this start hold, their superclasses' and those that
// come later; a provider of the project's own serves the type that it says.

final class Api {
  init(host: String = "") {}
}
final class Store {}
final class Session {}
final class Image {}
final class Tab {}
final class Lost {}

class BaseModule: Module {
  init(host: String) {
    super.init {
      Factory { Api(host: host) }
    }
  }
}

final class ShopModule: BaseModule {
  init() {
    super.init(host: "shop.example.com")
  }
}

func moreModule() -> Module {
  Module {
    Singleton { Session() }
  }
}

final class LostModule: Module {  // want: unused-provider "LostModule"
  init() {
    super.init {
      Factory { Tab() }
    }
  }
}

struct Given<Value>: Provider {
  let value: Value

  var type: Any.Type { Value.self }

  func get(using dirk: Dirk) throws -> Any { value }
}

final class Screen {
  @Inject var api: Api
  @Inject var store: Store
  @Inject var session: Session
  @Inject var image: Image
  @Inject var lost: Lost  // want: missing-provider "Lost"

  func show() {
    print(api, store, session, image, lost)
  }
}

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      ShopModule()
      Module {
        Factory { Store() }
        Given(value: Image())
      }
    }
    try Dirk.get().register(moreModule())
    Screen().show()
  }
}
