import GraphModel
import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The members of a root that a type asks for by itself, though the root builds it and hands it other
/// members: what it needs is half declared.
///
/// A type that is handed nothing asks because that is the app's way; a default value is a provider of
/// its own.
struct RootLookups {
  private let model: WiringModel
  private let insiders: RootInsiders

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel, _ insiders: RootInsiders) {
    self.model = model
    self.insiders = insiders
  }

  func contribute(to assembly: inout GraphAssembly) {
    guard !insiders.isEmpty else { return }
    let mentions = resolver.references.references { member in
      isKeptInstance(member)
        || assembly.node(of: member).map { assembly[$0].kind } == .provider && isService(member)
    }
    for reference in mentions where !reference.isWrite && !reference.isAbsent {
      guard !reference.base.isAnother, let source = reference.place.source,
        let asker = insiders.asker(at: reference.place, of: resolver.holder(of: reference.target)),
        !program.isBroken(around: source),
        !isKeptInstance(reference.target) || isAskedLater(reference, by: asker),
        let target = assembly.node(of: reference.target), let owner = assembly[target].owner,
        let consumer = assembly.consumer(of: asker)
      else { continue }
      let lookup = Node(
        kind: .wiring,
        name: assembly[owner].name + "." + assembly[target].name,
        traits: [.isDemand, .isLookup, .isInside],
        location: assembly.location(reference.place),
        owner: consumer
      )
      _ = assembly.addNode(lookup)
    }
  }

  // MARK: Instances

  /// Whether a member is the instance of a root that all share.
  private func isKeptInstance(_ member: DeclarationID) -> Bool {
    let declaration = program[member]
    return declaration.kind == .variable && declaration.parent != nil
      && declaration.traits.contains(.isStatic) && program.isSource(member)
      && model.held.contains(resolver.holder(of: member))
      && resolver.type(of: member).unwrapped.declaration == resolver.holder(of: member)
  }

  /// Whether code keeps the instance of a root, to ask it for services.
  private func isAskedLater(_ mention: Reference, by asker: DeclarationID) -> Bool {
    guard let keeper = mention.place.source, program[keeper].kind == .variable,
      resolver.type(of: keeper).unwrapped.declaration == resolver.holder(of: mention.target)
    else { return false }
    let root = resolver.holder(of: mention.target)
    return ([asker] + resolver.extensions(of: asker)).contains { block in
      let node = program.tree(of: block).nodes[program[block].node.position]
      return resolver.references.references(
        in: program[block].file,
        node.firstToken..<node.endToken
      )
      .contains { asked in
        asked.base.isAnother && asked.base.type == root && !asked.isWrite && isService(asked.target)
      }
    }
  }

  /// Whether a member yields a service: something with an identity, and not the root itself.
  private func isService(_ member: DeclarationID) -> Bool {
    let type =
      program[member].kind == .variable
      ? resolver.type(of: member) : resolver.resultType(of: member)
    guard let declared = type.unwrapped.declaration else { return false }
    return program.isSource(declared) && program[declared].kind.isReferenceType
      && declared != resolver.holder(of: member)
  }
}
