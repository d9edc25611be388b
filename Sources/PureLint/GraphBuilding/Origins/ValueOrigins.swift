import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// What values rest on, beyond what rules ask for: where dependencies get them from, what code reads of
/// dependencies, which types it builds, and where the way is lost.
///
///     Shop(api: api)                  the parameter `api` rests on the provider
///     init(api: Api) { self.api = api }       the member rests on the parameter
///     func makeFeed() -> Feed { RemoteFeed(api: dependencies.api) }
///                                     the function rests on the field, and builds a `RemoteFeed`
struct ValueOrigins {
  private let model: WiringModel
  private let spans: ArgumentSpans
  private let sources: ValueSources
  /// By requirement of a protocol, the members by which it may be met; none if they are not all known.
  private let witnesses: [DeclarationID: [DeclarationID]]
  /// The nodes that an argument for a parameter or field fills.
  private let receivers: [DeclarationID: [NodeID]]

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel, _ assembly: GraphAssembly) {
    self.model = model
    let resolver = model.resolver
    let functions = assembly.declarations { assembly[$0].traits.contains(.isParameter) }
      .compactMap { resolver.program[$0].parent }
      .filter { resolver.program[$0].kind == .function }
    let spans = ArgumentSpans(resolver, ofCallsOf: Set(functions))
    let witnesses = Self.witnesses(resolver, Self.requirements(model))
    self.spans = spans
    self.witnesses = witnesses
    receivers = Self.receivers(spans, resolver, assembly)
    sources = ValueSources(resolver, model.kinds, spans, witnesses)
  }

  /// By requirement that something asks for, the members of all types that conform to its protocol;
  /// none where one of them has no such member.
  private static func witnesses(
    _ resolver: Resolver,
    _ requirements: some Sequence<DeclarationID>
  ) -> [DeclarationID: [DeclarationID]] {
    var found: [DeclarationID: [DeclarationID]] = [:]
    var known: [DeclarationID: [DeclarationID]] = [:]
    for requirement in requirements {
      let `protocol` = resolver.holder(of: requirement)
      let types = known[`protocol`] ?? conformers(to: `protocol`, resolver)
      known[`protocol`] = types
      let name = resolver.program[requirement].name
      let members = types.map { type in
        (resolver.members(of: type)[name] ?? []).filter { member in
          member != requirement && resolver.requirements(of: member)?.contains(requirement) ?? false
        }
      }
      found[requirement] = members.contains(where: \.isEmpty) ? [] : members.flatMap(\.self)
    }
    return found
  }

  /// The requirements of protocols that mentions ask for and that may lead to objects.
  private static func requirements(_ model: WiringModel) -> Set<DeclarationID> {
    let resolver = model.resolver
    let program = resolver.program
    var known: [DeclarationID: Bool] = [:]
    for reference in resolver.facts.references where known[reference.target] == nil {
      let id = reference.target
      let isRequirement =
        program.isSource(id) && program[id].kind != .initializer
        && program[id].parent.map { program[$0].kind == .protocolType } ?? false
      known[id] = isRequirement && leads(id, model)
    }
    return Set(known.filter(\.value).keys)
  }

  /// Whether a variable, or the result of a function, may lead to objects.
  private static func leads(_ id: DeclarationID, _ model: WiringModel) -> Bool {
    let resolver = model.resolver
    switch resolver.program[id].kind {
    case .variable: return model.kinds.kind(of: resolver.type(of: id)).mayLeadToObjects
    case .function: return model.kinds.kind(of: resolver.resultType(of: id)).mayLeadToObjects
    default: return false
    }
  }

  /// The types outside tests that conform to a protocol.
  private static func conformers(
    to protocol: DeclarationID,
    _ resolver: Resolver
  ) -> [DeclarationID] {
    let program = resolver.program
    return resolver.symbols.possibleSubtypes(of: [program[`protocol`].name]).filter { subtype in
      program[subtype].kind.isNominalType && program[subtype].kind != .protocolType
        && !program.targets.isTest(file: program[subtype].file)
        && resolver.isSubtype(.nominal(subtype, []), of: .nominal(`protocol`, []))
    }
  }

  /// By parameter or field, the nodes that an argument for it fills: its own, or those of what an
  /// initializer copies it to.
  private static func receivers(
    _ spans: ArgumentSpans,
    _ resolver: Resolver,
    _ assembly: GraphAssembly
  ) -> [DeclarationID: [NodeID]] {
    var found: [DeclarationID: [NodeID]] = [:]
    for parameter in spans.parameters {
      let own = assembly.node(of: parameter).map { [$0] }
      let copied = resolver.references.references(to: parameter).compactMap { reference in
        reference.destination.flatMap { assembly.node(of: $0) }
      }
      let nodes = (own ?? copied).filter { assembly[$0].isSourceOfValues }
      if !nodes.isEmpty { found[parameter] = nodes }
    }
    return found
  }

  // MARK: Graph

  func contribute(to assembly: inout GraphAssembly) {
    for reference in resolver.facts.references where !reference.isWrite && !reference.isAbsent {
      guard program.isSource(reference.place) else { continue }
      add(reference, to: &assembly)
    }
    addBuiltTypes(to: &assembly)
    LostWays(model, spans, receivers).contribute(to: &assembly)
  }

  private func add(_ reference: Reference, to assembly: inout GraphAssembly) {
    let target = assembly.node(of: reference.target).flatMap {
      assembly[$0].isSourceOfValues ? $0 : nil
    }
    let witnesses = witnesses[reference.target] ?? []
    guard target != nil || !witnesses.isEmpty || sources.leadsOn(reference.target) else { return }
    let filled = sources.isBase(reference) ? [] : filled(by: reference, assembly)
    guard let source = filled.isEmpty ? user(of: reference, witnesses, &assembly) : nil else {
      let nodes = nodes(target, witnesses, reference, assembly)
      for receiver in filled { add(nodes, to: receiver, reference, &assembly) }
      return
    }
    guard isNews(target, reference, to: source, assembly) || !witnesses.isEmpty else { return }
    add(nodes(target, witnesses, reference, assembly), to: source, reference, &assembly)
  }

  /// Whether the graph does not say yet that code needs what it mentions: it does of providers and of
  /// what the code declares itself.
  private func isNews(
    _ target: NodeID?,
    _ reference: Reference,
    to source: NodeID,
    _ assembly: GraphAssembly
  ) -> Bool {
    if let target {
      return assembly[target].kind == .dependency && assembly[target].owner != source
    }
    // A member of another object may be anybody's.
    return !reference.base.isAnother && !sources.isBase(reference)
  }

  /// The nodes that a mention stands for.
  private func nodes(
    _ target: NodeID?,
    _ witnesses: [DeclarationID],
    _ reference: Reference,
    _ assembly: GraphAssembly
  ) -> [NodeID] {
    if let target { return [target] }
    if witnesses.isEmpty { return sources.nodes(behind: reference.target, assembly) }
    return witnesses.flatMap { witness in
      assembly.node(of: witness).map { [$0] } ?? sources.nodes(behind: witness, assembly)
    }
  }

  private func add(
    _ targets: [NodeID],
    to source: NodeID,
    _ reference: Reference,
    _ assembly: inout GraphAssembly
  ) {
    let waits = reference.place.isDeferred || reference.place.isSourceDeferred
    for target in targets where target != source {
      assembly.addEdge(
        source,
        .restsOn,
        target,
        at: assembly.location(reference.place),
        timing: waits ? .deferred : .eager
      )
    }
  }

  /// The dependencies and members that get the value of a mention: what it is copied to, or what the
  /// innermost argument around it is for.
  private func filled(by reference: Reference, _ assembly: GraphAssembly) -> [NodeID] {
    if let copy = reference.destination.flatMap({ assembly.node(of: $0) }) {
      return assembly[copy].isSourceOfValues ? [copy] : []
    }
    let around = spans.around(reference.place.token, in: reference.place.file)
    return around.lazy.compactMap { receivers[$0.parameter] }.first ?? []
  }

  /// The provider, root, module or other code that a mention stands in.
  private func user(
    of reference: Reference,
    _ witnesses: [DeclarationID],
    _ assembly: inout GraphAssembly
  ) -> NodeID? {
    var next = reference.place.source
    while let id = next {
      if let node = assembly.node(of: id), assembly[node].kind != .dependency { return node }
      next = program[id].parent
    }
    // Who asks a container by a protocol is code that uses it.
    return witnesses.isEmpty ? nil : assembly.consumer(at: reference.place)
  }

  // MARK: Types

  /// Adds what providers and other code build: the names of types, and their code where it has a node.
  private func addBuiltTypes(to assembly: inout GraphAssembly) {
    let sites = resolver.facts.sites.sorted {
      ($0.place.file, $0.place.token.rawValue) < ($1.place.file, $1.place.token.rawValue)
    }
    for site in sites where program.isSource(site.place) && program.isSource(site.declaration) {
      guard let builder = builder(at: site.place, assembly) else { continue }
      if let code = assembly.node(of: site.declaration), assembly[code].kind == .consumer,
        code != builder
      {
        assembly.addEdge(
          builder,
          .restsOn,
          code,
          at: assembly.location(site.place),
          timing: site.place.isDeferred || site.place.isSourceDeferred ? .deferred : .eager
        )
      }
      guard assembly[builder].kind == .provider, model.owners[site.declaration] == nil,
        model.kinds.kind(of: site.declaration).mayLeadToObjects
      else { continue }
      let name = program.qualifiedName(site.declaration)
      if !assembly[builder].builtTypes.contains(name) { assembly[builder].builtTypes.append(name) }
    }
  }

  /// The innermost node around a place that is no dependency.
  private func builder(at place: Place, _ assembly: GraphAssembly) -> NodeID? {
    var next = place.source
    while let id = next {
      if let node = assembly.node(of: id), assembly[node].kind != .dependency { return node }
      next = program[id].parent
    }
    return nil
  }
}
