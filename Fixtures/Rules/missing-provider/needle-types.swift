import NeedleFoundation

// A component is given what is declared by the same name and type above it: a subclass, or what conforms to
// the protocol that is asked for, is of another type.

protocol Clocking {}
final class Clock: Clocking {}
final class Gear {}
final class Zone {}
typealias Land = Zone

final class TowerComponent: BootstrapComponent {
  var clock: Clock { shared { Clock() } }
  var gear: Gear { Gear() }
  var zone: Land { Zone() }
  var hall: HallComponent { HallComponent(parent: self) }
}

protocol HallDependency: Dependency {
  var clock: Clocking { get }  // want: missing-provider "'clock' of 'HallComponent' is given by no component above it"
  var gear: Gear { get }
  var zone: Zone { get }
}

final class HallComponent: Component<HallDependency> {
  func show() { print(dependency.clock, dependency.gear, dependency.zone) }
}

func registerProviderFactories() {}

@main
enum Main {
  static func main() {
    registerProviderFactories()
    TowerComponent().hall.show()
  }
}
