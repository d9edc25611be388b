// What an initializer takes from a composer and nobody reads is a dependency like a field. Data is none,
// nor what something forces on the type, what is read in any way, and what may be kept to be kept
// alive.

final class Oven { func heat() -> Int { 1 } }
final class Scale { func weigh() -> Int { 2 } }
final class Salt { func pinch() -> Int { 3 } }

final class Baker {
  private let oven: Oven
  private let scale: Scale  // want: unused-dependency "Baker.scale"
  private let name: String
  init(oven: Oven, scale: Scale, name: String) {
    self.oven = oven
    self.scale = scale
    self.name = name
  }
  func bake() -> Int { oven.heat() }
}

/// Assigned as a pair, under another name.
actor Miller {
  private let oven: Oven
  private let second: Scale  // want: unused-dependency "Miller.second"
  init(oven: Oven, scale: Scale) { (self.oven, second) = (oven, scale) }
  func grind() -> Int { oven.heat() }
}

final class Porter {
  init(scale: Scale) {}  // want: unused-dependency "scale"
  func carry() -> Int { 1 }
}

/// Handed on to a superclass, which keeps it.
class Cook {
  private let salt: Salt  // want: unused-dependency "Cook.salt"
  init(salt: Salt) { self.salt = salt }
}
final class Chef: Cook {
  private let oven: Oven
  init(oven: Oven, salt: Salt) {
    self.oven = oven
    super.init(salt: salt)
  }
  func cook() -> Int { oven.heat() }
}

// MARK: Read

final class Taster {
  private let oven: Oven
  private let scale: Scale
  private let salt: Salt
  init(oven: Oven, scale: Scale, salt: Salt) {
    self.oven = oven
    self.scale = scale
    self.salt = salt
  }
  func later() -> () -> Int { { [weak self] in self?.oven.heat() ?? 0 } }
  deinit { print(scale.weigh()) }
  #if os(macOS)
    func season() -> Int { salt.pinch() }
  #endif
}

// MARK: Forced

protocol Stocked { init(salt: Salt) }
final class Shelf: Stocked {
  private let salt: Salt
  init(salt: Salt) { self.salt = salt }
  func size() -> Int { 1 }
}

final class Table { init(salt: Salt) {}; func lay() -> Int { 1 } }

// MARK: Kept alive

final class Timer {
  private let oven: Oven
  init(oven: Oven) {
    self.oven = oven
    print(oven.heat())
  }
  deinit { print("rings") }
}

final class Kitchen {
  private let timer: Timer
  init(timer: Timer) { self.timer = timer }
  func open() -> Int { 1 }
}

final class Inn {
  private let oven = Oven()
  private let scale = Scale()
  private let salt = Salt()
  private let tables: [(Salt) -> Table] = [Table.init(salt:)]

  func open() -> Int {
    let kitchen = Kitchen(timer: Timer(oven: oven))
    let shelf = make(Shelf.self)
    return Baker(oven: oven, scale: scale, name: "Ann").bake() + Porter(scale: scale).carry()
      + Chef(oven: oven, salt: salt).cook() + kitchen.open() + shelf.size() + scale.weigh()
      + Taster(oven: oven, scale: scale, salt: salt).later()() + salt.pinch()
      + tables.map { $0(salt).lay() }.reduce(0, +)
  }
  func mill() async -> Int { await Miller(oven: oven, scale: scale).grind() }
  private func make<Thing: Stocked>(_ type: Thing.Type) -> Thing { type.init(salt: salt) }
}

@main
enum Main {
  static func main() async {
    let inn = Inn()
    print(inn.open(), await inn.mill())
  }
}
