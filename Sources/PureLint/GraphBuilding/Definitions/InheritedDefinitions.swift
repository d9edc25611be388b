import GraphModel
import PureLintResolution
import PureLintSyntax

/// Members that a class inherits and that need each other by way of what the class has in place of
/// others: they are providers of the class's own, as it has objects of its own.
struct InheritedDefinitions {
  private let model: WiringModel
  private let steps: DefinitionSteps

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel) {
    self.model = model
    steps = DefinitionSteps(model)
  }

  func contribute(to assembly: inout GraphAssembly) {
    for heir in model.assemblies.sorted() {
      let needs = needs(in: heir)
      let cyclic = needs.keys.filter { leads(from: $0, to: $0, needs) }
      let isOwn = { (member: DeclarationID) in resolver.holder(of: member) == heir }
      guard cyclic.contains(where: isOwn), !cyclic.allSatisfy(isOwn) else { continue }
      add(cyclic.sorted(), of: heir, needs, to: &assembly)
    }
  }

  /// A need of one member for another.
  private struct Need {
    let target: DeclarationID
    let place: Place
    let timing: Edge.Timing
  }

  /// The needs of a class's overrides, and the needs of these in turn.
  private func needs(in heir: DeclarationID) -> [DeclarationID: [Need]] {
    guard !resolver.ancestors(of: heir).isDisjoint(with: model.assemblies) else { return [:] }
    var found: [DeclarationID: [Need]] = [:]
    var waiting = resolver.members(of: heir).all.filter {
      program[$0].traits.contains(.isOverride) && !model.definitions[$0].isEmpty
    }
    while let member = waiting.popLast() {
      guard found[member] == nil else { continue }
      let needs = needs(of: member, in: heir)
      found[member] = needs
      waiting += needs.map(\.target)
    }
    return found
  }

  private func needs(of member: DeclarationID, in heir: DeclarationID) -> [Need] {
    let family = resolver.ancestors(of: heir).union([heir])
    let node = program.tree(of: member).nodes[program[member].node.position]
    return resolver.references.references(
      in: program[member].file,
      node.firstToken..<node.endToken
    )
    .compactMap { reference in
      let target = reference.target
      guard program.isSource(target), !program[target].traits.contains(.isLocal),
        program[target].kind == .function || program[target].kind == .variable,
        program[target].parent != nil, !reference.isWrite, !reference.base.isAnother,
        !reference.isUncertain, !reference.isAbsent,
        reference.place.source.map(program.memberDeclaration) == member,
        family.contains(resolver.holder(of: target))
      else { return nil }
      let meant = steps.override(of: target, in: heir)
      let timing = model.definitions.timing(of: reference.place) ?? .deferred
      guard timing != .deferred, meant != member else { return nil }
      return Need(target: meant, place: reference.place, timing: timing)
    }
  }

  private func leads(
    from member: DeclarationID,
    to target: DeclarationID,
    _ needs: [DeclarationID: [Need]]
  ) -> Bool {
    var known: Set<DeclarationID> = []
    var waiting = needs[member]?.map(\.target) ?? []
    while let next = waiting.popLast() {
      if next == target { return true }
      guard known.insert(next).inserted else { continue }
      waiting += needs[next]?.map(\.target) ?? []
    }
    return false
  }

  // MARK: Graph

  private func add(
    _ members: [DeclarationID],
    of heir: DeclarationID,
    _ needs: [DeclarationID: [Need]],
    to assembly: inout GraphAssembly
  ) {
    var nodes: [DeclarationID: NodeID] = [:]
    for member in members { nodes[member] = node(of: member, in: heir, &assembly) }
    for member in members {
      guard let source = nodes[member] else { continue }
      for need in needs[member] ?? [] {
        guard let target = nodes[need.target] else { continue }
        let location = assembly.location(need.place)
        assembly.addEdge(
          source,
          .uses,
          target,
          at: location,
          timing: need.timing,
          detail: model.kept.isLetGo(at: need.place) ? .letGo : nil
        )
      }
    }
    let inherited = resolver.references.references {
      nodes[$0] != nil && resolver.holder(of: $0) != heir
    }
    for reference in inherited where reference.base.type == heir && !reference.isWrite {
      guard let target = nodes[reference.target],
        let asker = assembly.consumer(at: reference.place)
      else { continue }
      assembly.addEdge(asker, .uses, target, at: assembly.location(reference.place))
    }
  }

  /// The node of a member in a class: one of its own where the class inherits it.
  private func node(
    of member: DeclarationID,
    in heir: DeclarationID,
    _ assembly: inout GraphAssembly
  ) -> NodeID? {
    guard let known = assembly.node(of: member) else { return nil }
    guard resolver.holder(of: member) != heir else { return known }
    var node = assembly[known]
    node.owner = assembly.root(of: heir)
    let own = assembly.addNode(node)
    if let owner = node.owner { assembly.addEdge(owner, .uses, own, at: node.location) }
    return own
  }
}
