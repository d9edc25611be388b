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
  let model: WiringModel
  let spans: ArgumentSpans
  let sources: ValueSources
  /// The code by which registrations build what they yield.
  let bodies: RegistrationBodies
  let registrations: ContainerRegistrations
  /// By requirement of a protocol, the members by which it may be met; none if they are not all known.
  private let witnesses: [DeclarationID: [DeclarationID]]
  /// The nodes that an argument for a parameter or field fills.
  let receivers: [DeclarationID: [NodeID]]

  var resolver: Resolver { model.resolver }
  var program: Program { model.resolver.program }

  init(
    _ model: WiringModel,
    _ registrations: ContainerRegistrations,
    _ keyed: KeyedValueNodes,
    _ assembly: GraphAssembly
  ) {
    bodies = registrations.bodiesWithValues
    self.registrations = registrations
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
    let demanded = DemandedValues(model, registrations, keyed: keyed.providers)
    sources = ValueSources(model, spans, witnesses, demanded)
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
    var lost = LostWays(model, spans, receivers, bodies)
    for reference in resolver.facts.references where !reference.isWrite && !reference.isAbsent {
      guard program.isSource(reference.place), !isKeptUnread(reference, assembly) else { continue }
      add(reference, &lost, to: &assembly)
    }
    var built = BuiltTypes(model)
    addAssignedValues(&lost, &built, to: &assembly)
    addBoundNames(&lost, to: &assembly)
    addBoundNamesOfBuilders(&lost, to: &assembly)
    addDefaultValues(&lost, to: &assembly)
    addProvidedValues(&lost, to: &assembly)
    addSetValues(&lost, to: &assembly)
    addGivenValues(to: &assembly)
    addBuiltTypes(&built, to: &assembly)
    lost.contribute(to: &assembly)
    noteEntryPoints(&assembly)
  }

  /// Notes which code the system enters.
  private func noteEntryPoints(_ assembly: inout GraphAssembly) {
    let entries = assembly.declarations {
      assembly[$0].kind == .consumer && !assembly[$0].traits.contains(.isEntryPoint)
    }
    for id in entries where program[id].kind.isNominalType && resolver.isEntryPoint(id) {
      if let node = assembly.node(of: id) { assembly[node].traits.insert(.isEntryPoint) }
    }
  }

  /// Adds the values that are assigned to properties that provide something: `feed = Feed(api:
  /// api)`. What code needs for its locals is known but for what it asks containers for.
  private func addAssignedValues(
    _ lost: inout LostWays,
    _ built: inout BuiltTypes,
    to assembly: inout GraphAssembly
  ) {
    let properties = assembly.declarations {
      assembly[$0].kind == .provider && !assembly[$0].traits.contains(.isTest)
    }
    for property in properties where program[property].kind == .variable {
      guard let node = assembly.node(of: property) else { continue }
      guard assembly[node].traits.contains(.isProperty) else {
        let asked = ValueOrigin(sources.providersAsked(for: property))
        add(asked, to: node, at: assembly.location(of: property), &lost, &assembly)
        continue
      }
      let origin = sources.origin(of: property, assembly)
      add(origin, to: node, at: assembly.location(of: property), &lost, &assembly)
      for type in sources.typesBuilt(for: property) { built.add(type, builtBy: node, &assembly) }
    }
  }

  /// Adds what parameters have by default, where nobody gives another value.
  private func addDefaultValues(_ lost: inout LostWays, to assembly: inout GraphAssembly) {
    let parameters = assembly.declarations { assembly[$0].traits.contains(.isParameter) }
    for parameter in parameters where spans.arguments(for: parameter).isEmpty {
      let tree = program.tree(of: parameter)
      guard let node = assembly.node(of: parameter), !assembly[node].traits.contains(.isTest),
        let value = tree.initialValue(of: program[parameter].node)
      else { continue }
      let tokens = tree.tokens(of: value)
      let origin = sources.origin(ofTokens: tokens, program[parameter].file, assembly)
      add(origin, to: node, at: assembly.location(of: parameter), &lost, &assembly)
    }
  }

  /// Whether all that becomes of a value is that an initializer keeps it where nobody reads it.
  private func isKeptUnread(_ reference: Reference, _ assembly: GraphAssembly) -> Bool {
    reference.destination.flatMap { assembly.node(of: $0) }
      .map { assembly[$0].traits.contains(.isInjected) } ?? false
  }

  private func add(
    _ reference: Reference,
    _ lost: inout LostWays,
    to assembly: inout GraphAssembly
  ) {
    let target = assembly.node(of: reference.target).flatMap {
      assembly[$0].isSourceOfValues ? $0 : nil
    }
    let witnesses = witnesses[reference.target] ?? []
    guard target != nil || !witnesses.isEmpty || sources.leadsOn(reference.target) else {
      addEnd(atCall: reference, &lost, to: &assembly)
      return
    }
    let filled = sources.isBase(reference) ? [] : filled(by: reference, assembly)
    guard let source = filled.isEmpty ? user(of: reference, witnesses, &assembly) : nil else {
      let origin = origin(target, witnesses, reference, assembly)
      for receiver in filled + [holder(of: reference, assembly)].compactMap(\.self) {
        add(origin, to: receiver, reference, &lost, &assembly)
      }
      return
    }
    guard isNews(target, reference, to: source, assembly) || !witnesses.isEmpty else { return }
    let origin = origin(target, witnesses, reference, assembly)
    add(origin, to: source, reference, &lost, &assembly)
  }

  /// The function with a node that is handed what a mention hands on: its parameter without a node.
  private func holder(of reference: Reference, _ assembly: GraphAssembly) -> NodeID? {
    guard program[reference.target].kind == .parameter,
      assembly.node(of: reference.target) == nil
    else { return nil }
    return program[reference.target].parent.flatMap { assembly.node(of: $0) }
  }

  /// Adds that a way is lost: a value comes from a call of a function that has no node.
  private func addEnd(
    atCall reference: Reference,
    _ lost: inout LostWays,
    to assembly: inout GraphAssembly
  ) {
    guard assembly.node(of: reference.target) == nil,
      let end = sources.end(atCallOf: reference.target, reference.place, assembly)
    else { return }
    for receiver in filled(by: reference, assembly) { lost.add(end, of: receiver, &assembly) }
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
    // A member of another object may be anybody's; where a value only holds objects, who names one of
    // them needs that one. What a wrapper fills in is told by the demand.
    guard !reference.base.isAnother else { return false }
    return !sources.isBase(reference)
      || model.kinds.kind(of: resolver.type(of: reference.target)) == .object
        && !program.mayBeWrapped(reference.target)
  }

  /// Where the value of a mention comes from.
  private func origin(
    _ target: NodeID?,
    _ witnesses: [DeclarationID],
    _ reference: Reference,
    _ assembly: GraphAssembly
  ) -> ValueOrigin {
    if let target { return ValueOrigin([target]) }
    if witnesses.isEmpty { return sources.origin(of: reference.target, assembly) }
    var found = ValueOrigin()
    for witness in witnesses {
      if let node = assembly.node(of: witness) {
        found.add(node)
      } else {
        found.add(sources.origin(of: witness, assembly))
      }
    }
    return found
  }

  private func add(
    _ origin: ValueOrigin,
    to source: NodeID,
    _ reference: Reference,
    _ lost: inout LostWays,
    _ assembly: inout GraphAssembly
  ) {
    let waits = reference.place.isDeferred || reference.place.isSourceDeferred
    add(
      origin,
      to: source,
      at: assembly.location(reference.place),
      &lost,
      &assembly,
      timing: waits ? .deferred : .eager
    )
  }

  func add(
    _ origin: ValueOrigin,
    to source: NodeID,
    at location: Location?,
    _ lost: inout LostWays,
    _ assembly: inout GraphAssembly,
    timing: Edge.Timing = .eager
  ) {
    for target in origin.nodes where target != source {
      assembly.addEdge(source, .restsOn, target, at: location, timing: timing)
    }
    for end in origin.ends { lost.add(end, of: source, &assembly) }
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
    if program[reference.target].traits.contains(.isLocal),
      let registration = bodies.provider(around: reference.place)
    {
      return registration
    }
    if let builder = builder(at: reference.place, assembly) { return builder }
    // Who asks a container by a protocol is code that uses it.
    return witnesses.isEmpty ? nil : assembly.consumer(at: reference.place)
  }
}
