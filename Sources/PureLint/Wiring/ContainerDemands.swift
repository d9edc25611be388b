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
    let bodies = registrations.bodies
    let builders = buildersByType(bodies)
    for demand in demands {
      let providers = registrations.providers(for: demand)
      guard let asker = asker(of: demand, bodies, &assembly) else { continue }
      let timing = self.timing(of: demand, at: demand.place, bodies)
      add(demand, from: asker, providers, timing, to: &assembly)
      if demand.property == nil {
        addContainers(of: providers, askedBy: asker, at: demand.place, to: &assembly)
      }
      // Building a type builds what its properties ask for.
      guard let owner = demand.property.flatMap(resolver.owner(ofNested:)) else { continue }
      for (builder, place) in builders[owner] ?? [] {
        let timing = self.timing(of: demand, at: place, bodies)
        for provider in providers {
          assembly.addEdge(builder, .uses, provider, at: assembly.location(place), timing: timing)
        }
      }
    }
    for type in builders.keys { markBuilt(type, in: &assembly) }
  }

  /// The timing of a demand for who asks for what is built around a place.
  private func timing(
    of demand: Demand,
    at place: Place,
    _ bodies: RegistrationBodies
  ) -> Edge.Timing {
    demand.timing == .deferred ? .deferred : bodies.timing(of: place)
  }

  /// The registration that a demand is a part of, else the code around it.
  private func asker(
    of demand: Demand,
    _ bodies: RegistrationBodies,
    _ assembly: inout GraphAssembly
  ) -> NodeID? {
    if let property = demand.property, let owner = resolver.owner(ofNested: property) {
      return assembly.node(of: owner) ?? assembly.consumer(around: property)
    }
    return bodies.provider(around: demand.place) ?? assembly.consumer(at: demand.place)
  }

  /// The registrations that build a declared type, each with the place where it does.
  private func buildersByType(
    _ bodies: RegistrationBodies
  ) -> [DeclarationID: [(builder: NodeID, place: Place)]] {
    resolver.facts.constructions.reduce(into: [:]) { found, construction in
      guard let provider = bodies.provider(around: construction.place) else { return }
      found[construction.declaration, default: []].append((provider, construction.place))
    }
  }

  private func add(
    _ demand: Demand,
    from asker: NodeID,
    _ providers: [NodeID],
    _ timing: Edge.Timing,
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
      assembly.addEdge(asker, .uses, provider, at: location, timing: timing)
    }
  }

  /// Adds the containers that a call asks. A property that is filled asks none by itself, nor does
  /// what a container builds.
  private func addContainers(
    of providers: [NodeID],
    askedBy asker: NodeID,
    at place: Place,
    to assembly: inout GraphAssembly
  ) {
    guard assembly[asker].kind != .provider else { return }
    for holder in Set(providers.compactMap { assembly[$0].owner }).sorted() where holder != asker {
      let container = assembly.container(filledBy: holder)
      assembly.addEdge(asker, .uses, container, at: assembly.location(place))
    }
  }

  /// Marks a type that a registration builds: it is inside the graph.
  private func markBuilt(_ type: DeclarationID, in assembly: inout GraphAssembly) {
    guard let node = assembly.node(of: type),
      assembly[node].kind == .consumer || assembly[node].kind == .module
    else { return }
    assembly[node].traits.insert(.isBuiltByRoot)
    if resolver.isEntryPoint(type) { assembly[node].traits.insert(.isEntryPoint) }
  }

  /// The dependency that gets the value: the property, or what the code asks for.
  private func addDependency(
    of demand: Demand,
    _ asker: NodeID,
    _ assembly: inout GraphAssembly
  ) -> NodeID {
    var node = Node(
      kind: .dependency,
      name: demand.property.map(program.qualifiedName) ?? assembly[asker].name,
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
