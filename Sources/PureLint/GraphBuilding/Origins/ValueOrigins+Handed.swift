import GraphModel
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The values that are handed to containers, to what is around one place, to finished objects, and by
/// libraries.
extension ValueOrigins {
  /// Adds where values come from that are registered, `registry.add(Api(log: log))`, or provided around
  /// one place: `.environmentObject(delegate.updater)`.
  func addProvidedValues(_ lost: inout LostWays, to assembly: inout GraphAssembly) {
    for (registration, provider) in registrations.all
    where !assembly[provider].traits.contains(.isTest) {
      let (file, place) = (registration.place.file, registration.place)
      let tree = program.trees[file]
      for value in values(of: registration, tree) {
        let origin = sources.origin(
          ofTokens: tree.tokens(of: value),
          file,
          assembly,
          isBuiltByItself: registration.value != nil
        )
        add(origin, to: provider, at: assembly.location(place), &lost, &assembly)
      }
    }
  }

  /// The expressions by which a registration is handed a value.
  private func values(of registration: Registration, _ tree: SyntaxTree) -> [NodeIndex] {
    if let value = registration.value { return [value] }
    guard !registration.fillsContainer, let call = tree.call(of: registration.place.token) else {
      return []
    }
    return tree.callArguments(of: call).map(\.node)
  }

  /// Adds what objects get once they are made, which they need later: `screen.presenter = presenter`.
  /// What they only hold weakly belongs to others.
  func addSetValues(_ lost: inout LostWays, to assembly: inout GraphAssembly) {
    for reference in resolver.facts.references
    where reference.isWrite && !reference.isAbsent {
      let file = reference.place.file
      let tree = program.trees[file]
      guard program.isSource(reference.place), program[reference.target].kind == .variable,
        model.kinds.kind(of: resolver.type(of: reference.target)).mayLeadToObjects,
        let base = tree.holderName(inFrontOf: reference.place.token),
        let value = tree.assignedValue(to: reference.place.token),
        !model.kept.isWeak(reference.target)
      else { continue }
      let holders = resolver.references.references(in: file, base.rawValue..<base.rawValue + 1)
        .compactMap { assembly.node(of: $0.target) }
        .filter { assembly[$0].kind == .provider && !assembly[$0].traits.contains(.isTest) }
      guard !holders.isEmpty else { continue }
      let origin = sources.origin(ofTokens: value, file, assembly)
      for holder in holders {
        let location = assembly.location(reference.place)
        add(origin, to: holder, at: location, &lost, &assembly, timing: .deferred)
      }
    }
  }

  /// Adds what libraries fill in by names: fields of a component's dependencies.
  func addGivenValues(to assembly: inout GraphAssembly) {
    for (field, member) in model.givers.sorted(by: { $0.key < $1.key }) {
      guard let node = assembly.node(of: field), assembly[node].kind == .dependency,
        let giver = assembly.node(of: member), giver != node
      else { continue }
      assembly.addEdge(node, .restsOn, giver, at: assembly.location(of: member))
    }
  }
}
