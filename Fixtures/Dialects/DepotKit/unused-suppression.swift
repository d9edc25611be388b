import DepotKit

final class Clock {}
final class Zone {}

func stock(_ depot: Depot) {
  depot.register(Clock.self) { _ in Clock() }
  depot.register(Zone.self) { _ in Zone() }
}

final class Screen {
  @Stocked var clock: Clock  // purelint:ignore unused-dependency: it is read
  // want@-1: unused-suppression
  @Stocked var zone: Zone  // purelint:ignore unused-dependency: the next release shows it
  func show() { print(clock) }
}
