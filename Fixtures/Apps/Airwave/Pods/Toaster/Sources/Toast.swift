import Pure

// Somebody else's code, checked in. It is neither compiled here nor checked.

public final class Toast: FactoryModule {
  public struct Dependency {
    let neverRead: Int
  }

  public init(dependency: Dependency, payload: Void) {}
}
