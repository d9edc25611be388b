// A library in a workspace with an app, which a function of another file makes: who asks is in view.

public final class Clock {
  public func tick() {}
}

public final class Bell {}

public final class Depot {
  nonisolated(unsafe) public static let shared = Depot()
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  public func register<T>(_ type: T.Type, _ make: @escaping () -> T) {
    makers[ObjectIdentifier(type)] = make
  }

  public func resolve<T>(_ type: T.Type) -> T { makers[ObjectIdentifier(type)]!() as! T }
}

public struct Fittings {
  public init() {}

  public func fill(_ depot: Depot) {
    depot.register(Clock.self) { Clock() }
    depot.register(Bell.self) { Bell() }  // want: unused-provider "'Bell' is registered but nobody asks for it"
  }
}
