/// Creates instances of one module: holds what the root provides, takes what is known at run time.
///
/// Customize it with `extension Factory where Module == Screen`, or subclass it.
///
/// The dependency is built once and safely, whichever threads ask. The factory is nevertheless not
/// `Sendable`: its closure may use whatever the root could see, the state of an actor included, and
/// demanding a `@Sendable` closure would forbid just that. Keep a factory on the actor that wired
/// it, or send it to another while nothing else uses it. If all it captures may be used anywhere,
/// say so where it is shared, with `nonisolated(unsafe) let`.
open class Factory<Module: FactoryModule> {
  private let cell: DependencyCell<Module.Dependency>

  /// The dependency that the root provides; built on first use, the same ever after.
  ///
  /// Stops the program if building it asks for it again. A thread that asks while another one
  /// builds waits for it.
  open var dependency: Module.Dependency {
    cell.dependency
  }

  /// Creates a factory that builds its dependency on first use.
  ///
  /// - Parameter dependency: evaluated at most once, on the thread that first asks, then released.
  public init(dependency: @autoclosure @escaping () -> Module.Dependency) {
    cell = DependencyCell(of: Module.self, build: dependency)
  }

  /// Creates a module.
  open func create(payload: Module.Payload) -> Module {
    Module(dependency: dependency, payload: payload)
  }
}

extension Factory where Module.Payload == Void {
  /// Creates a module that needs nothing at run time.
  public func create() -> Module {
    create(payload: ())
  }
}

extension Factory where Module.Dependency == Void {
  /// Creates a factory of a module that needs nothing from the composition root.
  public convenience init() {
    self.init(dependency: ())
  }
}
