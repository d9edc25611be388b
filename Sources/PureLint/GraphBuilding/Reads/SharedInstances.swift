import GraphModel
import PureLintResolution
import PureLintWiring

/// The shared instances that modules name: `Service.shared`.
struct SharedInstances {
  let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  func contribute(to assembly: inout GraphAssembly) {
    let builders = buildersOfNewValues()
    let mentions = resolver.references.references { !builders.contains($0) && isShared($0) }
    for reference in mentions {
      guard let holder = resolver.owner(ofNested: reference.target),
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
      assembly.hints.add(yieldedType: assembly.location(of: holder), of: provider)
      assembly.addEdge(source, .uses, provider, at: assembly.location(reference.place))
    }
  }

  /// Whether a declaration is a static property of the type that holds it.
  private func isShared(_ id: DeclarationID) -> Bool {
    guard program.isSource(id), program[id].kind == .variable,
      program[id].traits.contains(.isStatic), let holder = resolver.owner(ofNested: id)
    else { return false }
    return resolver.type(of: id).declaration == holder
  }

  /// The computed static properties that build their value and read no stored value.
  private func buildersOfNewValues() -> Set<DeclarationID> {
    var builders: Set<DeclarationID> = []
    for construction in resolver.facts.sites {
      guard let member = construction.place.source.map(program.memberDeclaration) else { continue }
      let traits = program[member].traits
      if traits.isSuperset(of: [.isStatic, .isComputed]),
        resolver.type(of: member).declaration == construction.declaration
      {
        builders.insert(member)
      }
    }
    guard !builders.isEmpty else { return [] }
    let mentions = resolver.references.references { id in
      let target = program[id]
      return target.kind == .variable && !target.traits.contains(.isComputed)
        && (target.parent == nil || target.traits.contains(.isStatic))
    }
    for member in mentions.compactMap({ $0.place.source.map(program.memberDeclaration) }) {
      builders.remove(member)
    }
    return builders
  }
}
