import Pure

public final class Clock: FactoryModule {
  public struct Dependency { let zone: String }
  public init(dependency: Dependency, payload: Void) { print(dependency.zone) }
}

public func makeClock() -> Clock.Factory { .init(dependency: .init(zone: "UTC")) }
