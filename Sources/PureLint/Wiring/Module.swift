import PureLintResolution
import PureLintSource

/// A type that declares what it needs.
package struct Module {
  package let id: DeclarationID
  package let kind: Kind
  /// The declared struct that says what the module depends on; nil where there is none.
  package let dependency: DeclarationID?
  /// The convention of the module's library for what modules are given.
  package let convention: ModuleConvention

  package init(
    id: DeclarationID,
    kind: Kind,
    dependency: DeclarationID?,
    convention: ModuleConvention
  ) {
    self.id = id
    self.kind = kind
    self.dependency = dependency
    self.convention = convention
  }

  package enum Kind {
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
package struct ModuleConvention: Hashable, Sendable {
  /// The label of the argument for what a module depends on.
  package let dependencyLabel: Name
  /// The name of the nested type of that argument.
  package let dependencyType: Name
  /// The names of nested structs that say what something depends on, module or not.
  package let structNames: Set<Name>
  /// The label of the argument for what a module is given at run time.
  package let payloadLabel: Name
  /// The name of the nested type of that argument.
  package let payloadType: Name
  /// The method that gives both to a module which is made by others.
  package let configureMethod: Name

  package init(
    dependencyLabel: Name,
    dependencyType: Name,
    structNames: Set<Name>,
    payloadLabel: Name,
    payloadType: Name,
    configureMethod: Name
  ) {
    self.dependencyLabel = dependencyLabel
    self.dependencyType = dependencyType
    self.structNames = structNames
    self.payloadLabel = payloadLabel
    self.payloadType = payloadType
    self.configureMethod = configureMethod
  }
}
