// What stands in a closure for the elements of a list runs for none of an empty one: a menu of menus
// ends at its leaves, and a value that waits for listeners asks nobody while there are none.

struct Entry { let entries: [Entry] }

final class Printer { func print(_ text: String) {} }

final class Menu {
  private let printer: Printer
  private let menus: [Menu]
  init(printer: Printer, menus: [Menu]) {
    self.printer = printer
    self.menus = menus
  }
  func show() {
    printer.print("menu")
    menus.forEach { $0.show() }
  }
}

final class Wires {
  private let printer = Printer()

  func menu(of entry: Entry) -> Menu {
    let menus = entry.entries.map { menu(of: $0) }
    return Menu(printer: printer, menus: menus)
  }

  func left(of entry: Entry) -> Menu {
    let menus = entry.entries.map { right(of: $0) }
    return Menu(printer: printer, menus: menus)
  }

  func right(of entry: Entry) -> Menu {
    let menus = entry.entries.reduce(into: [Menu]()) { $0.append(left(of: $1)) }
    return Menu(printer: printer, menus: menus)
  }

  func endless(of entry: Entry) -> Menu {
    let menu = endlessly(of: entry)
    return Menu(printer: printer, menus: [menu])
  }

  func endlessly(of entry: Entry) -> Menu {
    Menu(printer: printer, menus: [endless(of: entry)])  // want@-5: dependency-cycle
  }
}

final class Radio {
  static let shared = Radio()
  private var stations: [String] = []
  init() { stations.forEach { _ in Antenna.shared.turn() } }
  func play() {}
}

final class Antenna {
  static let shared = Antenna()
  init() { Radio.shared.play() }
  func turn() {}
}

final class Lamp {
  static let shared = Lamp()
  init() { Socket.shared.plug() }  // want: dependency-cycle "'Lamp.shared' -> 'Socket.shared'"
  func shine() {}
}

final class Socket {
  static let shared = Socket()
  init() { Lamp.shared.shine() }
  func plug() {}
}

let wires = Wires()
let entry = Entry(entries: [])
wires.menu(of: entry).show()
wires.left(of: entry).show()
wires.endless(of: entry).show()
Radio.shared.play()
Antenna.shared.turn()
