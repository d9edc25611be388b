import PureLintResolution
import PureLintWiring

/// The free and static functions that composers call for an object: what these make of their parameters,
/// the composers make.
struct CalledMakers {
  private let functions: Set<DeclarationID>
  private let program: Program

  init(
    calledBy composers: Set<DeclarationID>,
    _ units: ComposingUnits,
    _ resolver: Resolver,
    _ kinds: ObjectKinds
  ) {
    let program = resolver.program
    var found: Set<DeclarationID> = []
    for reference in resolver.facts.references where !reference.isWrite {
      let target = program[reference.target]
      guard target.kind == .function, !target.traits.contains(.isLocal),
        target.parent == nil || target.traits.contains(.isStatic),
        program.isSource(reference.target), !found.contains(reference.target),
        let unit = units.unit(of: reference.place), composers.contains(unit),
        kinds.kind(of: resolver.resultType(of: reference.target)).mayLeadToObjects
      else { continue }
      found.insert(reference.target)
    }
    functions = found
    self.program = program
  }

  /// Whether a place is in one of them.
  func contain(_ place: Place) -> Bool {
    place.source.map { functions.contains(program.memberDeclaration(around: $0)) } ?? false
  }
}
