import Dirk

// The last registration for a type wins, across modules and within one, also of one that comes
// later.

final class Clock {}
final class Zone {}
final class Bell {}
final class Hand {}

struct Home {
  final class Model {}
}

struct Detail {
  final class Model {}
}

final class ClockModule: Module {
  init() {
    super.init {
      Factory { Clock() }
      Factory { Home.Model() }
      Factory { Detail.Model() }
      Factory<Bell?> { Bell() }
    }
  }
}

final class BellModule: Module {
  init(count: Int) {
    super.init {
      Factory { Array(repeating: Bell(), count: count) }
      Singleton { Bell() }
      Singleton(Bell.self) { Bell() }  // want: duplicate-provider "Bell"
      #if DEBUG
        Factory { Hand() }
      #else
        Singleton { Hand() }
      #endif
    }
  }
}

final class SpareModule: Module {
  init() {
    super.init {
      Factory { Zone() }
    }
  }
}

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      ClockModule()
      BellModule(count: 2)
      Module {
        Singleton { Clock() }  // want: duplicate-provider "Clock"
        Factory { Zone() }
      }
    }
    print(try inject(Clock.self), try inject(Zone.self), try inject(Bell.self))
    print(try inject(Hand.self), try inject(Home.Model.self), try inject(Detail.Model.self))
    print(try inject(Bell?.self) as Any, try inject([Bell].self))
    if CommandLine.arguments.count > 1 { try Dirk.get().register(SpareModule()) }
  }
}
