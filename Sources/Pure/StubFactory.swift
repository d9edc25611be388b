/// A factory for tests: creates what the test says, and has no dependency.
public final class StubFactory<Module: FactoryModule>: Factory<Module> {
  private let instance: (Module.Payload) -> Module?

  fileprivate init(instance: @escaping (Module.Payload) -> Module?) {
    self.instance = instance
    super.init(dependency: Self.refuseDependency())
  }

  /// Creates what the stub was given; stops the program if it was given nothing.
  public override func create(payload: Module.Payload) -> Module {
    guard let module = instance(payload) else {
      fatalError("Pure: this stub of \(String(reflecting: Module.self)) has nothing to create.")
    }
    return module
  }

  private static func refuseDependency() -> Module.Dependency {
    fatalError("Pure: a stub of \(String(reflecting: Module.self)) has no dependency.")
  }
}

extension Factory {
  /// A factory for tests that creates what the closure makes of the payload.
  public static func stub(
    _ closure: @escaping (Module.Payload) -> Module?
  ) -> StubFactory<Module> {
    StubFactory(instance: closure)
  }

  /// A factory for tests that creates the given instance whatever the payload.
  ///
  /// - Parameter instance: evaluated for each creation; left out if the test creates none.
  public static func stub(
    _ instance: @autoclosure @escaping () -> Module? = nil
  ) -> StubFactory<Module> {
    StubFactory { _ in instance() }
  }
}
