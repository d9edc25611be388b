import GraphModel

/// The root cause of each module, provider and dependency that is unwired or unused only because
/// something else is missing.
///
/// A dependency that a wiring leaves out, a property that a factory leaves unset and a module that
/// nobody wires each lack something. A module that only such a dependency asks for is unwired for
/// that reason alone, so its own dependencies lack a value too. A provider that nobody uses, and
/// that one of these dependencies could have, was meant for it. All that has one cause is one
/// finding, at the cause.
package struct RootCauses {
  /// The modules that nobody wires, those with a cause elsewhere included. Modules on a cycle that
  /// cannot be built are left out: the cycle is told instead.
  package let unwiredModules: [NodeID]
  private let hints: Hints
  private let unwired: NodeSet
  /// The nodes that have their cause elsewhere.
  private var attributed: NodeSet
  private var consequences: [Cause: [NodeID]] = [:]

  /// The defect that a finding is about.
  package enum Cause: Hashable {
    case leftOut(dependency: NodeID, by: NodeID)
    case unset(property: NodeID, by: NodeID)
    case unwired(module: NodeID)
  }

  /// - Parameter cycles: those of the graph's modules.
  /// - Complexity: O(*n* log *n* + *e*).
  init(in graph: Graph, _ hints: Hints, _ cycles: [ModuleCycle]) {
    self.hints = hints
    let cyclic = Set(cycles.filter { !$0.isBuildable }.flatMap(\.hops).map(\.source))
    unwiredModules = graph.unwiredModules().filter { !cyclic.contains($0) }
    var unwired = NodeSet(nodeCount: graph.nodes.count)
    for module in unwiredModules { unwired.insert(module) }
    self.unwired = unwired
    attributed = NodeSet(nodeCount: graph.nodes.count)
    // What tests lack explains nothing in the app.
    for (wiring, dependency) in graph.missingDependencies()
    where !graph[wiring].traits.contains(.isTest) {
      propagate(.leftOut(dependency: dependency, by: wiring), from: [dependency], graph)
    }
    for edge in graph.edges(.leavesUnset) {
      propagate(.unset(property: edge.target, by: edge.source), from: [edge.target], graph)
    }
    for module in outermost(in: graph) {
      propagate(.unwired(module: module), from: demands(of: module, graph), graph)
    }
  }

  /// Whether a module, a provider or a dependency has its cause elsewhere.
  ///
  /// - Complexity: O(1).
  package func explain(_ id: NodeID) -> Bool { attributed.contains(id) }

  /// Whether a dependency is declared by modules that nobody wires and by nothing else. What they
  /// read says little while nobody uses them.
  ///
  /// - Complexity: O(number of modules that declare it).
  package func isOfUnwiredModules(_ dependency: NodeID, _ graph: Graph) -> Bool {
    let owners = graph.incoming(dependency, .declares).map(\.source)
    return !owners.isEmpty && owners.allSatisfy(unwired.contains)
  }

  /// The nodes that have their cause elsewhere, and the dependencies of modules that nobody wires.
  package func explainedNodes(in graph: Graph) -> Set<NodeID> {
    Set(consequences.values.joined())
      .union(unwiredModules.lazy.flatMap { demands(of: $0, graph) })
  }

  /// The unwired modules that are nobody's fault but their own: each that no other one asks for,
  /// and one of each cycle.
  private func outermost(in graph: Graph) -> [NodeID] {
    let rest = unwiredModules.filter { !attributed.contains($0) }
    guard !rest.isEmpty else { return [] }
    let isInside: (NodeID) -> Bool = { unwired.contains($0) && !attributed.contains($0) }
    let fields = Set(rest.flatMap { demands(of: $0, graph) })
    let seeds = graph.nodeIDs.filter { !isInside($0) && !fields.contains($0) }
    return graph.deadNodes(from: seeds) { edge in
      switch edge.kind {
      case .declares: isInside(edge.source)
      case .asks: fields.contains(edge.source) && isInside(edge.target)
      default: false
      }
    }
    .roots
  }

  private func demands(of module: NodeID, _ graph: Graph) -> [NodeID] {
    graph.outgoing(module, .declares).map(\.target)
  }

  /// Attributes to a cause all nodes that are there for some dependencies alone. The dependencies of
  /// a module that is attributed to it come next.
  private mutating func propagate(_ cause: Cause, from dependencies: [NodeID], _ graph: Graph) {
    if case .unwired(let module) = cause, attributed.contains(module) { return }
    var waiting = dependencies
    var visited = Set(dependencies)
    while let dependency = waiting.popLast() {
      for candidate in hints.candidates(for: dependency) where isFor(cause, candidate) {
        attribute(candidate.node, to: cause)
      }
      for module in graph.outgoing(dependency, .asks).map(\.target)
      where cause != .unwired(module: module) {
        let isUnwired = unwired.contains(module)
        guard isUnwired ? attribute(module, to: cause) : isDemand(cause, graph) else { continue }
        waiting += demands(of: module, graph).filter { visited.insert($0).inserted }
      }
    }
  }

  /// Whether a container is asked for something in vain: whatever wires a module, it is not made.
  private func isDemand(_ cause: Cause, _ graph: Graph) -> Bool {
    guard case .leftOut(_, let wiring) = cause else { return false }
    return graph[wiring].traits.contains(.isDemand)
  }

  /// Whether a candidate is meant for what a cause leaves without value. One for a dependency that
  /// a wiring leaves out is not meant for another wiring.
  private func isFor(_ cause: Cause, _ candidate: Hints.Candidate) -> Bool {
    guard let wiring = candidate.wiring, case .leftOut(candidate.dependency, let other) = cause
    else { return candidate.wiring == nil }
    return wiring == other
  }

  @discardableResult
  private mutating func attribute(_ id: NodeID, to cause: Cause) -> Bool {
    guard attributed.insert(id) else { return false }
    consequences[cause, default: []].append(id)
    return true
  }
}

extension RootCauses {
  /// The consequences of a cause, as notes on its finding, capped.
  package func notes(
    on cause: Cause,
    excluding others: [Finding.Note] = [],
    _ graph: Graph
  ) -> [Finding.Note] {
    let known = Set(others.map(\.location))
    let notes = (consequences[cause] ?? []).sorted().compactMap { id -> Finding.Note? in
      let node = graph[id]
      guard let location = node.location, !known.contains(location),
        !node.traits.contains(.isTest)
      else { return nil }
      return .init(role: .consequence, message: message(for: id, graph), location: location)
    }
    return notes.capped()
  }

  /// The words for a consequence and its purpose.
  private func message(for id: NodeID, _ graph: Graph) -> String {
    let node = graph[id]
    if let words = hints.words(for: id) { return "'\(node.name)'\(words.unused)" }
    guard node.kind == .module else {
      let verb = node.kind == .dependency ? "read" : "used"
      let purpose = hints.purpose(of: id).map { graph[$0].name }
      return "'\(node.name)' is not \(verb)" + (purpose.map { "; it could be for '\($0)'" } ?? "")
    }
    let verb = node.traits.contains(.isConfigurator) ? "configured" : "wired"
    let askers = Set(graph.incoming(id, .asks).compactMap { graph[$0.source].owner }).sorted()
    let names = Advice.list(askers.map { "'\(graph[$0].name)'" })
    return "module '\(node.name)' is not \(verb); it is asked for only by \(names)"
  }
}
