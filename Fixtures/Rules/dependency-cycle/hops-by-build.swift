import FactoryKit
import Swinject

// A hop under '#if' is one of the builds that compile it: it closes a circle with hops that these builds
// compile, too, and with no others.

final class Depot {
  nonisolated(unsafe) static let shared = Depot()
  private var makers: [ObjectIdentifier: (Depot) -> Any] = [:]
  func add<Thing>(_ type: Thing.Type, _ make: @escaping (Depot) -> Thing) {
    makers[ObjectIdentifier(type)] = make
  }
  func get<Thing>(_ type: Thing.Type) -> Thing { makers[ObjectIdentifier(type)]!(self) as! Thing }
}

protocol Belling {}
final class Tower { init(bell: Belling) {} }
final class Bell: Belling { init(tower: Tower) {} }
final class SilentBell: Belling {}
protocol Roping {}
final class Well { init(rope: Roping?) {} }
final class Rope: Roping { init(well: Well?) {} }

func fill(_ depot: Depot) {
  depot.add(Tower.self) { Tower(bell: $0.get(Belling.self)) }  // want: dependency-cycle "'Tower' -> 'Belling' -> 'Tower'"
  #if DEBUG
    depot.add(Belling.self) { Bell(tower: $0.get(Tower.self)) }
    depot.add(Well.self) { Well(rope: $0.get(Roping.self)) }
    depot.add(Roping.self) { _ in Rope(well: nil) }
  #else
    depot.add(Belling.self) { _ in SilentBell() }
    depot.add(Well.self) { _ in Well(rope: nil) }
    depot.add(Roping.self) { Rope(well: $0.get(Well.self)) }
  #endif
}

final class Mill { init(_ wheel: Wheeling) {} }
protocol Wheeling {}
final class Wheel: Wheeling { init(_ mill: Mill) {} }
final class Sail: Wheeling {}

func fill(_ container: Container) {
  container.register(Mill.self) { Mill($0.resolve(Wheeling.self)!) }  // want: dependency-cycle "'Mill' -> 'Wheeling' -> 'Mill'"
  #if os(Linux)
    container.register(Wheeling.self) { Wheel($0.resolve(Mill.self)!) }
  #else
    container.register(Wheeling.self) { _ in Sail() }
  #endif
}

typealias Factories = FactoryKit.Container

final class Clock {
  #if DEBUG
    @Injected(\.gear) private var gear
    func tick() { gear.turn() }
  #endif
}

final class Gear {
  func turn() {}
  #if !DEBUG
    private let clock = Factories.shared.clock()
    func look() { print(clock) }
  #endif
}

final class Spring {
  #if DEBUG
    @Injected(\.coil) private var coil  // want: dependency-cycle "'Factories.spring' -> 'Factories.coil' -> 'Factories.spring'"
    func wind() { coil.turn() }
  #endif
}

final class Coil {
  private let spring = Factories.shared.spring()
  func turn() { print(spring) }
}

extension Factories {
  var clock: Factory<Clock> { self { Clock() } }
  var gear: Factory<Gear> { self { Gear() } }
  var spring: Factory<Spring> { self { Spring() } }
  var coil: Factory<Coil> { self { Coil() } }
}

@main
enum Main {
  static func main() {
    fill(Depot.shared)
    print(Depot.shared.get(Tower.self), Depot.shared.get(Well.self))
    let container = Swinject.Container()
    fill(container)
    print(container.resolve(Mill.self)!)
    print(Factories.shared.clock(), Factories.shared.gear(), Factories.shared.spring())
  }
}
