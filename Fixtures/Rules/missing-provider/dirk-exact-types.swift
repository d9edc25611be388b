import Dirk

// Keys are exact types: a class does not serve its protocol, nor a protocol its class, nor one
// specialisation another. Aliases, `any` and the order of a composition make no difference.

protocol Logging {}
protocol Tracking {}
final class FileLog: Logging, Tracking {}
final class Cache<Value> {}
typealias Names = [String]

struct Home {
  enum Model {}
  final class Store {}
}

struct Detail {
  final class Store {}
}

final class Screen {
  @Inject var log: Logging  // want: missing-provider "Logging"
  @Inject var file: FileLog
  @Inject var both: Tracking & Logging
  @Inject var names: Names
  @Inject var numbers: Cache<Int>
  @Inject var words: Cache<String>  // want: missing-provider "Cache<String>"
  @Inject var home: Home.Store
  @Inject var detail: Detail.Store  // want: missing-provider "Detail.Store"
  @Inject var makeLog: () -> FileLog
  @Inject var open: (Int) -> FileLog  // want: missing-provider
  @Inject var tracker: any Tracking

  func show() {
    print(log, file, both, names, numbers, words, home, detail, makeLog(), open(1), tracker)
  }
}

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        Factory { FileLog() }
        Factory { FileLog() as Logging & Tracking }
        Factory { ["a", "b"] }
        Singleton { Cache<Int>() }
        Factory<Home.Store> { .init() }
        Factory { { FileLog() } }
        Factory(Tracking.self) { FileLog() }
      }
    }
    Screen().show()
  }
}
