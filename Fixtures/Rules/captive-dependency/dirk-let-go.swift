// A singleton that reads a factory's product while it is built, and stores none of it, keeps nothing.
import Dirk

final class Settings {
  let url = "u"
}

final class Client {
  let url: String
  init(url: String) { self.url = url }
}

final class Report {
  let url: String
  init() { url = (try! inject(Settings.self)).url }
}

final class Panel {
  weak var settings: Settings?
  init(settings: Settings) { self.settings = settings }
}

final class Mirror {
  let settings: Settings
  init(settings: Settings) { self.settings = settings }
}

final class Shelf {
  let settings: Settings
  init() { settings = try! inject() }  // want: captive-dependency "'Shelf'"
}

final class Page {
  @Inject var settings: Settings
  @Inject var client: Client
  @Inject var report: Report
  @Inject var panel: Panel
  @Inject var mirror: Mirror
  @Inject var shelf: Shelf

  func show() { print(settings, client.url, report.url, panel, mirror, shelf) }
}

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        Factory { Settings() }
        Singleton { Client(url: try ($0.get() as Settings).url) }
        Singleton { Report() }
        Singleton { Panel(settings: try $0.get()) }
        Singleton { Mirror(settings: try $0.get()) }  // want: captive-dependency "'Mirror'"
        Singleton { Shelf() }
        Factory { Page() }
      }
    }
    try inject(Page.self).show()
  }
}
