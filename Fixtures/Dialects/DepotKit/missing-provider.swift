import DepotKit

final class Calendar {}
final class Zone {}
final class Clock {
  init(calendar: Calendar, zone: Zone) {}
}

func stock(_ depot: Depot) {
  depot.register(Clock.self) { depot in
    Clock(
      calendar: depot.resolve(Calendar.self),
      zone: depot.resolve(Zone.self))  // want: missing-provider "no provider for 'Zone'"
  }
  depot.register(Calendar.self) { _ in Calendar() }
  depot.register(Calendar.self, named: "lunar") { _ in Calendar() }
}

final class Screen {
  @Stocked var clock: Clock
  @Stocked var zone: Zone  // want: missing-provider "no provider for 'Zone' required by 'Screen.zone'"
  @Stocked(named: "lunar") var lunar: Calendar
  @Stocked(named: "solar") var solar: Calendar  // want: missing-provider
  @Stocked var spare: Zone?

  func show(_ depot: Depot) {
    print(clock, zone, lunar, solar, spare as Any, depot.find(Zone.self) as Any)
  }
}

// What is handed over by name is asked for as well.
final class Detail: Guest {
  struct Needs {
    let calendar: Calendar
    let zone: Zone
  }
  init(needs: Needs, order: Void) { print(needs.calendar, needs.zone) }
}

struct CompositionRoot {
  static func resolve() -> Maker<Detail> {
    Maker<Detail>(needs: .init(calendar: Calendar()))  // want: missing-provider "Detail.Needs.zone"
  }
}
