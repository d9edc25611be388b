import DepotKit

final class Clock {}
final class Zone {}

func stock(_ depot: Depot, _ spare: Depot, isUTC: Bool) {
  depot.register(Clock.self) { _ in Clock() }
  depot.register(Clock.self, named: "utc") { _ in Clock() }
  depot.register(Clock.self) { _ in Clock() }  // want: duplicate-provider "'Clock' in 'stock'"
  spare.register(Clock.self) { _ in Clock() }
  if isUTC {
    depot.register(Zone.self) { _ in Zone() }
  } else {
    depot.register(Zone.self) { _ in Zone() }
  }
}

let depot = Depot()
stock(depot, Depot(), isUTC: true)
print(depot.resolve(Clock.self), depot.resolve(Clock.self, named: "utc"), depot.resolve(Zone.self))
