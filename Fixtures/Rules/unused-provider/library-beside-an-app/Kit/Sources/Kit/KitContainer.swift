// The app stands in another package, whose tests alone use this one: it is no client of what is
// offered here, though it is in no target. So the container is no root, whatever it leaves over.

public final class Depot { public init() {} }
public final class Van { public init(depot: Depot) { print(depot) } }

public final class KitContainer {
  private let depot = Depot()
  public lazy var van = Van(depot: depot)
  lazy var spare = Van(depot: depot)

  public init() {}
}
