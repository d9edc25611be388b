import GraphModel
import PureLintQuestions
import PureLintSource

/// The places of one file that mean something in the graph: declarations, and where something is
/// needed, supplied or asked for.
struct GraphPlaces {
  private let survey: Survey
  private let places: [(range: Range<UInt32>, node: NodeID, isDeclaration: Bool)]

  /// - Complexity: O(*n* + *e*) for the nodes and edges of the graph.
  init(_ survey: Survey, in file: FileID) {
    self.survey = survey
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
  /// shortest range around it.
  func node(at offset: Int) -> NodeID? {
    let around = places.filter {
      Int($0.range.lowerBound) <= offset && offset <= $0.range.upperBound
    }
    return around.min { first, second in
      let lengths = (first.range.count, second.range.count)
      if lengths.0 != lengths.1 { return lengths.0 < lengths.1 }
      if first.isDeclaration != second.isDeclaration { return first.isDeclaration }
      return first.node < second.node
    }?.node
  }

  /// All about a thing, as `purelint show` tells it.
  func details(of node: NodeID) -> String {
    var page = AnswerPage(survey, showsAll: false)
    return NodeDetails(survey, of: node).text(&page)
  }

  /// The places where the value of a thing comes from: of a field, what it is supplied with; of anything
  /// else, its declaration.
  func origins(of node: NodeID) -> [Location] {
    let graph = survey.graph
    guard graph[node].kind == .dependency else { return [graph[node].location].compactMap { $0 } }
    let supplies = graph.incoming(node, .supplies).compactMap(\.location)
    let suppliers = NodeDetails(survey, of: node).fields.flatMap(\.suppliers)
    let found = suppliers.compactMap { $0.location } + supplies
    return Self.distinct(found.isEmpty ? [graph[node].location].compactMap { $0 } : found)
  }

  /// The places where a thing is needed or read.
  func users(of node: NodeID) -> [Location] {
    let details = NodeDetails(survey, of: node)
    let edges = details.users + (survey.graph[node].kind == .dependency ? readers(details) : [])
    return Self.distinct(edges.compactMap(\.location))
  }

  /// The number of those that need a thing.
  func userCount(of node: NodeID) -> Int {
    Set(NodeDetails(survey, of: node).users.map(\.source)).count
  }

  private func readers(_ details: NodeDetails) -> [Edge] { details.fields.flatMap(\.readers) }

  private static func distinct(_ locations: [Location]) -> [Location] {
    var known: Set<Location> = []
    return locations.filter { known.insert($0).inserted }
  }
}

extension Location {
  fileprivate var range: Range<UInt32> { offset..<offset + length }
}
