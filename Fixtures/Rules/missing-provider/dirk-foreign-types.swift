import Dirk
import Foundation
import Lanterns

// What a library makes is of a type that no source declares, even where it has no name here: it may
// be what others ask of the library's types, and nothing else.

protocol Logging {}
final class Logger: Logging {}
final class Session {}
final class Spare {}

final class AppModule: Module {
  init() {
    super.init {
      Factory { UserDefaults.standard }
      Factory { JSONDecoder() }
      Singleton { try Lantern(wick: 3) }
      Singleton { LanternApp.shared().window! }
      Factory { Logger() }
      Factory { Spare() }  // want: unused-provider "Spare"
    }
  }
}

final class Home {
  @Inject var logger: Logging  // want: missing-provider "'logger' is not registered"
  @Inject var session: Session  // want: missing-provider "'session' is not registered"
  @Inject var lantern: Lantern
  @Inject var defaults: UserDefaults
  @Inject var window: LanternWindow?

  func show() throws {
    print(logger, session, lantern, defaults, window as Any)
    LanternApp.shared().wick = try inject()
  }
}

@main
enum Main {
  static func main() throws {
    try Dirk.start { AppModule() }
    try Home().show()
  }
}
