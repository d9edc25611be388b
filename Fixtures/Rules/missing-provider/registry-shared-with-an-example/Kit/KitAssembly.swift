// This file is compiled into the library and, once more, into the example. The app runs it too.

#if canImport(Kit)
  import Kit
#endif

public struct KitAssembly: Filling {
  public init() {}
  public func fill(_ depot: Depot) { depot.register(Clock.self) { Clock() } }
}
