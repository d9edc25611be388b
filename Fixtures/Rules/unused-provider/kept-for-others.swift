// A root keeps alive what others know weakly, and what does its work by being made.
protocol Watcher: AnyObject { func saw(_ event: String) }

final class Beacon {
  private struct Entry { weak var watcher: Watcher? }
  private var entries: [Entry] = []
  func add(_ watcher: Watcher) { entries.append(Entry(watcher: watcher)) }
  func flash() { entries.forEach { $0.watcher?.saw("flash") } }
}

final class Log { func write(_ line: String) { print(line) } }

final class Scribe: Watcher {
  private let log: Log
  init(log: Log) { self.log = log }
  func saw(_ event: String) { log.write(event) }
}

final class Clerk: Watcher {
  private let log: Log
  init(log: Log) { self.log = log }
  func saw(_ event: String) { log.write(event) }
}

final class Harbour {
  private let beacon: Beacon
  init(beacon: Beacon) { self.beacon = beacon }
  func open() { beacon.flash() }
}

enum Registry {
  nonisolated(unsafe) private static var lines: [String] = []
  static func note(_ line: String) { lines.append(line) }
}

struct EarlyNotes {
  init(harbour: String) { Registry.note(harbour) }
}

struct Notes {
  let title: String
}

struct Paint {
  #if os(iOS)
    var coat: (String) -> Void = { Registry.note($0) }
  #else
    var brush: (Int) -> Void = { Registry.note("\($0)") }
  #endif
}

func cover(_ paint: Paint) {
  #if os(iOS)
    paint.coat("red")
  #else
    paint.brush(3)
  #endif
}

final class Lock {
  #if os(iOS)
    private let note: Void = Registry.note("opened")
  #endif
}

final class AppContainer {
  let harbour: Harbour
  private let scribe: Scribe
  private let clerk: Clerk  // want: unused-provider "'clerk' is kept"
  private let early = EarlyNotes(harbour: "north")
  private let paint = Paint()  // want: unused-provider "'paint' is built"
  private let lock = Lock()
  private let notes = Notes(title: "south")  // want: unused-provider "'notes' is built"

  init() {
    let beacon = Beacon()
    let scribe = Scribe(log: Log())
    beacon.add(scribe)
    self.scribe = scribe
    let clerk = Clerk(log: Log())
    self.clerk = clerk
    harbour = Harbour(beacon: beacon)
  }
}

@main
enum Main {
  static func main() { AppContainer().harbour.open() }
}
