import DepotKit

final class Clock {}
final class Zone {}

func stock(_ depot: Depot) {
  depot.register(Clock.self) { _ in Clock() }
  depot.register(Zone.self) { _ in Zone() }
}

final class Screen {
  @Stocked var clock: Clock
  @Stocked var zone: Zone  // want: unused-dependency "'Screen.zone'"
  func show() { print(clock) }
}

final class Detail: Guest {
  struct Needs {
    let clock: Clock
    let zone: Zone  // want: unused-dependency "'Detail.Needs.zone'"
  }
  init(needs: Needs, order: Void) { print(needs.clock) }
}

struct CompositionRoot {
  static func resolve() -> Maker<Detail> {
    Maker<Detail>(needs: .init(clock: Clock(), zone: Zone()))
  }
}
