import Swinject

// What is asked for behind a chain that is unwrapped as a whole, or in a `switch` that ends the program where
// there is no value, has to be there. A `!` in the chain is a part of it.

final class Anchor { let weight: Int? = 2 }
final class Buoy { let weight: Int? = 3 }
final class Chart { let scale: Int? = 4 }
final class Dory { let seats = 5 }
final class Ensign { let stripes = 6 }
final class Flag { let stripes = 7 }
final class Gaff { let length = 8 }

let container = Container()
container.register(Anchor.self) { _ in Anchor() }

print((container.resolve(Anchor.self)?.weight)!)
print((container.resolve(Buoy.self)?.weight)!)  // want: missing-provider "'Buoy' is not registered"
print(container.resolve(Chart.self)?.scale! as Any)

switch container.resolve(Dory.self) {  // want: missing-provider "'Dory' is not registered"
case .some(let dory): print(dory.seats)
case .none: fatalError("no dory")
}

switch container.resolve(Ensign.self) {  // want: missing-provider "'Ensign' is not registered"
case let ensign?: print(ensign.stripes)
default: preconditionFailure()
}

switch container.resolve(Flag.self) {
case .some(let flag): print(flag.stripes)
case nil: print("no flag")
}

guard let length = container.resolve(Gaff.self)?.length else { fatalError() }  // want: missing-provider "'Gaff' is not registered"
print(length)
