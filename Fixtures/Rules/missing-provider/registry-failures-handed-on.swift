// Who fails because a request fails leaves it to who calls him: the program ends where that one does
// not do without.

struct Absent: Error {}

final class Depot {
  nonisolated(unsafe) static let shared = Depot()
  private var goods: [ObjectIdentifier: Any] = [:]

  func store<Good>(_ good: Good) { goods[ObjectIdentifier(Good.self)] = good }

  func fetch<Good>(_ type: Good.Type) throws -> Good {
    if let good = goods[ObjectIdentifier(type)] as? Good { return good }
    throw Absent()
  }

  func find<Good>(_ type: Good.Type) -> Good? { goods[ObjectIdentifier(type)] as? Good }
}

func fetched<Good>() throws -> Good { try Depot.shared.fetch(Good.self) }

extension Depot {
  func demand<Good>(_ type: Good.Type) -> Good {
    if let good = find(type) { return good }
    fatalError("no \(type)")
  }

  func checked<Good>(_ type: Good.Type) throws -> Good {
    guard let good = find(type) else { throw Absent() }
    return good
  }

  func perhaps<Good>(_ type: Good.Type) -> Good? {
    guard let good = find(type) else { return nil }
    return good
  }
}

final class Crate {}
final class Barrel {}
final class Sack {}
final class Chest {}
final class Box {}
final class Jar {}

final class Cart {
  let crate: Crate
  let barrel: Barrel

  init() throws {
    crate = try Depot.shared.fetch(Crate.self)
    barrel = try Depot.shared.fetch(Barrel.self)  // want: missing-provider "'Barrel' is not registered"
  }
}

final class Wagon {
  let sack: Sack
  init() throws { sack = try Depot.shared.fetch(Sack.self) }
}

func chest() -> Chest? { Depot.shared.find(Chest.self) }  // want: missing-provider "'Chest' is not registered"
/// Nobody forces it without having asked whether there is one.
func jar() -> Jar? { Depot.shared.find(Jar.self) }
func box() -> Box? { Depot.shared.find(Box.self) }

@main
enum Main {
  static func main() {
    Depot.shared.store(Crate())
    let cart = try! Cart()
    print(cart.crate, cart.barrel, (try? Wagon())?.sack as Any)
    if jar() != nil { print(jar()!) }
    print(chest()!, box() ?? Box())
    let sack: Sack = try! fetched()  // want: missing-provider "'Sack' is not registered"
    let other: Sack? = try? fetched()
    print(sack, other as Any, Depot.shared.demand(Crate.self))
    print(Depot.shared.demand(Jar.self))  // want: missing-provider "'Jar' is not registered"
    print(try! Depot.shared.checked(Box.self))  // want: missing-provider "'Box' is not registered"
    print(Depot.shared.perhaps(Chest.self) as Any)
    do { print(try Depot.shared.checked(Chest.self)) } catch { print("none") }
  }
}
