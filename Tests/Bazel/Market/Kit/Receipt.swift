import Vendor

/// Only the shop prints receipts.
public final class Receipt: FactoryModule {
  /// The things that a receipt is made of.
  public struct Dependency {
    /// The time that is printed.
    public let clock: Clock

    /// Stores the parts.
    public init(clock: Clock) { self.clock = clock }
  }

  /// Prints the receipt.
  public init(dependency: Dependency, payload: Void) { print(dependency.clock.now) }
}

/// The time of day.
public final class Clock {
  /// The minutes since midnight.
  public var now = 0

  /// Starts at midnight.
  public init() {}
}
