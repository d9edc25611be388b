import DITranquillity

// An injection of what nobody registers is left out. A property with `!` that is read then ends the program;
// so does one that is set by `resolve()` and read.

final class Deck {}
final class Sail {}
final class Crew {}
final class Boat {
  var deck: Deck!
  var sail: Sail!
  var crew: Crew!
  var flag: Flag?
  func cast() { print(deck!, sail.self, crew?.self as Any, flag as Any) }
}
final class Flag {}
final class Anchor {}
final class Pier {
  var anchor: Anchor!
  var boat: Boat!
}

final class BoatPart: DIPart {
  static func load(container: DIContainer) {
    container.register(Deck.init)
    container.register(Boat.init)
      .injection(\.deck)
      .injection(\.sail)  // want: missing-provider "'Sail' is not registered: 'sail' stays nil and crashes when it is read"
      .injection(\.crew)
      .injection(\.flag)
  }
}

let container = DIContainer()
container.append(part: BoatPart.self)
let pier = Pier()
pier.boat = container.resolve()
pier.boat.cast()
pier.anchor = container.resolve()  // want: missing-provider "'Anchor' is not registered"
print(pier.anchor.self, ObjectIdentifier(pier.anchor))
