import DITranquillity

// An object is stored behind its initializer and its injections, but before those with 'cycle', unless
// it is a prototype, as all are that name no lifetime.

// By initializers: the lifetime does not matter.
final class Oar { init(boat: Boat) {} }
final class Boat { init(oar: Oar) {} }

// By an injection that runs at once.
final class Mast {
  var sail: Sail?
  init() {}
}
final class Sail { init(mast: Mast) {} }

// By an injection that runs at the end.
final class Anchor {
  var chain: Chain?
  init() {}
}
final class Chain { init(anchor: Anchor) {} }

final class Fleet: DIPart {
  static func load(container: DIContainer) {
    container.register(Oar.init).lifetime(.single)  // want: dependency-cycle "'Oar' -> 'Boat' -> 'Oar'"
    container.register(Boat.init).lifetime(.objectGraph)
    container.register(Mast.init).injection { $0.sail = $1 }.lifetime(.objectGraph)  // want: dependency-cycle "'Mast' -> 'Sail' -> 'Mast'"
    container.register(Sail.init).lifetime(.objectGraph)
    container.register(Anchor.init).injection(cycle: true, \.chain).lifetime(.objectGraph)
    container.register(Chain.init).lifetime(.perContainer(.weak))
  }
}

@main
enum Main {
  static func main() {
    let container = DIContainer().append(part: Fleet.self)
    print(container.resolve() as Oar, container.resolve() as Mast, container.resolve() as Anchor)
  }
}
