import PureLintFindings
import PureLintResolution

/// The outcome of the search for roots, which ends before there is a graph.
package struct RootsFound {
  /// The types that are roots by what they do, in source order: who mentions them is read in full.
  package let types: [DeclarationID]
  /// Those among them that no entry point holds: containers for a part of the app.
  package let features: Set<DeclarationID>
  /// The types that are named as roots and are none.
  package let passedOver: [PassedOverType]
  /// The types that lead through the app with what a root builds, each with that root.
  package let guides: [DeclarationID: DeclarationID]

  /// - Parameter outline: It knows what the program declares outside of bodies.
  package init(
    types: [DeclarationID] = [],
    features: Set<DeclarationID> = [],
    passedOver: [PassedOverType],
    _ outline: Resolver
  ) {
    self.types = types
    self.features = features
    self.passedOver = passedOver
    guides = Guides(outline, holding: Set(types)).roots
  }
}
