// The app is in no target, but it imports what uses this library, so the container is its root.

public final class Depot { public init() {} }
public final class Van { public init(depot: Depot) { print(depot) } }

public final class KitContainer {
  private let depot = Depot()
  public lazy var van = Van(depot: depot)
  lazy var spare = Van(depot: depot)  // want: unused-provider "'spare' is built in 'KitContainer'"

  public init() {}
}
