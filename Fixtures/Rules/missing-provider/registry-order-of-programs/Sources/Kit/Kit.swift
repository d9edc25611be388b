// Each program registers by itself: what comes too late in one of them is asked for too early there.

public final class Depot {
  public static let shared = Depot()
  private var entries: [ObjectIdentifier: Any] = [:]
  public func put<T>(_ type: T.Type, _ value: T) { entries[ObjectIdentifier(type)] = value }
  public func get<T>(_ type: T.Type) -> T { entries[ObjectIdentifier(type)] as! T }
}

@propertyWrapper
public final class Need<T> {
  public var wrappedValue: T
  public init() { wrappedValue = Depot.shared.get(T.self) }
}

public final class Clock {
  public init() {}
  func tick() -> Int { 1 }
}

public final class Hub {
  @Need private var clock: Clock  // want: missing-provider "'clock' is asked for before it is registered"
  public init() {}
  public func go() -> Int { clock.tick() }
}
