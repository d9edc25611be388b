import GraphModel
import PureLintFindings
import PureLintResolution
import PureLintWiring

/// The wirings for demands of containers: each fills in one dependency, and supplies it if something
/// is registered for its key.
struct ContainerDemands {
  private let model: WiringModel
  /// The positions of the demands, in source order.
  private let positions: [Int]
  private let registrations: ContainerRegistrations
  private let kept: KeptValues
  /// The composers, which count as roots even if a container builds them.
  private let composers: Set<DeclarationID>

  var resolver: Resolver { model.resolver }
  private var program: Program { resolver.program }

  /// - Parameter registrations: Those whose nodes are part of the graph.
  init(_ model: WiringModel, _ registrations: ContainerRegistrations) {
    self.model = model
    kept = model.kept
    composers = Set(model.found.types).subtracting(model.rootsOfLibraries)
    let demands = model.demands
    positions = demands.indices.sorted { demands[$0].place.precedes(demands[$1].place) }
    self.registrations = registrations
  }

  /// A demand that no registration meets, and its dependency.
  struct Unmet {
    let type: SwiftType
    let dependency: NodeID
  }

  /// The code of registrations, by what it belongs to and what it builds.
  private struct RegistrationCode {
    let bodies: RegistrationBodies
    let builders: [DeclarationID: [BuildersByType.Builder]]
  }

  /// - Returns: The demands that no registration meets.
  func contribute(to assembly: inout GraphAssembly) -> [Unmet] {
    guard !positions.isEmpty else { return [] }
    let bodies = registrations.bodies
    let code = RegistrationCode(bodies: bodies, builders: buildersByType(bodies))
    let unmet = addDemands(code, to: &assembly)
    addCalls(code, to: &assembly)
    for (type, builders) in code.builders where program[type].kind.isNominalType {
      addBuilders(builders, of: type, to: &assembly)
    }
    return unmet
  }

  private func addDemands(
    _ code: RegistrationCode,
    to assembly: inout GraphAssembly
  ) -> [Unmet] {
    var unmet: [Unmet] = []
    var told: Set<ContainerRegistrations.FurtherContainer> = []
    var toldOpen: Set<ContainerRegistrations.OpenDemands> = []
    for position in positions {
      let demand = model.demands[position]
      let nearest = registrations.matches(for: demand)
      registrations.assumeUsed(insteadOf: nearest, for: demand, besides: &toldOpen, to: &assembly)
      let known = Set(nearest.map(\.provider))
      let further = registrations.further(for: demand, besides: &told)
      let matches = nearest + further.filter { !known.contains($0.provider) }
      guard let asker = asker(of: demand, code, &assembly) else { continue }
      let timing =
        demand.builder == nil
        ? self.timing(of: demand, code.bodies.timing(of: demand)) : demand.timing
      let detail = detail(of: demand)
      let (wiring, dependency) = add(demand, from: asker, matches, timing, detail, to: &assembly)
      if matches.isEmpty {
        unmet.append(Unmet(type: demand.key.type, dependency: dependency))
        let gap = Hints.Gap(dependency: dependency, wiring: wiring)
        model.complaints.complaint(about: demand, at: position)
          .map { $0.contribute(about: gap, registrations, to: &assembly) }
      }
      addBuilding(of: demand, matches, detail, code, to: &assembly)
    }
    return unmet
  }

  /// Adds that whoever builds a type builds what that asks for meanwhile.
  private func addBuilding(
    of demand: Demand,
    _ matches: [ContainerRegistrations.Match],
    _ detail: Edge.Detail?,
    _ code: RegistrationCode,
    to assembly: inout GraphAssembly
  ) {
    let owner = demand.asker ?? demand.property.flatMap(resolver.owner(ofNested:))
    let builders = owner.flatMap { code.builders[$0] } ?? []
    for (builder, place) in builders.prefix(BuildersByType.mostTold) {
      let timing = self.timing(of: demand, code.bodies.timing(of: place))
      let location = assembly.location(demand.asker == nil ? place : demand.place)
      for match in matches {
        assembly.addEdge(
          builder,
          .uses,
          match.provider,
          at: location,
          timing: match.isCertain ? timing : .deferred,
          detail: detail
        )
      }
    }
  }

  /// Adds that registrations need what the functions that they call ask for.
  private func addCalls(_ code: RegistrationCode, to assembly: inout GraphAssembly) {
    for position in positions {
      let demand = model.demands[position]
      guard let function = demand.function else { continue }
      let detail = detail(of: demand)
      for (builder, place) in (code.builders[function] ?? []).prefix(BuildersByType.mostTold) {
        for provider in registrations.providers(for: demand) {
          let location = assembly.location(demand.place)
          let timing = code.bodies.timing(of: place)
          assembly.addEdge(builder, .uses, provider, at: location, timing: timing, detail: detail)
        }
      }
    }
  }

  /// What is asked for where nothing tells its type may be anything: nobody is known to need it.
  private func detail(of demand: Demand) -> Edge.Detail? {
    if demand.key.type.isUnknown { return .guess }
    return kept.isLetGo(at: demand.place) ? .letGo : nil
  }

  /// The timing of a demand for who asks for what is built around a place of some timing.
  private func timing(of demand: Demand, _ outer: Edge.Timing) -> Edge.Timing {
    outer == .eager ? demand.timing : outer
  }

