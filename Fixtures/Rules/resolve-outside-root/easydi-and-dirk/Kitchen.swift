import Dirk

// In Dirk everybody asks where they need something.

final class Oven {}

final class Cook {
  @Inject private var oven: Oven

  func work() throws {
    print(oven, try inject(Oven.self), try Dirk.get().get(Oven.self))
  }
}

enum Kitchen {
  static func start() throws {
    try Dirk.start {
      Module {
        Factory { Oven() }
        Factory { Cook() }
      }
    }
    try inject(Cook.self).work()
  }
}
