import Pure

// A circle of which no build compiles all hops is none.

struct Calendar { let zone: Zone }
struct Zone { let calendar: Calendar? }

final class Clock: FactoryModule {
  struct Dependency { let calendar: Calendar }
  init(dependency: Dependency, payload: Void) { print(dependency.calendar.zone.calendar as Any) }
}

final class CompositionRoot {
  #if DEBUG
    lazy var calendar: Calendar = Calendar(zone: self.zone)
    lazy var zone: Zone = Zone(calendar: nil)
  #else
    lazy var calendar: Calendar = Calendar(zone: Zone(calendar: nil))
    lazy var zone: Zone = Zone(calendar: self.calendar)
  #endif
  lazy var clock = Clock.Factory(dependency: .init(calendar: self.calendar))
  lazy var spare = Clock.Factory(dependency: .init(calendar: self.zone.calendar!))
}

final class OtherRoot {
  lazy var clock = Clock.Factory(dependency: .init(calendar: self.calendar))
  #if BETA
    lazy var calendar: Calendar = Calendar(zone: self.zone)  // want: dependency-cycle
  #else
    lazy var calendar: Calendar = Calendar(zone: Zone(calendar: nil))
  #endif
  #if BETA
    lazy var zone: Zone = Zone(calendar: self.calendar)
  #else
    lazy var zone: Zone = Zone(calendar: nil)
  #endif
}

print(CompositionRoot().clock, CompositionRoot().spare, OtherRoot().clock, OtherRoot().zone)
