/// A place to bake in.
public protocol Oven {
  /// The baked dough.
  func bake(_ dough: String) -> String
}

/// An oven that bakes anything.
public struct StoneOven: Oven {
  /// Creates a cold oven.
  public init() {}

  /// The dough with a crust.
  public func bake(_ dough: String) -> String { "baked \(dough)" }
}
