import DepotKit

final class Clock {
  init(zone: Zone) {}
}
final class Zone {}
final class Calendar {}

func stock(_ depot: Depot) {
  depot.register(Calendar.self) { _ in Calendar() }
  // want@+1: unused-provider "'Clock'"
  depot.register(Clock.self) { depot in Clock(zone: depot.resolve(Zone.self)) }
  depot.register(Zone.self) { _ in Zone() }
  depot.register(Calendar.self, named: "lunar") { _ in  // want: unused-provider "lunar"
    Calendar()
  }
}

final class Screen {
  @Stocked var calendar: Calendar
  func show() { print(calendar) }
}
