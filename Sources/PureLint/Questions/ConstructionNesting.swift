import GraphModel
import PureLintSource

/// The nesting of constructions in arguments of others, and the field that each use is for.
///
/// The graph has a use in a nested construction once for each construction around it. Labels tell
/// them apart: the innermost argument is the one whose label is nearest in front.
///
///     Screen(model: Model(clock: clock))      the use of `clock` is for `Model.clock`, and the
///                                             construction of `Model` for `Screen.model`
struct ConstructionNesting {
  /// An argument of a construction.
  struct Argument: Hashable {
    let wiring: NodeID
    let field: NodeID
  }

  /// For each construction that stands in an argument of another one, the innermost such.
  private(set) var arguments: [NodeID: Argument] = [:]

  private let graph: Graph
  /// The places of labels.
  private var labels: [Argument: Location] = [:]
  /// The places of the labels of each construction, sorted.
  private var labelsByWiring: [NodeID: [Location]] = [:]
  /// The places of the labels for parameters of functions, sorted.
  private var parameterLabels: [Location] = []
  /// The arguments that uses at a place are in, the innermost last.
  private var argumentsByUse: [Location: [Argument]] = [:]

  /// - Complexity: O(*n* + *e* log *e*).
  init(_ graph: Graph) {
    self.graph = graph
    for edge in graph.edges(.supplies) {
      guard let place = edge.location else { continue }
      if isConstruction(edge.source) {
        labels[Argument(wiring: edge.source, field: edge.target)] = place
        labelsByWiring[edge.source, default: []].append(place)
      } else if graph[edge.target].traits.contains(.isParameter) {
        parameterLabels.append(place)
      }
    }
    parameterLabels.sort()
    for wiring in labelsByWiring.keys { labelsByWiring[wiring]?.sort() }
    for edge in graph.edges where edge.kind == .uses && isConstruction(edge.source) {
      guard let field = edge.receiver, let place = edge.location else { continue }
      argumentsByUse[place, default: []].append(Argument(wiring: edge.source, field: field))
    }
    let labels = labels
    for place in argumentsByUse.keys {
      argumentsByUse[place]?.sort { (labels[$0]?.offset ?? 0) < (labels[$1]?.offset ?? 0) }
    }
    findArguments()
  }

  /// Whether a use that names a field is for that field rather than for one further in.
  func isOwn(_ edge: Edge) -> Bool {
    guard isConstruction(edge.source), let field = edge.receiver, let place = edge.location else {
      return true
    }
    let argument = Argument(wiring: edge.source, field: field)
    return argumentsByUse[place]?.last == argument && !isForParameter(place, within: argument)
  }

  /// Whether the label of a parameter stands between that of an argument and a use.
  private func isForParameter(_ use: Location, within argument: Argument) -> Bool {
    guard let label = labels[argument] else { return false }
    let next = parameterLabels[...].partitioningIndex { $0 > label }
    return next < parameterLabels.count && parameterLabels[next] < use
  }

  /// Whether code outside of constructions uses something in an argument of one.
  func isArgument(_ edge: Edge) -> Bool {
    if graph[edge.source].kind == .wiring { return false }
    return arguments[edge.target] != nil || edge.location.map { argumentsByUse[$0] != nil } ?? false
  }

  /// The constructions in whose arguments a use stands, the innermost first.
  func wirings(around edge: Edge) -> [NodeID] {
    var next = edge.location.flatMap { argumentsByUse[$0]?.last } ?? arguments[edge.target]
    var found: [NodeID] = []
    while let argument = next, !found.contains(argument.wiring) {
      found.append(argument.wiring)
      next = arguments[argument.wiring]
    }
    return found
  }

  /// Whether a node is a construction with arguments, rather than a demand.
  private func isConstruction(_ id: NodeID) -> Bool {
    graph[id].kind == .wiring && !graph[id].traits.contains(.isDemand)
  }

  private mutating func findArguments() {
    var around: [NodeID: [Argument]] = [:]
    for candidates in argumentsByUse.values {
      for (position, argument) in candidates.enumerated() {
        around[argument.wiring, default: []] += candidates[..<position]
      }
    }
    let asking = argumentsByCode()
    for wiring in graph.nodeIDs where isConstruction(wiring) {
      guard let place = graph[wiring].location else { continue }
      let asked = codes(of: wiring).compactMap { code in
        asking[code].flatMap { last(of: $0, before: place) }
      }
      arguments[wiring] = innermost((around[wiring] ?? []) + asked, around: place, of: wiring)
    }
  }

  /// A module, and the code that makes constructions of it or with it.
  private struct Code: Hashable {
    let module: NodeID
    let maker: NodeID
  }

  /// The modules that a construction makes, with who makes it.
  private func codes(of wiring: NodeID) -> [Code] {
    graph.outgoing(wiring, .wires).flatMap { made in
      makers(of: wiring).map { Code(module: made.target, maker: $0) }
    }
  }

  private func makers(of wiring: NodeID) -> [NodeID] {
    let users = graph.incoming(wiring, .uses).map(\.source)
    return users.isEmpty ? [graph[wiring].owner].compactMap { $0 } : users
  }

  /// The arguments for fields that ask for a module and get no other value, by the code that they
  /// stand in, sorted by the places of their labels.
  private func argumentsByCode() -> [Code: [Argument]] {
    let filled = Set(argumentsByUse.values.compactMap(\.last))
    var found: [Code: [Argument]] = [:]
    for argument in labels.keys where !filled.contains(argument) {
      for edge in graph.outgoing(argument.field, .asks) {
        for maker in makers(of: argument.wiring) {
          found[Code(module: edge.target, maker: maker), default: []].append(argument)
        }
      }
    }
    return found.mapValues { $0.sorted { place(of: $0) < place(of: $1) } }
  }

  private func place(of argument: Argument) -> Location {
    guard let place = labels[argument] else {
      preconditionFailure("an argument is known by its label")
    }
    return place
  }

  /// The last of some sorted arguments whose label stands in front of a place.
  private func last(of arguments: [Argument], before use: Location) -> Argument? {
    let end = arguments[...].partitioningIndex { place(of: $0) > use }
    return end > 0 ? arguments[end - 1] : nil
  }

  /// The argument whose label is the nearest in front of a place.
  private func innermost(
    _ candidates: [Argument],
    around place: Location,
    of wiring: NodeID
  ) -> Argument? {
    candidates.filter { argument in
      guard argument.wiring != wiring, let label = labels[argument] else { return false }
      return label.file == place.file && label.offset <= place.offset
        && !isFollowed(argument, before: place)
    }.max { first, second in
      (labels[first]?.offset ?? 0, second.field) < (labels[second]?.offset ?? 0, first.field)
    }
  }

  /// Whether the next label of the same construction stands in front of a place, so that the argument
  /// ends before it.
  private func isFollowed(_ argument: Argument, before place: Location) -> Bool {
    guard let label = labels[argument] else { return false }
    let all = labelsByWiring[argument.wiring] ?? []
    let next = all[...].partitioningIndex { $0 > label }
    return next < all.count && all[next] < place
  }
}
