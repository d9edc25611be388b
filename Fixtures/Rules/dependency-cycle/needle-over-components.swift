import NeedleFoundation

// A component's member that needs a child's member which is given the first one back never ends.

final class Clock { init(bell: Bell) {} }
final class Bell { init(clock: Clock) {} }
final class Gear {}
final class Zone {}

final class TowerComponent: BootstrapComponent {
  var gear: Gear { shared { Gear() } }
  var clock: Clock { shared { Clock(bell: bellComponent.bell) } }  // want: dependency-cycle
  var zone: Zone {
    print(bellComponent.count)
    return Zone()
  }
  var bellComponent: BellComponent { BellComponent(parent: self) }
}

protocol BellDependency: Dependency {
  var clock: Clock { get }
  var gear: Gear { get }
  var zone: Zone { get }
}

final class BellComponent: Component<BellDependency> {
  var bell: Bell { Bell(clock: dependency.clock) }
  var count: Int { dependency.gear === dependency.gear ? 1 : 2 }
  /// Later.
  var maker: () -> Zone { { self.dependency.zone } }
}

@main
enum Main {
  static func main() {
    let tower = TowerComponent()
    print(tower.clock, tower.zone, tower.bellComponent.maker(), tower.bellComponent.bell)
  }
}
