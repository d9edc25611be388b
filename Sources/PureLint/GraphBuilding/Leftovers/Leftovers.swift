import GraphModel
import PureLintFindings
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Providers and dependencies that nobody uses, each with the missing value it was meant for.
///
/// If a wiring is lost, or one of its arguments, the value that was there for it is left over. That
/// is no defect of its own, so there is a hint that the two belong together.
package struct Leftovers {
  private let model: WiringModel
  private let graph: Graph
  private let leftovers: [Leftover]
  /// The types of the providers of each root that somebody uses.
  private var usedTypes: [NodeID?: Set<SwiftType>] = [:]
  /// The demands in one root or module. Under nil stand those that may have been met in any root:
  /// of modules that nobody wires, and for builders, of which there is seldom more than one kind.
  private var demands: [NodeID?: UnmetDemands] = [:]
  /// The modules by the places where they are declared.
  private let modules: [Location: NodeID]

  private var resolver: Resolver { model.resolver }
  private var program: Program { resolver.program }

  /// A provider or a dependency that nobody uses.
  private struct Leftover {
    let id: DeclarationID
    let node: NodeID
  }

  /// - Parameter assembly: What the graph was built from.
  package init(_ model: WiringModel, in graph: Graph, _ assembly: GraphAssembly) {
    self.model = model
    self.graph = graph
    modules = Dictionary(
      graph.nodeIDs.compactMap { id in
        graph[id].kind == .module ? graph[id].location.map { ($0, id) } : nil
      }
    ) { first, _ in first }
    let idleCycles = graph.idleCycles()
    leftovers = assembly.declarations { graph.isLeftOver($0) || idleCycles.contains($0) }
      .compactMap { id in assembly.node(of: id).map { Leftover(id: id, node: $0) } }
    guard !leftovers.isEmpty else { return }
    let pairs = assembly.declarations().compactMap { id in assembly.node(of: id).map { ($0, id) } }
    addDemands(Dictionary(pairs) { first, _ in first })
    guard demands[nil] != nil else { return }
    for (node, id) in pairs where graph[node].kind == .provider && !graph.isLeftOver(node) {
      usedTypes[graph[node].owner, default: []].insert(resolver.type(of: id).unwrapped)
    }
  }

  private mutating func addDemands(_ declarations: [NodeID: DeclarationID]) {
    for (wiring, dependency) in graph.missingDependencies() {
      guard let id = declarations[dependency] else { continue }
      let demand = UnmetDemand(field: id, node: dependency, wiring: wiring)
      if let owner = graph[wiring].owner {
        addWithParts(demand, in: owner)
        if let module = module(thatIs: owner) { addWithParts(demand, in: module) }
      }
      if moduleBuilt(by: resolver.type(of: id)) != nil { add(demand, in: nil) }
    }
    for edge in graph.edges(.leavesUnset) {
      guard let id = declarations[edge.target] else { continue }
      let demand = UnmetDemand(field: id, node: edge.target, wiring: nil, maker: edge.source)
      for owner in [graph[edge.target].owner, graph[edge.source].owner].compactMap(\.self) {
        addWithParts(demand, in: owner)
        // Assemblies ask each other.
        if declarations[owner].map(model.assemblies.contains) == true { add(demand, in: nil) }
      }
    }
    for module in graph.unwiredModules() {
      for dependency in graph.outgoing(module, .declares).map(\.target) {
        guard let id = declarations[dependency] else { continue }
        addWithParts(UnmetDemand(field: id, node: dependency, wiring: nil), in: nil)
      }
    }
  }

  /// The module that a root is as well, where a module makes others out of what it has.
  private func module(thatIs root: NodeID) -> NodeID? {
    guard graph[root].kind == .root, let location = graph[root].location else { return nil }
    return modules[location]
  }

  package func contribute(to hints: inout Hints) {
    var met: Set<UnmetDemand> = []
    var rest: [Leftover] = []
    for leftover in leftovers {
      guard let demand = demand(suitedBy: leftover) else {
        rest.append(leftover)
        continue
      }
      met.insert(demand)
      addCandidate(leftover, demand, to: &hints)
    }
    for leftover in rest {
      if let whole = demand(builtWith: leftover) {
        addCandidate(leftover, whole, isItself: false, to: &hints)
        continue
      }
      let isReference = leadsToAssembly(leftover)
      guard isReference || mayFeedAnything(leftover),
        let demand = soleDemand(isReference ? nil : leftover, in: leftover, except: met)
      else { continue }
      let isItself = resolver.type(of: leftover.id).hasUnknown
      addCandidate(leftover, demand, isItself: isItself, to: &hints)
    }
  }

  private mutating func add(_ demand: UnmetDemand, in owner: NodeID?) {
    let type = resolver.type(of: demand.field)
    demands[owner, default: UnmetDemands()].add(demand, program[demand.field].name, type)
  }

  /// Adds a demand, and for a module's builder its arguments.
  private mutating func addWithParts(_ demand: UnmetDemand, in owner: NodeID?) {
    add(demand, in: owner)
    guard let module = moduleBuilt(by: resolver.type(of: demand.field))?.declaration,
      let dependency = model.modulesByID[module]?.dependency
    else { return }
    for field in resolver.storedProperties(of: dependency) {
      let part = resolver.type(of: field)
      demands[owner]?.add(demand, madeOf: part)
    }
  }

  /// - Parameter isItself: Whether the leftover can be the value, not just a part of it.
  private func addCandidate(
    _ leftover: Leftover,
    _ demand: UnmetDemand,
    isItself: Bool = true,
    to hints: inout Hints
  ) {
    hints.add(
      .init(
        node: leftover.node,
        dependency: demand.node,
        wiring: isItself ? demand.wiring : nil
      )
    )
  }

  /// The demand that a leftover could meet: one in the same root or module; for what belongs to a
  /// root also one that any root may meet, unless something else in it has the same type.
  private func demand(suitedBy leftover: Leftover) -> UnmetDemand? {
    let node = graph[leftover.node]
    if let own = demands[node.owner], let found = demand(suitedBy: leftover, in: own) {
      return found
    }
    guard let others = demands[nil] else { return nil }
    if node.traits.contains(.isParameter) { return sameName(as: leftover, in: others) }
    let type = value(of: leftover.id).unwrapped
    guard node.kind == .provider, usedTypes[node.owner]?.contains(type) != true else { return nil }
    return demand(suitedBy: leftover, in: others)
  }

  private func demand(suitedBy leftover: Leftover, in demands: UnmetDemands) -> UnmetDemand? {
    sameName(as: leftover, in: demands) ?? sameType(as: leftover, in: demands)
  }

  /// A demand of the same name, if the types allow it; a property may be set to what a factory of
  /// the same name makes.
  private func sameName(as leftover: Leftover, in demands: UnmetDemands) -> UnmetDemand? {
    let own = (value(of: leftover.id), leftover.id)
    return demands.byName[program[leftover.id].name]?.first {
      (graph[$0.node].traits.contains(.isProperty)
        || resolver.mayConvert(own.0, to: resolver.type(of: $0.field)))
        && !resolver.haveNamesakes(own, (resolver.type(of: $0.field), $0.field))
        && isWithinReach(leftover, of: $0)
    }
  }

  /// A demand whose type fits the leftover: as a value, as the result of a function, or as a part
  /// of a builder.
  private func sameType(as leftover: Leftover, in demands: UnmetDemands) -> UnmetDemand? {
    let type = value(of: leftover.id)
    guard !type.hasUnknown, type.unwrapped != .void else { return nil }
    let isNear = { (demand: UnmetDemand) in isWithinReach(leftover, of: demand) }
    let found = widened(type).lazy.compactMap { demands.byType[$0]?.first(where: isNear) }.first
    if let found { return found }
    guard let module = moduleBuilt(by: type) else { return nil }
    if let whole = demands.byPart[type.unwrapped]?.first(where: isNear) { return whole }
    return widened(module).lazy.compactMap { demands.byResult[$0]?.first(where: isNear) }.first
  }

  /// A demand for a builder of which a leftover would be a part.
  private func demand(builtWith leftover: Leftover) -> UnmetDemand? {
    let node = graph[leftover.node]
    guard node.kind == .provider else { return nil }
    let type = value(of: leftover.id).unwrapped
    let isNear = { (demand: UnmetDemand) in isWithinReach(leftover, of: demand) }
    if let own = demands[node.owner]?.byPart[type]?.first(where: isNear) { return own }
    guard usedTypes[node.owner]?.contains(type) != true else { return nil }
    return demands[nil]?.byPart[type]?.first(where: isNear)
  }

  /// The type of the value that a leftover gives: of a function, its result.
  private func value(of id: DeclarationID) -> SwiftType {
    program[id].kind == .function ? resolver.resultType(of: id) : resolver.type(of: id)
  }

  private func widened(_ type: SwiftType) -> [SwiftType] {
    [type.unwrapped] + resolver.allSupertypes(of: type.unwrapped)
  }

  /// The module of a factory's or a configurator's type.
  private func moduleBuilt(by type: SwiftType) -> SwiftType? {
    guard case .nominal(let id, let arguments) = type.unwrapped.form,
      model.builders.contains(id)
    else { return nil }
    return arguments.first
  }

  // MARK: Reach

  /// Whether a wiring that leaves out a demand could name a leftover instead: a local and a
  /// parameter where they are in scope, a field of a struct where there is a value of the struct.
  private func isWithinReach(_ leftover: Leftover, of demand: UnmetDemand) -> Bool {
    guard let location = demand.wiring.flatMap({ graph[$0].location }) else { return true }
    let declaration = program[leftover.id]
    if declaration.kind == .parameter || declaration.traits.contains(.isLocal) {
      return declaration.parent.map { program.holds($0, location) } ?? true
    }
    guard graph[leftover.node].kind == .dependency, let structure = declaration.parent else {
      return true
    }
    guard let member = program.member(at: location) else { return false }
    return !program[member].traits.contains(.isStatic)
      || resolver.parameterDeclarations(of: member).contains {
        resolver.type(of: $0).unwrapped.declaration == structure
      }
  }

  // MARK: Other types

  /// Whether a leftover may have been meant for a value of any type. A local or a parameter may be
  /// a part of the value that its function leaves out. A value of unknown type may be the whole of
  /// it.
  private func mayFeedAnything(_ leftover: Leftover) -> Bool {
    let node = graph[leftover.node]
    if node.traits.contains(.isParameter) {
      // A value of the app's own that leads to no object is a part of none.
      let type = resolver.type(of: leftover.id)
      let isOwn = type.declaration.map(program.isSource) ?? false
      return !isOwn || model.kinds.kind(of: type) != .data
    }
    return node.kind == .provider
      && (program[leftover.id].traits.contains(.isLocal)
        || resolver.type(of: leftover.id).hasUnknown)
  }

  /// Whether a leftover is a reference from one assembly to another, whose members may be anything.
  private func leadsToAssembly(_ leftover: Leftover) -> Bool {
    graph[leftover.node].kind == .provider
      && resolver.type(of: leftover.id).declaration.map(model.assemblies.contains) == true
  }

  /// Whether an assembly has a member that a demand could take, or leads to another assembly.
  private func mayYield(_ reference: Leftover, _ demand: UnmetDemand) -> Bool {
    guard let assembly = resolver.type(of: reference.id).declaration else { return false }
    let wanted = resolver.type(of: demand.field)
    return resolver.members(of: assembly).all.contains { member in
      guard program.isSource(member), [.variable, .function].contains(program[member].kind) else {
        return false
      }
      let type = value(of: member)
      return type.declaration.map(model.assemblies.contains) == true
        || resolver.mayConvert(type, to: wanted)
    }
  }

  /// The demand of a wiring in the same root, if there is no other that nothing meets.
  /// - Parameter inner: The leftover in whose function the wiring has to stand; nil for any.
  private func soleDemand(
    _ inner: Leftover?,
    in leftover: Leftover,
    except met: Set<UnmetDemand>
  ) -> UnmetDemand? {
    let member = program.memberDeclaration(around: leftover.id)
    let unmet = (demands[graph[leftover.node].owner]?.all ?? []).filter { demand in
      guard inner != nil else { return demand.maker != nil && mayYield(leftover, demand) }
      return (demand.maker != nil || !met.contains(demand))
        && (demand.wiring ?? demand.maker).flatMap { graph[$0].location }
          .map { program.holds(member, $0) } ?? false
    }
    return unmet.count == 1 ? unmet[0] : nil
  }
}
