import GraphModel

/// The wirings for demands of containers: each fills in one dependency, and supplies it if something
/// is registered for its key.
struct ContainerDemands {
  private let resolver: Resolver
  /// In source order.
  private let demands: [Demand]
  private let registrations: ContainerRegistrations

  private var program: Program { resolver.program }

  /// - Parameter registrations: Those whose nodes are part of the graph.
  init(_ resolver: Resolver, _ demands: [Demand], _ registrations: ContainerRegistrations) {
    self.resolver = resolver
    self.demands = demands.sorted { $0.place.precedes($1.place) }
    self.registrations = registrations
  }

  func contribute(to assembly: inout GraphAssembly) {
    guard !demands.isEmpty else { return }
    let builders = providersByBuiltType()
    for demand in demands {
      let providers = registrations.providers(for: demand)
      guard let asker = asker(of: demand, &assembly) else { continue }
      add(demand, from: asker, providers, to: &assembly)
      // Building a type builds what its properties ask for.
      guard let owner = demand.property.flatMap(resolver.owner(ofNested:)) else { continue }
      for (builder, place) in builders[owner] ?? [] {
        let timing: Edge.Timing = place.isDeferred ? .deferred : demand.timing
        for provider in providers {
          assembly.addEdge(builder, .uses, provider, at: assembly.location(place), timing: timing)
        }
      }
    }
  }

  /// The registration that a demand is a part of, else the code around it.
  private func asker(of demand: Demand, _ assembly: inout GraphAssembly) -> NodeID? {
    if let property = demand.property, let owner = resolver.owner(ofNested: property) {
      return assembly.node(of: owner) ?? assembly.consumer(around: property)
    }
    return registrations.provider(around: demand.place) ?? assembly.consumer(at: demand.place)
  }

  /// The registrations that build a declared type, each with the place where it does.
  private func providersByBuiltType() -> [DeclarationID: [(NodeID, Place)]] {
    resolver.facts.constructions.reduce(into: [:]) { found, construction in
      guard let provider = registrations.provider(around: construction.place) else { return }
      found[construction.declaration, default: []].append((provider, construction.place))
    }
  }

  private func add(
    _ demand: Demand,
    from asker: NodeID,
    _ providers: [NodeID],
    to assembly: inout GraphAssembly
  ) {
    let location = assembly.location(demand.place)
    let dependency = addDependency(of: demand, asker, &assembly)
    let node = Node(
      kind: .wiring,
      name: demand.title,
      traits: (assembly[asker].traits.intersection(.isTest)).union(.isDemand),
      location: location,
      owner: asker
    )
    let wiring =
      demand.property.map { assembly.addDemand(node, of: $0) } ?? assembly.addNode(node)
    assembly.addEdge(wiring, .fills, dependency, at: location)
    for provider in providers {
      assembly.addEdge(wiring, .supplies, dependency, at: location)
      assembly.addEdge(
        wiring,
        .uses,
        provider,
        at: location,
        timing: .deferred,
        detail: .receiver(dependency)
      )
      assembly.addEdge(asker, .uses, provider, at: location, timing: demand.timing)
    }
  }

  /// The dependency that gets the value: the property, or what the code asks for.
  private func addDependency(
    of demand: Demand,
    _ asker: NodeID,
    _ assembly: inout GraphAssembly
  ) -> NodeID {
    var node = Node(
      kind: .dependency,
      name: demand.property.map(program.qualifiedName) ?? demand.title,
      typeName: demand.title,
      traits: demand.isOptional ? [.isOptional, .hasDefault] : [],
      location: assembly.location(demand.place),
      owner: asker
    )
    if assembly[asker].traits.contains(.isTest) { node.traits.insert(.isTest) }
    guard let property = demand.property else {
      let dependency = assembly.addNode(node)
      assembly.addEdge(asker, .reads, dependency, at: node.location)
      return dependency
    }
    let dependency = assembly.addNode(node, for: property)
    assembly.addEdge(asker, .declares, dependency, at: node.location)
    return dependency
  }
}
