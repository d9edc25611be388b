// A library that its package offers as a product, and that an app in view uses: that the demo beside it
// leaves something out says nothing, but the app does.

public final class Depot { public init() {} }
public final class Van { public init(depot: Depot) { print(depot) } }

public final class KitContainer {
  private let depot = Depot()
  public lazy var van = Van(depot: depot)
  public lazy var spare = Van(depot: depot)  // want: unused-provider "spare"

  public init() {}
}
