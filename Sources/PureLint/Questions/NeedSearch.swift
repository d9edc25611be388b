import GraphModel

/// The making of the graph of needs out of the whole one.
struct NeedSearch {
  let graph: Graph
  let supplies: FieldSupplies
  var found: [Edge] = []
  /// For each node of code that belongs to a root or module, the node of that root or module.
  let canonicalNodes: [NodeID: NodeID]
  /// What code only builds in order to hand it on.
  var handedOn: [Edge] = []
  /// The objects that are built with the arguments around these, the innermost first.
  var handers: [Edge: [NodeID]] = [:]

  /// The places where the way to what a participant needs is lost.
  var lost: [NodeID: [LostWay]] = [:]

  private let programs: Programs

  init(_ graph: Graph, _ programs: Programs) {
    self.graph = graph
    self.programs = programs
    canonicalNodes = NeedSearch.canonicalNodes(graph, programs)
    supplies = FieldSupplies(graph)
  }

  /// The nodes that can need others or be needed, each once.
  var participants: [NodeID] {
    graph.nodeIDs.filter { NeedGraph.isParticipant(graph[$0]) && canonicalNodes[$0] == nil }
  }

  /// The needs, and the needs together with values that code only hands on.
  mutating func run() -> (needs: Graph, builds: Graph) {
    for edge in graph.edges { add(edge) }
    for id in graph.nodeIDs where graph[id].kind == .dependency { addNeeds(ofField: id) }
    addUnfollowedWirings()
    dropNeedsOfBuiltTypes()
    addYieldedCode()
    addUnrequestedParts()
    dropHeldFunctions()
    let needs = found + needsWithoutWay()
    return (frozen(needs), frozen(needs + handedOn))
  }

  private func frozen(_ edges: [Edge]) -> Graph {
    var builder = GraphBuilder(nodesOf: graph)
    for edge in edges { builder.addEdge(edge) }
    return builder.build()
  }

  /// Adds what one edge of the whole graph shows by itself.
  private mutating func add(_ edge: Edge) {
    switch edge.kind {
    case .uses where edge.isGuess: noteGuess(edge)
    case .uses where graph[edge.source].kind != .wiring:
      guard !isFieldOfDemand(edge), !isOwnMaker(edge) else { return }
      for supply in supplies.participants(of: edge.target) {
        add(edge.source, supply.target, combined(edge.timing, supply.timing), edge)
      }
    case .uses where edge.receiver == nil:
      for holder in builders(of: edge.source) {
        for supply in supplies.participants(of: edge.target) {
          add(holder, supply.target, combined(edge.timing, supply.timing), edge)
        }
      }
    case .wires where graph.incoming(edge.source, .uses).isEmpty:
      guard !supplies.isNested(edge.source), let owner = graph[edge.source].owner else { return }
      add(owner, edge.target, edge.timing, edge)
    case .restsOn where graph[edge.source].kind != .dependency:
      for supply in supplies.participants(of: edge.target) {
        let timing = combined(edge.timing, supply.timing)
        add(edge.source, supply.target, timing, at: edge.location, for: nil)
      }
    case .constructs, .configures:
      let source = graph[edge.source].kind == .wiring ? graph[edge.source].owner : edge.source
      guard let source, !isWired(edge.target, by: source) else { return }
      add(source, edge.target, edge.timing, edge)
    case .uses, .wires, .restsOn, .declares, .asks, .supplies, .reads, .mismatches, .leavesUnset,
      .copies, .fills, .replaces:
      break
    }
  }

  /// Adds what a field's holders need for it: whoever supplies it, or else the module that it asks
  /// for. What a type takes in its initializer is needed by who makes it, each time.
  private mutating func addNeeds(ofField field: NodeID) {
    guard graph[field].traits.isDisjoint(with: [.isParameter, .isInjected]) else { return }
    let declarers = graph.incoming(field, .declares).map(\.source)
    let holders = declarers.isEmpty ? [graph[field].owner].compactMap { $0 } : declarers
    let suppliers = supplies.suppliers(of: field)
    let waits = supplies.isDeferred(field)
    for holder in holders {
      for supply in suppliers {
        let direct = directUse(of: supply.target, by: holder)
        let timing = direct?.timing ?? (waits ? .deferred : .eager)
        add(holder, supply.target, timing, at: supply.location, for: field)
      }
      guard suppliers.allSatisfy({ LostWay(graph[$0.target]) != nil }) else { continue }
      for asked in graph.outgoing(field, .asks) {
        add(holder, asked.target, asked.timing, at: graph[field].location, for: field)
      }
    }
  }

  /// Drops needs that the graph states of a provider as well as of the type that the provider builds.
  private mutating func dropNeedsOfBuiltTypes() {
    struct Place: Hashable {
      let source: NodeID
      let target: NodeID
      let location: Location?
    }
    let stated = Set(
      found.map { Place(source: $0.source, target: $0.target, location: $0.location) }
    )
    var built: [NodeID: [NodeID]] = [:]
    for edge in graph.edges(.constructs) where graph[edge.source].kind == .provider {
      built[edge.source, default: []].append(canonicalNodes[edge.target] ?? edge.target)
    }
    found.removeAll { edge in
      edge.location != nil
        && built[edge.source, default: []].contains {
          stated.contains(Place(source: $0, target: edge.target, location: edge.location))
        }
    }
  }

