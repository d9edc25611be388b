import DepotKit

final class Clock {}

func stock(_ depot: Depot) {
  depot.register(Clock.self) { _ in Clock( }  // want: syntax-error
}

let depot = Depot()
stock(depot)
print(depot.resolve(Clock.self))
