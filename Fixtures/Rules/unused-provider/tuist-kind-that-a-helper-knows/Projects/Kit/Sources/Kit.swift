import Swinject

// A library in a workspace with an app. No manifest says which of the two is the app, only the function that
// makes its target; the program begins in it.

public final class Clock {
  public func tick() {}
}

public final class Zone {}

public final class ClockAssembly: Assembly {
  public init() {}

  public func assemble(container: Container) {
    container.register(Clock.self) { resolver in
      print(resolver.resolve(Zone.self)!)  // want: missing-provider "'Zone' is not registered"
      return Clock()
    }
  }
}

// want@+1: unused-provider "'ZoneAssembly' is never applied"
public final class ZoneAssembly: Assembly {
  public init() {}

  public func assemble(container: Container) {
    container.register(Zone.self) { _ in Zone() }
  }
}
