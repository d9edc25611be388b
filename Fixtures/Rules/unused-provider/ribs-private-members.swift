import RIBs

// A private member of a component meets no protocol of one below, so that nobody uses what the component
// itself does not.

final class Clock {}
final class Gear {}
final class Hand {
  let clock: Clock
  init(clock: Clock) { self.clock = clock }
}

protocol TowerDependency: Dependency {}

protocol GateDependency: Dependency {
  var hand: Hand { get }
}

final class TowerComponent: Component<TowerDependency>, GateDependency {
  private var clock: Clock { shared { Clock() } }
  private var gear: Gear { shared { Gear() } }  // want: unused-provider "'gear'"
  var hand: Hand { shared { Hand(clock: clock) } }
  /// A protocol somewhere else may ask for it.
  var spare: Gear { shared { Gear() } }
}

final class GateBuilder: Builder<GateDependency> {
  func build() { print(dependency.hand.clock) }
}

final class TowerBuilder: Builder<TowerDependency> {
  func build() {
    let component = TowerComponent(dependency: dependency)
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
