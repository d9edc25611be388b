import GraphModel

/// The shared instances that modules name: `Service.shared`.
struct SharedInstances {
  let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  func contribute(to assembly: inout GraphAssembly) {
    let builders = buildersOfNewValues()
    for reference in resolver.facts.references where program.isSource(reference.target) {
      let declaration = program[reference.target]
      guard declaration.kind == .variable, declaration.traits.contains(.isStatic),
        !builders.contains(reference.target),
        let holder = resolver.owner(ofNested: reference.target),
        resolver.type(of: reference.target).declaration == holder,
        let source = assembly.consumer(at: reference.place), assembly[source].kind == .module,
        holder != reference.place.source.flatMap({ resolver.selfDeclaration(of: $0) })
      else { continue }
      let provider = assembly.addNode(
        Node(
          kind: .provider,
          name: program.qualifiedName(reference.target),
          typeName: program.qualifiedName(holder),
          lifetime: .singleton,
          traits: .isShared,
          location: assembly.location(of: reference.target)
        ),
        for: reference.target
      )
      assembly.addEdge(source, .uses, provider, at: assembly.location(reference.place))
    }
  }

  /// The computed static properties that build what they yield and look at nothing that is stored.
  private func buildersOfNewValues() -> Set<DeclarationID> {
    var builders: Set<DeclarationID> = []
    for construction in resolver.facts.constructions {
      guard let member = construction.place.source.map(program.memberDeclaration) else { continue }
      let traits = program[member].traits
      if traits.isSuperset(of: [.isStatic, .isComputed]),
        resolver.type(of: member).declaration == construction.declaration
      {
        builders.insert(member)
      }
    }
    guard !builders.isEmpty else { return [] }
    for reference in resolver.facts.references {
      let target = program[reference.target]
      guard target.kind == .variable, !target.traits.contains(.isComputed),
        target.parent == nil || target.traits.contains(.isStatic),
        let member = reference.place.source.map(program.memberDeclaration)
      else { continue }
      builders.remove(member)
    }
    return builders
  }
}
