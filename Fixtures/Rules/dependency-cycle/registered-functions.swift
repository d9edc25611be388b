import Swinject

// A function that is handed to a registration, and used by nobody else, is its code.

final class Anchor { init(chain: Chain) {} }
final class Chain { init(anchor: Anchor) {} }

final class Oar { init(boat: Boat) {} }
final class Boat { init(makeOar: @escaping () -> Oar) {} }

final class Sail { init(mast: Mast?) {} }
final class Mast { init(sail: Sail?) {} }

final class ShipAssembly: Assembly {
  private func makeAnchor(_ resolver: Resolver) -> Anchor {
    Anchor(chain: resolver.resolve(Chain.self)!)  // want: dependency-cycle
  }

  private func makeChain(_ resolver: Resolver) -> Chain {
    Chain(anchor: resolver.resolve(Anchor.self)!)
  }

  /// What a closure asks for later closes no circle.
  private func makeBoat(_ resolver: Resolver) -> Boat {
    Boat(makeOar: { resolver.resolve(Oar.self)! })
  }

  private func makeOar(_ resolver: Resolver) -> Oar {
    Oar(boat: resolver.resolve(Boat.self)!)
  }

  /// Somebody else calls it, too: what it asks for need not be for the registration.
  private func makeSail(_ resolver: Resolver) -> Sail {
    Sail(mast: resolver.resolve(Mast.self))
  }

  func assemble(container: Container) {
    container.register(Anchor.self, factory: makeAnchor)
    container.register(Chain.self, factory: self.makeChain).inObjectScope(.transient)
    container.register(Boat.self, factory: makeBoat).inObjectScope(.container)
    container.register(Oar.self, factory: makeOar)
    container.register(Mast.self) { _ in Mast(sail: nil) }
    container.register(Sail.self, factory: makeSail)
    print(makeSail(container))
  }
}

let resolver = Assembler([ShipAssembly()]).resolver
print(resolver.resolve(Anchor.self)!, resolver.resolve(Oar.self)!, resolver.resolve(Sail.self)!)
