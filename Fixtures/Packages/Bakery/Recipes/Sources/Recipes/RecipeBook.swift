import Pure

/// A book that makes a dough of an order.
public final class RecipeBook: FactoryModule {
  /// What the book needs.
  public struct Dependency {
    let flour: String

    /// Creates it with a flour.
    public init(flour: String) {
      self.flour = flour
    }
  }

  /// The order.
  public typealias Payload = String

  /// The dough for the order.
  public let dough: String

  /// Creates a book for an order.
  public init(dependency: Dependency, payload: String) {
    dough = "\(payload) of \(dependency.flour)"
  }
}
