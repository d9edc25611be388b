import RIBs

// A member that needs what a component below makes of that member never ends.

final class Clock {
  init(bell: Bell) { print(bell) }
}
final class Bell {
  init(clock: Clock?) { print(clock as Any) }
}
final class Gear {
  init(bell: Bell) { print(bell) }
}

protocol TowerDependency: Dependency {}

protocol HallDependency: Dependency {
  var clock: Clock { get }
  var gear: Gear { get }
}

final class TowerComponent: Component<TowerDependency>, HallDependency {
  var clock: Clock {
    shared { Clock(bell: HallComponent(dependency: self).bell) }  // want: dependency-cycle
  }
  var gear: Gear { shared { Gear(bell: HallComponent(dependency: self).spare) } }
}

final class HallComponent: Component<HallDependency> {
  var bell: Bell { Bell(clock: dependency.clock) }
  var spare: Bell { Bell(clock: nil) }

  func show() { print(dependency.gear) }
}

final class TowerBuilder: Builder<TowerDependency> {
  func build() {
    let component = TowerComponent(dependency: dependency)
    print(component.clock)
    HallComponent(dependency: component).show()
  }
}

final class AppComponent: Component<EmptyDependency>, TowerDependency {
  init() { super.init(dependency: EmptyComponent()) }
}

@main
enum Main {
  static func main() { TowerBuilder(dependency: AppComponent()).build() }
}
