import NeedleFoundation

// A component is given what some component above it has by the same name, on each way down to it. What
// nobody has there is missing, whatever else bears the name.

final class Clock {}
final class Gear {}
final class Zone {}
final class Bell {}
final class Rope {}

final class TowerComponent: BootstrapComponent {
  var clock: Clock { shared { Clock() } }
  var hall: HallComponent { HallComponent(parent: self) }
  var attic: AtticComponent { AtticComponent(parent: self) }
}

extension TowerComponent {
  var gear: Gear { Gear() }
  func rope() -> Rope { Rope() }
}

protocol HallDependency: Dependency {
  var clock: Clock { get }
  var gear: Gear { get }
  var zone: Zone { get }  // want: missing-provider "'zone' of 'HallComponent' is given by no component above it"
  var rope: Rope { get }  // want: missing-provider "'rope' of 'HallComponent' is given by no component above it"
}

final class HallComponent: Component<HallDependency> {
  // What the component has itself is for those below.
  var zone: Zone { Zone() }
  var bell: Bell { shared { Bell() } }
  var cellar: CellarComponent { CellarComponent(parent: self) }
  func open() { print(dependency.clock, dependency.gear, dependency.zone, dependency.rope) }
}

public protocol CellarDependency: Dependency {
  var zone: Zone { get }
  var bell: Bell { get }  // want: missing-provider "'bell' of 'CellarComponent' is given by no component above it"
  var clock: Clock { get }
}

// Under the hall there is a bell, under the attic there is none.
public final class CellarComponent: Component<CellarDependency> {
  func open() { print(dependency.zone, dependency.bell, dependency.clock) }
}

final class AtticComponent: Component<EmptyDependency> {
  var zone: Zone { Zone() }
  var cellar: CellarComponent { CellarComponent(parent: self) }
}

protocol GuestDependency: Dependency {
  var gear: Gear { get }
  var bell: Bell { get }
}

// Somebody makes one below what he is handed: that may be anything.
final class GuestComponent: Component<GuestDependency> {
  func greet() { print(dependency.gear, dependency.bell) }
}

enum Guests {
  static func invite(_ host: Scope) -> GuestComponent { GuestComponent(parent: host) }
}

protocol StrangerDependency: Dependency {
  var bell: Bell { get }
}

// Nobody in sight makes one, but clients may.
public final class StrangerComponent: Component<StrangerDependency> {
  func greet() { print(dependency.bell) }
}

@main
enum Main {
  static func main() {
    registerProviderFactories()
    let tower = TowerComponent()
    tower.hall.open()
    tower.hall.cellar.open()
    tower.attic.cellar.open()
    Guests.invite(tower.hall).greet()
    print(tower.rope())
  }
}
