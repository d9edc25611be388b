import GraphModel
import PureLintQuestions
import PureLintSource

/// The places of one file that mean something in the graph: declarations, and where something is
/// needed, supplied or asked for.
struct GraphPlaces {
  private let survey: Survey
  private let file: FileID
  private let places: [(range: Range<UInt32>, node: NodeID, isDeclaration: Bool)]

  /// - Complexity: O(*n* + *e*) for the nodes and edges of the graph.
  init(_ survey: Survey, in file: FileID) {
    self.survey = survey
    self.file = file
    let graph = survey.graph
    var places: [(range: Range<UInt32>, node: NodeID, isDeclaration: Bool)] = []
    for id in graph.nodeIDs where graph[id].kind != .wiring {
      guard let location = graph[id].location, location.file == file else { continue }
      places.append((location.range, id, true))
    }
    for edge in graph.edges where edge.kind != .declares && edge.kind != .copies {
      guard let location = edge.location, location.file == file else { continue }
      places.append((location.range, edge.target, false))
    }
    self.places = places
  }

  /// The things that are declared in the file, in source order.
  var declared: [(node: NodeID, range: Range<UInt32>)] {
    places.filter(\.isDeclaration).map { ($0.node, $0.range) }
      .sorted { ($0.range.lowerBound, $0.node) < ($1.range.lowerBound, $1.node) }
  }

  /// The thing that a byte speaks of: what is declared there, or else what is needed there, by the
  /// shortest range around it; and that range.
  func place(at offset: Int) -> (node: NodeID, range: Range<UInt32>)? {
    let around = places.filter {
      Int($0.range.lowerBound) <= offset && offset <= $0.range.upperBound
    }
    let found = around.min { first, second in
      let lengths = (first.range.count, second.range.count)
      if lengths.0 != lengths.1 { return lengths.0 < lengths.1 }
      if first.isDeclaration != second.isDeclaration { return first.isDeclaration }
      return first.node < second.node
    }
    return found.map { ($0.node, $0.range) } ?? requestOfProperty(at: offset)
      ?? callOfType(at: offset)
  }

  /// What a call means whose first argument is a type: `resolve(Clock.self)`, `register(Clock.self) { … }`.
  private func callOfType(at offset: Int) -> (node: NodeID, range: Range<UInt32>)? {
    let bytes = survey.files[file.position].bytes
    guard let name = TypeArgument(at: offset, in: bytes)?.range else { return nil }
    let call = places.filter { Int($0.range.upperBound) == name.lowerBound - 1 }
      .min { ($0.range.count, $0.node) < ($1.range.count, $1.node) }
    return call.map { ($0.node, UInt32(name.lowerBound)..<UInt32(name.upperBound)) }
  }

  /// The request that a property with an attribute stands for, such as `@EnvironmentObject var model`: the
  /// first place in its type where it is read, which is where the graph has it.
  private func requestOfProperty(at offset: Int) -> (node: NodeID, range: Range<UInt32>)? {
    let bytes = survey.files[file.position].bytes
    guard let name = PropertyName(at: offset, in: bytes) else { return nil }
    let graph = survey.graph
    let types = declared.filter { [.consumer, .module, .root].contains(graph[$0.node].kind) }
    let owner = types.last { Int($0.range.lowerBound) < name.range.lowerBound }?.node
    let requests = declared.filter { node, range in
      survey.isRequest(node) && graph[node].owner == owner
        && bytes[Int(range.lowerBound)..<Int(range.upperBound)] == bytes[name.range]
    }
    return requests.first.map {
      ($0.node, UInt32(name.range.lowerBound)..<UInt32(name.range.upperBound))
    }
  }

  /// The places where the value of a thing comes from: of a field, what it is supplied with; of anything
  /// else, its declaration.
  func origins(of node: NodeID) -> [Location] {
    let graph = survey.graph
    guard graph[node].kind == .dependency else { return [graph[node].location].compactMap { $0 } }
    let suppliers = NodeDetails(survey, of: node).fields.flatMap(\.suppliers).map { edge in
      // A request gets what is registered or injected elsewhere.
      edge.location == graph[node].location ? graph[edge.target].location : edge.location
    }
    return (suppliers + graph.incoming(node, .supplies).map(\.location)).compactMap { $0 }
      .filter { $0 != graph[node].location }
  }

  /// The places where a thing is needed or read.
  func users(of node: NodeID) -> [Location] {
    let details = NodeDetails(survey, of: node)
    let readers = details.fields.flatMap(\.readers)
    return (details.users + (survey.graph[node].kind == .dependency ? readers : []))
      .compactMap(\.location)
  }
}

extension Location {
  fileprivate var range: Range<UInt32> { offset..<offset + length }
}
