import Resolver

// Two programs of one package register the services that they share each for itself.

public final class Clock {
  public init() {}
}

public final class Bell {
  @Injected public var clock: Clock
  public init() {}
  public func ring() { print(clock) }
}

public final class Zone {
  public init() {}
}
