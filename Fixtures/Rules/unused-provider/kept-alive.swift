// Who is the only one to keep an object that others know weakly keeps it alive, and a struct may be there
// for what its initializer does. What is known to others who keep it is kept by them.

protocol Watcher: AnyObject { func changed() }

final class Tower {
  private struct Seat { weak var watcher: Watcher? }
  private var seats: [Seat] = []
  func seat(_ watcher: Watcher) { seats.append(Seat(watcher: watcher)) }
  func ring() { seats.forEach { $0.watcher?.changed() } }
}

final class Bell { func toll() -> Int { 1 } }

final class Guard: Watcher {
  private let bell: Bell
  init(bell: Bell) { self.bell = bell }
  func changed() { print(bell.toll()) }
}

final class Choir {
  private let bell: Bell
  init(bell: Bell) { self.bell = bell }
  func sing() -> Int { bell.toll() }
}

enum Ledger {
  nonisolated(unsafe) private static var names: [String] = []
  static func enter(_ name: String) { names.append(name) }
  static func count() -> Int { names.count }
}

struct Entry {
  init(name: String) { Ledger.enter(name) }
}

/// Something is done when it is let go of.
final class Ticket {
  private let tower: Tower
  init(tower: Tower) { self.tower = tower }
  deinit { tower.ring() }
}

final class Plate {}

final class Abbey {
  let tower: Tower
  let choir: Choir
  private let guardian: Guard
  private let bell: Bell  // want: unused-provider "bell"
  private let entry = Entry(name: "abbey")
  private var tickets = [Ticket]()
  private var named = [String: Ticket]()
  private var listed: [Ticket] = [Ticket(tower: Tower())]
  private var forgotten = [String: Ticket]()  // want: unused-provider "forgotten"
  private var plates = [Plate]()  // want: unused-provider "plates"

  init() {
    let tower = Tower()
    let bell = Bell()
    let guardian = Guard(bell: bell)
    tower.seat(guardian)
    self.tower = tower
    self.guardian = guardian
    self.bell = bell
    choir = Choir(bell: bell)
    tickets = [Ticket(tower: tower)]
    named = ["first": Ticket(tower: tower)]
    plates = [Plate()]
  }
}

@main
enum Main {
  static func main() {
    let abbey = Abbey()
    abbey.tower.ring()
    print(abbey.choir.sing(), Ledger.count())
  }
}
