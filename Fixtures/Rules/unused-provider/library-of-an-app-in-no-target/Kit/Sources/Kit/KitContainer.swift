// The project of the app is not in view, as where it is generated: the app may use what the package
// offers, so a public type of it is a root like any other.

public final class Depot { public init() {} }
public final class Van { public init(depot: Depot) { print(depot) } }

public final class KitContainer {
  private let depot = Depot()
  public lazy var van = Van(depot: depot)
  lazy var spare = Van(depot: depot)  // want: unused-provider "spare"

  public init() {}
}
