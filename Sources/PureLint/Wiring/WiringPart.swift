import PureLintFindings
import PureLintResolution

/// A part of a program's wiring, as one dialect tells it.
package struct WiringPart {
  /// The types that declare what they need, in source order.
  package var modules: [Module] = []
  /// The generic types that make a module, their first argument.
  package var factories: Set<DeclarationID> = []
  /// The generic types that configure a module, their first argument.
  package var configurators: Set<DeclarationID> = []
  /// The types that are roots because the library says so, in source order.
  package var roots: [DeclarationID] = []
  /// Their members that the library hands on to other roots by name.
  package var handedOn: Set<DeclarationID> = []
  /// The protocols that say what the library gives to roots.
  package var needs: [RootNeed] = []
  /// By property that a protocol asks for, the member of another root that the library gives by its
  /// name.
  package var givers: [DeclarationID: DeclarationID] = [:]
  /// The registrations in containers.
  package var registrations: [Registration] = []
  /// The types whose members are registrations, in source order.
  package var containers: [DeclarationID] = []
  /// The demands of containers.
  package var demands: [Demand] = []
  /// The classes whose members define what a container builds, in source order.
  package var assemblies: [DeclarationID] = []
  /// The definitions of their members.
  package var definitions: [Definition] = []
  /// The replacements for definitions.
  package var substitutions: [DefinitionSubstitution] = []
  /// The types that have a part in the wiring without being roots or modules.
  package var understood: Set<DeclarationID> = []
  /// Counts of other recognised things.
  package var recognitions: [Recognition] = []
  /// The places that could not be followed.
  package var unresolved: [UnfollowedStep] = []
  /// Finds the words for a demand that nothing meets and that has none of its own. Near misses are
  /// looked for only then, because most demands are met.
  package var complaint: ((Demand) -> Demand.Complaint?)?
  /// Finds the values that the library keeps by keys, once somebody asks.
  package var keyedValues: (() -> [KeyedValue])?

  package init(
    modules: [Module] = [],
    factories: Set<DeclarationID> = [],
    configurators: Set<DeclarationID> = [],
    roots: [DeclarationID] = [],
    handedOn: Set<DeclarationID> = [],
    needs: [RootNeed] = [],
    givers: [DeclarationID: DeclarationID] = [:],
    registrations: [Registration] = [],
    containers: [DeclarationID] = [],
    demands: [Demand] = [],
    assemblies: [DeclarationID] = [],
    definitions: [Definition] = [],
    substitutions: [DefinitionSubstitution] = [],
    understood: Set<DeclarationID> = [],
    recognitions: [Recognition] = [],
    unresolved: [UnfollowedStep] = []
  ) {
    self.modules = modules
    self.factories = factories
    self.configurators = configurators
    self.roots = roots
    self.handedOn = handedOn
    self.needs = needs
    self.givers = givers
    self.registrations = registrations
    self.containers = containers
    self.demands = demands
    self.assemblies = assemblies
    self.definitions = definitions
    self.substitutions = substitutions
    self.understood = understood
    self.recognitions = recognitions
    self.unresolved = unresolved
  }
}

extension WiringPart {
  /// The recognitions. The first one has the number of places that could not be followed, unless
  /// each has numbers of its own.
  package var countedRecognitions: [Recognition] {
    var counted = recognitions
    if !counted.isEmpty, counted.allSatisfy(\.unfollowed.isEmpty) {
      counted[0].unfollowed = .init(of: unresolved.lazy.map(\.noun))
    }
    return counted
  }
}
