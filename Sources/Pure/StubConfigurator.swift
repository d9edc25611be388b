/// A configurator for tests: does what the test says, and has no dependency.
public final class StubConfigurator<Module: ConfiguratorModule>: Configurator<Module> {
  /// The function that a stub runs instead of configuring.
  public typealias Closure = (Module, Module.Payload) -> Void

  private let closure: Closure

  fileprivate init(closure: @escaping Closure) {
    self.closure = closure
    super.init(dependency: Self.refuseDependency())
  }

  /// Does what the stub was given; the module itself is not asked.
  public override func configure(_ module: Module, payload: Module.Payload) {
    closure(module, payload)
  }

  private static func refuseDependency() -> Module.Dependency {
    fatalError("Pure: a stub of \(String(reflecting: Module.self)) has no dependency.")
  }
}

extension Configurator {
  /// A configurator for tests that calls the closure; without one it leaves the module as it is.
  public static func stub(
    _ closure: @escaping StubConfigurator<Module>.Closure = { _, _ in }
  ) -> StubConfigurator<Module> {
    StubConfigurator(closure: closure)
  }
}
