import RIBs

// What `shared` keeps is stored once its closure has returned, so members that need each other in these
// never end.

final class Clock { init(bell: Bell) {} }
final class Bell { init(clock: Clock) {} }
final class Gear {}

protocol TowerDependency: Dependency {}

final class TowerComponent: Component<TowerDependency> {
  var clock: Clock { shared { Clock(bell: bell) } }  // want: dependency-cycle
  var bell: Bell { shared { Bell(clock: clock) } }
  var gear: Gear { shared { Gear() } }
}

protocol GateDependency: Dependency {
  var gear: Gear { get }
}

extension TowerComponent: GateDependency {}

final class GateBuilder: Builder<GateDependency> {
  func build() { print(dependency.gear) }
}

final class TowerBuilder: Builder<TowerDependency> {
  func build() {
    let component = TowerComponent(dependency: dependency)
    print(component.clock)
    GateBuilder(dependency: component).build()
  }
}

final class AppComponent: Component<EmptyDependency>, TowerDependency {
  init() { super.init(dependency: EmptyComponent()) }
}

@main
enum Main {
  static func main() { TowerBuilder(dependency: AppComponent()).build() }
}
