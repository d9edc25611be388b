import GraphModel

/// What is demanded and not supplied, and what falls with it.
///
/// A dependency that a wiring leaves out, a property that a factory leaves unset and a module that
/// nobody wires each lack something. A module that only such a dependency asks for is unwired for
/// that reason alone, so its own dependencies lack a value too; and what nobody uses although one
/// of them could have it was meant for it. All that has one cause is one finding, at the cause.
struct Losses {
  /// The modules that nobody wires, those that fall with something included; without those on
  /// cycles that cannot be built, which are told as such.
  let unwiredModules: [NodeID]
  private let unwired: NodeSet
  private var fallen: NodeSet
  private var fallenByCause: [Cause: [NodeID]] = [:]

  /// What a finding is about.
  enum Cause: Hashable {
    case leftOut(dependency: NodeID, by: NodeID)
    case unset(property: NodeID, by: NodeID)
    case unwired(module: NodeID)
  }

  /// - Parameter cycles: those of the graph's modules.
  /// - Complexity: O(*n* log *n* + *e*).
  init(in graph: Graph, _ cycles: [ModuleCycle]) {
    let cyclic = Set(cycles.filter { !$0.isBuildable }.flatMap(\.hops).map(\.source))
    unwiredModules = graph.unwiredModules().filter { !cyclic.contains($0) }
    var unwired = NodeSet(nodeCount: graph.nodes.count)
    for module in unwiredModules { unwired.insert(module) }
    self.unwired = unwired
    fallen = NodeSet(nodeCount: graph.nodes.count)
    // What tests lack explains nothing in the app.
    for (wiring, dependency) in graph.missingDependencies()
    where !graph[wiring].traits.contains(.isTest) {
      spread(.leftOut(dependency: dependency, by: wiring), from: [dependency], graph)
    }
    for edge in graph.edges where edge.kind == .omits {
      spread(.unset(property: edge.target, by: edge.source), from: [edge.target], graph)
    }
    for module in outermost(in: graph) {
      spread(.unwired(module: module), from: demands(of: module, graph), graph)
    }
  }

  /// Whether a module, a provider or a dependency has its cause elsewhere.
  ///
  /// - Complexity: O(1).
  func contain(_ id: NodeID) -> Bool { fallen.contains(id) }

  /// Whether a dependency is declared by modules that nobody wires and by nothing else. What they
  /// read says little while nobody uses them.
  ///
  /// - Complexity: O(number of modules that declare it).
  func isOfUnwiredModules(_ dependency: NodeID, _ graph: Graph) -> Bool {
    let owners = graph.incoming(dependency, .declares).map(\.source)
    return !owners.isEmpty && owners.allSatisfy(unwired.contains)
  }

  /// The unwired modules that are nobody's fault but their own: each that no other one asks for,
  /// and one of each circle.
  private func outermost(in graph: Graph) -> [NodeID] {
    let rest = unwiredModules.filter { !fallen.contains($0) }
    let isInside: (NodeID) -> Bool = { unwired.contains($0) && !fallen.contains($0) }
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

  /// Lets fall all that is there for some dependencies alone, and for those of the modules that
  /// fall.
  private mutating func spread(_ cause: Cause, from dependencies: [NodeID], _ graph: Graph) {
    if case .unwired(let module) = cause, fallen.contains(module) { return }
    var waiting = dependencies
    var visited = Set(dependencies)
    while let dependency = waiting.popLast() {
      for edge in graph.incoming(dependency, .suits) where isFor(cause, edge) {
        fall(edge.source, cause)
      }
      for module in graph.outgoing(dependency, .asks).map(\.target)
      where unwired.contains(module) && cause != .unwired(module: module) {
        guard fall(module, cause) else { continue }
        waiting += demands(of: module, graph).filter { visited.insert($0).inserted }
      }
    }
  }

  /// What suits a dependency that one wiring leaves out is not meant for another.
  private func isFor(_ cause: Cause, _ edge: Edge) -> Bool {
    guard let wiring = edge.through, case .leftOut(edge.target, let other) = cause else {
      return edge.through == nil
    }
    return wiring == other
  }

  @discardableResult
  private mutating func fall(_ id: NodeID, _ cause: Cause) -> Bool {
    guard fallen.insert(id) else { return false }
    fallenByCause[cause, default: []].append(id)
    return true
  }
}

extension Losses {
  /// What falls with a cause, as notes on its finding, capped.
  func notes(
    on cause: Cause,
    excluding others: [Diagnostic.Note] = [],
    _ graph: Graph
  ) -> [Diagnostic.Note] {
    let known = Set(others.map(\.location))
    let notes = (fallenByCause[cause] ?? []).sorted().compactMap { id -> Diagnostic.Note? in
      let node = graph[id]
      guard let location = node.location, !known.contains(location),
        !node.traits.contains(.isTest)
      else { return nil }
      return .init(message: message(for: id, graph), location: location)
    }
    return notes.capped()
  }

  /// What falls, and what it falls with.
  private func message(for id: NodeID, _ graph: Graph) -> String {
    let node = graph[id]
    guard node.kind == .module else {
      let verb = node.kind == .dependency ? "read" : "used"
      let wish = graph.outgoing(id, .suits).map(\.target).first.map { graph[$0].name }
      return "'\(node.name)' is not \(verb)" + (wish.map { "; it could be for '\($0)'" } ?? "")
    }
    let verb = node.traits.contains(.isConfigurator) ? "configured" : "wired"
    let askers = Set(graph.incoming(id, .asks).compactMap { graph[$0.source].owner }).sorted()
    let names = Advice.list(askers.map { "'\(graph[$0].name)'" })
    return "module '\(node.name)' is not \(verb); it is asked for only by \(names)"
  }
}

extension [Diagnostic.Note] {
  /// The first few, and how many more there are.
  func capped() -> [Diagnostic.Note] {
    let limit = 3
    guard count > limit + 1 else { return self }
    let rest = "and \(count - limit) others"
    return prefix(limit) + [.init(message: rest, location: self[limit].location)]
  }
}
