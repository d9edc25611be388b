import Resolver

// What a program makes has to be registered in that program, whatever others register.

public final class Clock {
  public init() {}
}

public final class Zone {
  public init() {}
}

public final class Bell {
  @Injected public var clock: Clock  // want: missing-provider "'clock' is not registered in 'Widget'"
  public init() {}
  public func ring() { print(clock) }
}

/// Only the app makes one.
public final class Map {
  @Injected public var zone: Zone
  public init() {}
  public func show() { print(zone) }
}
