/// A module that somebody else creates, such as a cell, and that a configurator fills in.
///
/// A module isolated to an actor conforms on that actor:
/// `@MainActor final class Cell: @MainActor ConfiguratorModule`.
/// On compilers before 6.2, which have no isolated conformances, `@preconcurrency
/// ConfiguratorModule` does the same with the check at run time.
public protocol ConfiguratorModule: AnyObject, Module {
  /// The configurator of this module; name another type to use a subclass of ``Pure/Configurator``.
  associatedtype Configurator = Pure.Configurator<Self>

  /// Fills in the module; called again each time the instance is reused.
  func configure(dependency: Dependency, payload: Payload)
}

extension ConfiguratorModule where Dependency == Void {
  /// Fills in a module that needs nothing from the composition root.
  public func configure(payload: Payload) {
    configure(dependency: (), payload: payload)
  }
}

extension ConfiguratorModule where Payload == Void {
  /// Fills in a module that needs nothing at run time.
  public func configure(dependency: Dependency) {
    configure(dependency: dependency, payload: ())
  }
}

extension ConfiguratorModule where Dependency == Void, Payload == Void {
  /// Fills in a module that needs nothing.
  public func configure() {
    configure(dependency: (), payload: ())
  }
}
