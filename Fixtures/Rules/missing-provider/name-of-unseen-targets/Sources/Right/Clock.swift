import Pure

public final class Clock: FactoryModule {
  public struct Dependency { let calendar: String }
  public init(dependency: Dependency, payload: Void) { print(dependency.calendar) }
}

public func makeOtherClock() -> Clock.Factory { .init(dependency: .init(calendar: "lunar")) }
