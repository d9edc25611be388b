/// Fills in instances of one module: holds what the root provides, takes what is known at run time.
///
/// Customize it with `extension Configurator where Module == Cell`, or subclass it.
///
/// Not `Sendable`, for the reason that ``Factory`` gives.
open class Configurator<Module: ConfiguratorModule> {
  private let cell: DependencyCell<Module.Dependency>

  /// The dependency that the root provides; built on first use, the same ever after.
  ///
  /// Stops the program if building it asks for it again. A thread that asks while another one
  /// builds waits for it.
  open var dependency: Module.Dependency {
    cell.dependency
  }

  /// Creates a configurator that builds its dependency on first use.
  ///
  /// - Parameter dependency: evaluated at most once, on the thread that first asks, then released.
  public init(dependency: @autoclosure @escaping () -> Module.Dependency) {
    cell = DependencyCell(of: Module.self, build: dependency)
  }

  /// Fills in an instance that somebody else created.
  open func configure(_ module: Module, payload: Module.Payload) {
    module.configure(dependency: dependency, payload: payload)
  }
}

extension Configurator where Module.Payload == Void {
  /// Fills in an instance of a module that needs nothing at run time.
  public func configure(_ module: Module) {
    configure(module, payload: ())
  }
}

extension Configurator where Module.Dependency == Void {
  /// Creates a configurator of a module that needs nothing from the composition root.
  public convenience init() {
    self.init(dependency: ())
  }
}
