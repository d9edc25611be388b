// No root is needed: who first asks for one of these waits for ever, or gets nowhere but deeper.

// Initial values and an initializer.
final class Mill {
  static let shared = Mill()  // want@+1: dependency-cycle "'Mill.shared' -> 'Weir.shared' -> 'Mill.shared'"
  private let weir = Weir.shared
  func grind() { weir.open() }
}

final class Weir {
  static let shared = Weir()
  private let mill: Mill
  private init() { mill = Mill.shared }
  func open() { print(mill) }
}

// A default argument, of one that asks for itself.
final class Wheel {
  static let shared = Wheel()
  private let axle = Axle()
  func turn() { axle.creak() }
}

final class Axle {
  private let wheel: Wheel
  // want@+1: dependency-cycle "'Wheel.shared' -> 'Wheel.shared'"
  init(wheel: Wheel = .shared) { self.wheel = wheel }
  func creak() { print(wheel) }
}

// A locator's private statics behind getters; an initializer that calls its own method.
protocol Scales { func weigh() -> Int }

enum Yard {
  private static var _scales: Scales = BeamScales()
  private static var _ledger = Ledger(page: 1)
  // want@+1: dependency-cycle "'Yard._ledger' -> 'Yard._scales' -> 'Yard._ledger'"
  static var scales: Scales { _scales }
  static var ledger: Ledger { _ledger }
}

final class BeamScales: Scales {
  private var last = 0
  init() { calibrate() }
  private func calibrate() { last = Yard.ledger.page }
  func weigh() -> Int { last }
}

final class Ledger {
  let page: Int
  init(page: Int) {
    self.page = page
    note()
  }
  private func note() { print(Yard.scales.weigh()) }
}

// What is given in place of a default value is not asked for.
final class Quay {
  static let shared = Quay(crane: Crane())
  private let crane: Crane
  init(crane: Crane = .spare) { self.crane = crane }
  func load() { crane.lift() }
}

final class Crane {
  static let spare = Crane(quay: .shared)
  private let quay: Quay?
  init(quay: Quay? = nil) { self.quay = quay }
  func lift() { print(quay as Any) }
}

// Later, perhaps, or on one's own account.
final class Barn {
  static let shared = Barn(isOpen: true)
  private lazy var silo = Silo.shared
  private let makeLoft: () -> Loft = { Loft.shared }
  init(isOpen: Bool) {
    Task { print(Silo.shared) }
    if isOpen { print(Loft.shared) }
    guard isOpen else { return }
    print(Stall.shared)
  }
  func fill() { print(silo, makeLoft()) }
}

final class Silo { static let shared = Silo(); let barn = Barn.shared }
final class Loft { static let shared = Loft(); let barn = Barn.shared }
final class Stall { static let shared = Stall(); let barn = Barn.shared }

// A subclass does something else.
class Gate {
  static let shared = Gate()
  init() { hinge() }
  func hinge() { print(Fence.shared) }
}

final class Hatch: Gate { override func hinge() {} }

final class Fence {
  static let shared = Fence()
  private let gate = Gate.shared
  private let hatch = Hatch()
}

@main
enum Main {
  static func main() {
    Mill.shared.grind()
    Wheel.shared.turn()
    print(Yard.scales.weigh())
    Quay.shared.load()
    Barn.shared.fill()
    print(Fence.shared)
  }
}
