import NeedleFoundation

// What the generator writes has to be called before a root is made.

final class Clock {}

final class TowerComponent: BootstrapComponent {
  var clock: Clock { shared { Clock() } }
  var hall: HallComponent { HallComponent(parent: self) }
}

protocol HallDependency: Dependency { var clock: Clock { get } }

final class HallComponent: Component<HallDependency> {
  func show() { print(dependency.clock) }
}

@main
enum Main {
  static func main() {
    TowerComponent().hall.show()  // want: missing-provider "'TowerComponent' is made, but nobody calls 'registerProviderFactories()'"
  }
}
