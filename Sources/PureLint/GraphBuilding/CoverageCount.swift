import GraphModel
import PureLintFindings
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The count of constructions in roots, which also says which of them could not be followed. What
/// containers build by their registrations counts too.
struct CoverageCount {
  private let model: WiringModel
  private let roots: Roots
  private let registrations: RegistrationCalls

  private var program: Program { model.resolver.program }
  private var facts: Facts { model.resolver.facts }

  init(_ model: WiringModel, _ roots: Roots) {
    self.model = model
    self.roots = roots
    registrations = RegistrationCalls(model.registrations, model.resolver.program)
  }

  func coverage(_ assembly: GraphAssembly) -> Coverage {
    let followed = facts.sites.map(\.place) + facts.foreignConstructions
    var places = Set(followed.filter(isInRoot))
    var found: [Coverage.Unresolved] = []
    let makers = facts.unresolved.isEmpty ? [] : declaredNames()
    for unresolved in facts.unresolved where program.isSource(unresolved.place) {
      let isInRoot = isInRoot(unresolved.place)
      if isInRoot { places.insert(unresolved.place) }
      guard mayMakeOwn(unresolved, makers) else { continue }
      let isModule = model.conventions.contains {
        unresolved.argument($0.dependencyLabel) != nil
      }
      guard isModule || isInRoot && !unresolved.isForeign,
        let location = assembly.location(unresolved.place)
      else { continue }
      found.append(
        .init(location: location, message: message(for: unresolved), isInRoot: isInRoot)
      )
    }
    for construction in facts.constructions where isHalfSeen(construction) {
      guard let location = assembly.location(construction.place) else { continue }
      let name = program.qualifiedName(construction.declaration)
      found.append(
        .init(
          location: location,
          message: "construction of '\(name)' is unresolved; the code around it is not all Swift",
          isInRoot: isInRoot(construction.place)
        )
      )
    }
    return Coverage(
      rootConstructionCount: places.count,
      unresolved: Coverage.ordered(found)
    )
  }

  /// The names of all that the sources declare and that may stand behind a period.
  private func declaredNames() -> Set<Name> {
    let declared = program.sourceDeclarations { !$0.traits.contains(.isLocal) }
    return Set(declared.map { program[$0].name })
  }

  /// Whether a call behind a period may make something of the app's own: `.init(…)`, or what some
  /// source declares. `.now()` is a library's, whatever it is handed to.
  private func mayMakeOwn(_ unresolved: Unresolved, _ declared: Set<Name>) -> Bool {
    let name = program.trees[unresolved.place.file].name(unresolved.place.token)
    return name == "init" || declared.contains(name)
  }

  private func message(for unresolved: Unresolved) -> String {
    let tree = program.trees[unresolved.place.file]
    let labels = unresolved.arguments.map { argument in
      argument.label == nil ? "_:" : tree.text(argument.token) + ":"
    }
    return "'.\(tree.text(unresolved.place.token))(\(labels.joined()))' is unresolved; "
      + reason(for: unresolved, tree)
  }

  /// The words for the place where the way to the type leads out of what is checked.
  private func reason(for unresolved: Unresolved, _ tree: SyntaxTree) -> String {
    switch tree.receiver(of: unresolved.place.token) {
    case .assignment(let target):
      return unresolved.isForeign
        ? "it is assigned to '\(target)', which no checked file declares"
        : "nothing here tells the type of '\(target)', to which it is assigned"
    case .call(let callee):
      return unresolved.isForeign
        ? "it is handed to '\(callee)', which no checked file declares"
        : "nothing here tells what '\(callee)' takes, to which it is handed"
    case nil:
      return unresolved.isForeign
        ? "its type is declared in no checked file"
        : "nothing here tells the type that it belongs to"
    }
  }

  private func isInRoot(_ place: Place) -> Bool {
    program.isSource(place) && (roots.contain(place) || registrations.contain(place))
  }

  /// Whether a wiring's arguments cannot be trusted because what stands around it is not Swift.
  private func isHalfSeen(_ construction: Construction) -> Bool {
    guard program.isSource(construction.place),
      model.owners[construction.declaration] != nil
        || model.moduleIDs.contains(construction.declaration)
    else { return false }
    return program.isBroken(around: construction.place)
  }
}
