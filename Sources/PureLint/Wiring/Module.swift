/// A type that declares what it needs.
struct Module {
  let id: DeclarationID
  let kind: Kind
  /// The declared struct that says what the module depends on; nil where there is none.
  let dependency: DeclarationID?
  /// The convention of the module's library for what modules are given.
  let convention: ModuleConvention

  enum Kind {
    /// Made by a factory.
    case factory
    /// Made by others, then configured by a configurator.
    case configurator
    /// Declares its dependencies, and is made by whoever wants to.
    case plain
    /// Conforms to nothing, but is built with its nested struct of dependencies.
    case shape
    /// Conforms to nothing, and is given its nested struct by a property once it is built.
    case filledLater
  }
}

/// The labels and names by which a library writes what its modules are given.
struct ModuleConvention: Hashable, Sendable {
  /// The label of the argument for what a module depends on.
  let dependencyLabel: Name
  /// The name of the nested type of that argument.
  let dependencyType: Name
  /// The names of nested structs that say what something depends on, module or not.
  let structNames: Set<Name>
  /// The label of the argument for what a module is given at run time.
  let payloadLabel: Name
  /// The name of the nested type of that argument.
  let payloadType: Name
  /// The method that gives both to a module which is made by others.
  let configureMethod: Name
}
