import DepotKit

final class Clock {}
final class Zone {}
final class Screen {
  init(clock: Clock) { print(clock, Depot.main.resolve(Zone.self)) }  // want: resolve-outside-root
}
final class Detail: Guest {
  struct Needs { let clock: Clock }
  init(needs: Needs, order: Void) {
    print(needs.clock, Depot.main.resolve(Zone.self))  // want: resolve-outside-root "'Detail' asks a container for 'Zone'"
  }
}
// A property that the container fills is how the library means to be asked.
final class Panel {
  @Stocked var clock: Clock
  func show() { print(clock) }
}

func stock(_ depot: Depot) {
  depot.register(Clock.self) { _ in Clock() }
  depot.register(Zone.self) { _ in Zone() }
  depot.register(Screen.self) { depot in Screen(clock: depot.resolve(Clock.self)) }
  depot.register(Panel.self) { _ in Panel() }
}

@main
struct Main {
  static func main() {
    stock(Depot.main)
    print(Depot.main.resolve(Screen.self), Depot.main.resolve(Panel.self))
    print(Maker<Detail>(needs: .init(clock: Depot.main.resolve(Clock.self))))
  }
}
