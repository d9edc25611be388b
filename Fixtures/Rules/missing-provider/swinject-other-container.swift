import Swinject

// A registration in another container than the one that is asked, or with other arguments, has one cause with
// what is missing: it is a note there, and no finding of its own.

final class Clock { let zone = 1 }
final class Lamp { let watts: Int; init(watts: Int) { self.watts = watts } }
final class Door { let width = 2 }

let house = Container()
let garden = Container()
house.register(Clock.self) { _ in Clock() }
house.register(Lamp.self) { (_, watts: Int) in Lamp(watts: watts) }
house.register(Door.self) { _ in Door() }  // want: unused-provider "'Door' is registered but never resolved"

print(garden.resolve(Clock.self)!.zone)  // want: missing-provider "'Clock' is not registered"
print(house.resolve(Lamp.self, argument: "40")!.watts)  // want: missing-provider "'Lamp with String' is not registered"
