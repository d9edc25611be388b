import Dirk

protocol Clock {}
struct WallClock: Clock {}

final class Home {
  @Inject var clock: Clock
  @Inject var zone: Zone

  func show() {
    print(clock, zone)
  }
}

struct Zone {}

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        Factory<Clock> { WallClock() }
        Factory { Zone() }
      }
    }
    Home().show()
  }
}
