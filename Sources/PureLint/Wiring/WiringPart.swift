/// A part of a program's wiring, as one dialect tells it.
struct WiringPart {
  /// The types that declare what they need, in source order.
  var modules: [Module] = []
  /// The generic types that make a module, their first argument.
  var factories: Set<DeclarationID> = []
  /// The generic types that configure a module, their first argument.
  var configurators: Set<DeclarationID> = []
  /// The types that are roots because the library says so, in source order.
  var roots: [DeclarationID] = []
  /// Their members that the library hands on to other roots by name.
  var handedOn: Set<DeclarationID> = []
  /// The protocols that say what the library gives to roots.
  var needs: [RootNeed] = []
  /// The registrations in containers.
  var registrations: [Registration] = []
  /// The types whose members are registrations, in source order.
  var containers: [DeclarationID] = []
  /// The demands of containers.
  var demands: [Demand] = []
  /// The classes whose members define what a container builds, in source order.
  var assemblies: [DeclarationID] = []
  /// What their members define.
  var definitions: [Definition] = []
  /// What stands in for it.
  var substitutions: [DefinitionSubstitution] = []
  /// The types that have a part in the wiring without being roots or modules.
  var understood: Set<DeclarationID> = []
  /// What else was recognised.
  var recognitions: [Recognition] = []
  /// What could not be followed, each with one phrase that says why.
  var unresolved: [(place: Place, message: String)] = []
}
