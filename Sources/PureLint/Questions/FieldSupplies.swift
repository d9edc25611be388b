import GraphModel

/// The participants that supply fields and parameters, followed through the parameters of the
/// functions that hand values on.
struct FieldSupplies: Sendable {
  /// A participant that a value comes from.
  struct Supply: Hashable {
    let target: NodeID
    /// The place where the value is handed over.
    let location: Location?
    /// When the participant is built.
    var timing = Edge.Timing.eager
  }

  private let graph: Graph
  /// For each field, the edges that say where its value comes from.
  private let edgesByField: [NodeID: [Edge]]
  private let nesting: ConstructionNesting
  /// The demands: pairs of a holder and a provider that fills a field of it.
  private let demands: Set<Demand>
  private struct Demand: Hashable, Sendable {
    let holder: NodeID
    let provider: NodeID
  }

  init(_ graph: Graph) {
    self.graph = graph
    let nesting = ConstructionNesting(graph)
    var edgesByField: [NodeID: [Edge]] = [:]
    var demands: Set<Demand> = []
    for edge in graph.edges {
      guard let field = edge.receiver else { continue }
      if nesting.isOwn(edge) { edgesByField[field, default: []].append(edge) }
      let source = graph[edge.source]
      if source.traits.contains(.isDemand), let holder = source.owner {
        demands.insert(Demand(holder: holder, provider: edge.target))
      }
    }
    for (wiring, argument) in nesting.arguments.sorted(by: { $0.key < $1.key }) {
      edgesByField[argument.field, default: []].append(
        Edge(
          source: argument.wiring,
          target: wiring,
          kind: .uses,
          location: graph[wiring].location
        )
      )
    }
    for edge in graph.edges(.restsOn) where graph[edge.source].kind == .dependency {
      edgesByField[edge.source, default: []].append(edge)
    }
    self.edgesByField = edgesByField
    self.nesting = nesting
    self.demands = demands
  }

  /// Whether a use stands in an argument of a construction, so that the code around only hands the
  /// value on.
  func isArgument(_ edge: Edge) -> Bool { nesting.isArgument(edge) }

  /// The objects that are built with the arguments around a use, the innermost first.
  func holders(around edge: Edge) -> [NodeID] {
    nesting.wirings(around: edge).compactMap { wiring in
      graph.outgoing(wiring, .wires).first?.target ?? graph[wiring].owner
    }
  }

  /// Whether a construction is an argument of another one.
  func isNested(_ wiring: NodeID) -> Bool { nesting.arguments[wiring] != nil }

  /// Whether code has a field that a provider fills.
  func isDemanded(_ provider: NodeID, by holder: NodeID) -> Bool {
    demands.contains(Demand(holder: holder, provider: provider))
  }

  /// Whether a field holds what builds a value later: a factory or a closure.
  func isDeferred(_ field: NodeID) -> Bool {
    graph.outgoing(field, .asks).contains { $0.timing == .deferred }
      || graph[field].typeName.map { FieldSupplies.isFunction($0[...]) } ?? false
  }

  /// Whether a written type is that of a function, optional or not.
  private static func isFunction(_ type: Substring) -> Bool {
    var depth = 0
    var last: Character = " "
    for (index, letter) in zip(type.indices, type) {
      switch letter {
      case "(", "[", "<": depth += 1
      case ">" where last == "-":
        if depth == 0 { return true }
      case ")", "]", ">":
        depth -= 1
        // `(() -> Clock)?`
        let rest = type[type.index(after: index)...]
        if depth == 0, type.first == "(", rest.allSatisfy({ $0 == "?" || $0 == "!" }) {
          return isFunction(type[..<index].dropFirst())
        }
      default: break
      }
      last = letter
    }
    return false
  }

  /// The participants that a field's value comes from, each once, in source order.
  func suppliers(of field: NodeID) -> [Supply] { followed(from: edges(of: field)) }

  /// The participants behind the target of an edge: itself, or what a construction makes.
  func participants(of target: NodeID) -> [Supply] {
    switch graph[target].kind {
    case .wiring, .dependency:
      followed(from: [Edge(source: target, target: target, kind: .uses)])
    default: [Supply(target: target, location: nil)]
    }
  }

  /// What some edges lead to, through constructions, fields and parameters.
  private func followed(from start: [Edge]) -> [Supply] {
    var found: [Supply] = []
    var known: Set<NodeID> = []
    var waiting = start.map { (edge: $0, location: $0.location) }
    waiting.reverse()
    while let (edge, location) = waiting.popLast() {
      guard known.insert(edge.target).inserted else { continue }
      switch graph[edge.target].kind {
      case .dependency:
        waiting += edges(of: edge.target).reversed().map { ($0, location ?? $0.location) }
      case .wiring:
        let made = graph.outgoing(edge.target, .wires)
        found += made.filter { known.insert($0.target).inserted }
          .map { Supply(target: $0.target, location: location, timing: $0.timing) }
        if made.isEmpty {
          waiting += graph.outgoing(edge.target, .uses).reversed().map { ($0, location) }
        }
      default: found.append(Supply(target: edge.target, location: location))
      }
    }
    return found
  }

  /// The edges that say where a field's value comes from.
  private func edges(of field: NodeID) -> [Edge] { edgesByField[field] ?? [] }
}