  /// The registration that a demand is a part of, else the code around it.
  private func asker(
    of demand: Demand,
    _ code: RegistrationCode,
    _ assembly: inout GraphAssembly
  ) -> NodeID? {
    if let builder = demand.builder.flatMap(registrations.node) { return builder }
    if let property = demand.property, let owner = resolver.owner(ofNested: property) {
      return assembly.node(of: owner)
        ?? (code.builders[owner] == nil ? nil : assembly.consumer(of: owner))
        ?? assembly.consumer(around: property)
    }
    if let provider = code.bodies.provider(of: demand) { return provider }
    // An extension asks for the type that it extends.
    let type = demand.place.source.flatMap { resolver.selfDeclaration(of: $0) }
    if let type, code.builders[type] != nil, let own = assembly.consumer(of: type) { return own }
    return type.flatMap { program.isSource($0) ? assembly.consumer(around: $0) : nil }
      ?? assembly.consumer(at: demand.place)
  }

  /// The registrations that build a declared type, or call a function, each with the place where it
  /// does.
  private func buildersByType(
    _ bodies: RegistrationBodies
  ) -> [DeclarationID: [BuildersByType.Builder]] {
    if bodies.isEmpty && registrations.builders.isEmpty { return [:] }
    var builders = BuildersByType(resolver)
    for step in builders.steps {
      guard let provider = bodies.provider(around: step.place) else { continue }
      builders.add(provider, of: step.target, at: step.place, bodies.timing(of: step.place))
    }
    for built in registrations.builders {
      builders.add(built.provider, of: built.type, at: built.place, .eager)
    }
    return builders.found
  }

  /// - Returns: The wiring that stands for the demand, and the dependency that gets the value.
  private func add(
    _ demand: Demand,
    from asker: NodeID,
    _ matches: [ContainerRegistrations.Match],
    _ timing: Edge.Timing,
    _ detail: Edge.Detail?,
    to assembly: inout GraphAssembly
  ) -> (wiring: NodeID, dependency: NodeID) {
    let location = assembly.location(demand.shownAt ?? demand.place)
    let dependency = addDependency(of: demand, asker, &assembly)
    var traits = assembly[asker].traits.intersection(.isTest).union(.isDemand)
    if isLookup(demand, by: asker, matches, assembly) { traits.insert(.isLookup) }
    let node = Node(
      kind: .wiring,
      name: demand.title,
      traits: traits,
      location: location,
      owner: asker
    )
    let wiring =
      demand.property.map { assembly.addDemand(node, of: $0) } ?? assembly.addNode(node)
    assembly.addEdge(wiring, .fills, dependency, at: location)
    assembly.addTypes(in: demand.key.type, of: dependency)
    if let loss = demand.loss, let provider = matches.first?.provider {
      assembly.addEdge(provider, .leavesUnset, dependency, at: location)
      let gap = Hints.Gap(dependency: dependency, wiring: provider)
      loss.contribute(about: gap, registrations, to: &assembly)
    }
    for match in matches {
      let provider = match.provider
      if detail == .guess {
        assembly.addEdge(wiring, .supplies, dependency, at: location)
      } else {
        supply(dependency, by: wiring, with: provider, at: location, to: &assembly)
      }
      // Of what may be meant, nothing says when it is asked for; and who asks for his own key asks
      // another container, if he may.
      guard provider != asker || match.isCertain && !match.mayBeElsewhere, !demand.isForCallers
      else { continue }
      assembly.addEdge(
        asker,
        .uses,
        provider,
        at: location,
        timing: match.isCertain ? timing : .deferred,
        detail: detail
      )
    }
    return (wiring, dependency)
  }

  /// Adds that a wiring gives a dependency what a provider yields.
  private func supply(
    _ dependency: NodeID,
    by wiring: NodeID,
    with provider: NodeID,
    at location: Location?,
    to assembly: inout GraphAssembly
  ) {
    assembly.addEdge(wiring, .supplies, dependency, at: location)
    assembly.addEdge(
      wiring,
      .uses,
      provider,
      at: location,
      timing: .deferred,
      detail: .receiver(dependency)
    )
  }

  /// Adds that registrations build a type: it is inside the graph.
  private func addBuilders(
    _ builders: [BuildersByType.Builder],
    of type: DeclarationID,
    to assembly: inout GraphAssembly
  ) {
    guard let node = assembly.node(of: type),
      assembly[node].kind == .consumer || assembly[node].kind == .module || composers.contains(type)
    else { return }
    assembly[node].traits.insert(.isBuiltByRoot)
    if resolver.isEntryPoint(type) { assembly[node].traits.insert(.isEntryPoint) }
    // What builds a module shows by its wirings.
    guard assembly[node].kind != .module else { return }
    for (builder, place) in builders {
      assembly.addEdge(builder, .constructs, node, at: assembly.location(place))
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
      name: demand.property.map(program.qualifiedName) ?? assembly[asker].name,
      typeName: demand.title,
      traits: demand.isOptional ? [.isOptional, .hasDefault] : [],
      location: assembly.location(demand.shownAt ?? demand.place),
      owner: asker
    )
    if assembly[asker].traits.contains(.isTest) { node.traits.insert(.isTest) }
    guard let property = demand.property, demand.builder == nil else {
      let dependency = assembly.addNode(node)
      assembly.addEdge(asker, .reads, dependency, at: node.location)
      return dependency
    }
    let dependency = assembly.addNode(node, for: property)
    assembly.addEdge(asker, .declares, dependency, at: node.location)
    return dependency
  }
}
