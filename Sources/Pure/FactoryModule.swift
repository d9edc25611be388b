/// A module that a factory creates.
///
/// A module isolated to an actor conforms on that actor:
/// `@MainActor final class Screen: @MainActor FactoryModule`.
/// On compilers before 6.2, which have no isolated conformances, `@preconcurrency FactoryModule`
/// does the same with the check at run time.
public protocol FactoryModule: Module {
  /// The factory of this module; name another type to use a subclass of ``Pure/Factory``.
  associatedtype Factory = Pure.Factory<Self>

  /// Creates the module from what the root provides and what is known now.
  init(dependency: Dependency, payload: Payload)
}

extension FactoryModule where Dependency == Void {
  /// Creates a module that needs nothing from the composition root.
  public init(payload: Payload) {
    self.init(dependency: (), payload: payload)
  }
}

extension FactoryModule where Payload == Void {
  /// Creates a module that needs nothing at run time.
  public init(dependency: Dependency) {
    self.init(dependency: dependency, payload: ())
  }
}

extension FactoryModule where Dependency == Void, Payload == Void {
  /// Creates a module that needs nothing.
  public init() {
    self.init(dependency: (), payload: ())
  }
}
