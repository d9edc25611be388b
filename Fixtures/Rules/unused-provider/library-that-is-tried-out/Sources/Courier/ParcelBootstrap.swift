// A library that its package offers to others: what the demo beside it and the benchmark in its folder
// leave out is there for clients. It makes things of its own and is named like a root, but it is none.

public final class Depot { public init() {} }
public final class Van { public init(depot: Depot) { print(depot) } }
public final class Route { public init(van: Van, stops: Int) { print(van, stops) } }

public final class ParcelBootstrap {
  private let depot = Depot()
  private lazy var van = Van(depot: depot)

  public init() {}

  public func deliver(to stops: Int) -> Route { Route(van: van, stops: stops) }
  public func deliver(address: String, leaveOutside: Bool) -> Route { Route(van: van, stops: 1) }
  public func spareVan() -> Van { Van(depot: depot) }
}

final class InnerContainer {
  private let depot = Depot()
  lazy var van = Van(depot: depot)
  lazy var spare = Van(depot: depot)  // want: unused-provider "spare"
}

public func pack() { print(InnerContainer().van) }