  /// Adds needs of providers for the code of the types that they yield, where nothing else is known to
  /// build it.
  private mutating func addYieldedCode() {
    let needed = Set(found.map(\.target))
    var code: [Location: NodeID] = [:]
    for id in graph.nodeIDs where graph[id].kind == .consumer && !needed.contains(id) {
      guard canonicalNodes[id] == nil, let place = graph[id].location else { continue }
      code[place] = id
    }
    for id in graph.nodeIDs where graph[id].kind == .provider {
      guard let made = programs.typeYielded(by: id).flatMap({ code[$0] }) else { continue }
      add(id, made, .eager, at: graph[id].location)
    }
  }

  /// Notes where a module gets something in a construction that could not be followed.
  private mutating func addUnfollowedWirings() {
    for wiring in graph.nodeIDs
    where graph[wiring].kind == .wiring && graph[wiring].traits.contains(.isOpaque)
      && !graph[wiring].traits.contains(.isTest)
    {
      guard let place = graph[wiring].location else { continue }
      for made in graph.outgoing(wiring, .wires).map(\.target) {
        let fields = graph.outgoing(made, .declares).map(\.target)
        guard fields.contains(where: { isOpen($0) }) else { continue }
        let reason = "what '\(graph[made].name)' is made with there is not followed"
        lost[canonicalNodes[made] ?? made, default: []].append(
          .init(location: place, reason: reason)
        )
      }
    }
  }

  /// Whether the value of a field is unknown, though the field needs one.
  private func isOpen(_ field: NodeID) -> Bool {
    graph[field].traits.isDisjoint(with: [.hasDefault, .isParameter])
      && supplies.suppliers(of: field).isEmpty && graph.incoming(field, .supplies).isEmpty
  }

  /// Whether the graph has the construction of a module by a root, or a part of it, with its arguments.
  private func isWired(_ module: NodeID, by source: NodeID) -> Bool {
    graph.incoming(module, .wires).contains { edge in
      guard let owner = graph[edge.source].owner else { return false }
      return owner == source || owner == graph[source].owner
    }
  }

  /// Whether the use is what a field's demand shows as well.
  private func isFieldOfDemand(_ edge: Edge) -> Bool {
    graph[edge.source].kind != .root && supplies.isDemanded(edge.target, by: edge.source)
  }

  /// Whether a root names the function that makes it: who asks the function needs the root, not the
  /// other way round.
  private func isOwnMaker(_ edge: Edge) -> Bool {
    let target = graph[edge.target]
    return target.owner == edge.source && target.traits.contains(.isResolver)
      && graph[edge.source].kind == .root
  }

  /// The use of a provider that a demand of the same code stands beside, which knows when it is
  /// built.
  private func directUse(of target: NodeID, by source: NodeID) -> Edge? {
    guard supplies.isDemanded(target, by: source) else { return nil }
    return graph.outgoing(source, .uses).first { $0.target == target }
  }

  /// The modules that a construction makes, or whoever makes it.
  private func builders(of wiring: NodeID) -> [NodeID] {
    let made = graph.outgoing(wiring, .wires).map(\.target)
    return made.isEmpty ? [graph[wiring].owner].compactMap { $0 } : made
  }

  /// The time at which something is built that is built with something else at a time of its own.
  private func combined(_ first: Edge.Timing, _ second: Edge.Timing) -> Edge.Timing {
    if first.isDeferred { return first }
    if second.isDeferred || first == .eager { return second }
    return first
  }

  private mutating func add(
    _ source: NodeID,
    _ target: NodeID,
    _ timing: Edge.Timing,
    _ edge: Edge
  ) {
    let isHandedOn = supplies.isArgument(edge)
    let count = handedOn.count
    add(source, target, timing, at: edge.location, for: edge.receiver, isHandedOn: isHandedOn)
    if handedOn.count > count, let need = handedOn.last {
      handers[need] = supplies.holders(around: edge)
    }
  }

  private mutating func add(
    _ source: NodeID,
    _ target: NodeID,
    _ timing: Edge.Timing,
    at location: Location?,
    for field: NodeID? = nil,
    isHandedOn: Bool = false
  ) {
    let (source, target) = (canonicalNodes[source] ?? source, canonicalNodes[target] ?? target)
    if let way = LostWay(graph[target]) {
      if NeedGraph.isParticipant(graph[source]) { lost[source, default: []].append(way) }
      return
    }
    guard source != target, NeedGraph.isParticipant(graph[source]),
      NeedGraph.isParticipant(graph[target])
    else { return }
    // Without a place, the graph only says that a root has the part.
    let isPart = location == nil && graph[target].owner == source
    let need = Edge(
      source: source,
      target: target,
      kind: isPart ? .declares : .uses,
      timing: timing,
      location: location,
      detail: field.map { .receiver($0) }
    )
    if isHandedOn { handedOn.append(need) } else { found.append(need) }
  }
}
