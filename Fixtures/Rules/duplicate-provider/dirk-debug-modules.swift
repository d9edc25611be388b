import Dirk

// A module that only some builds list replaces on purpose; one that all of them list does not.

final class Clock {}
final class Zone {}

final class ClockModule: Module {
  init() {
    super.init {
      Factory { Clock() }
      Factory { Zone() }
    }
  }
}

final class DebugModule: Module {
  init() {
    super.init {
      Singleton { Clock() }
      Singleton { Clock() }  // want: duplicate-provider "Clock"
    }
  }
}

final class ZoneModule: Module {
  init() {
    super.init {
      Singleton { Zone() }  // want: duplicate-provider "Zone"
      Factory { [Zone()] }
    }
  }
}

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      ClockModule()
      #if DEBUG
        DebugModule()
      #endif
      ZoneModule()
    }
    print(try inject(Clock.self), try inject(Zone.self), try inject([Zone].self))
  }
}
