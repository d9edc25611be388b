import GraphModel
import PureLintResolution
import PureLintWiring

/// Where a value comes from.
struct ValueOrigin {
  /// The place where the way back to a value is lost.
  struct End: Hashable {
    let location: Location
    let file: Int
    /// The reason: one phrase, lower case, without a period.
    let reason: String
  }

  /// The nodes that it comes from, each once.
  private(set) var nodes: [NodeID] = []
  /// Where the way to others is lost, each once.
  private(set) var ends: [End] = []
  private var known: Set<NodeID> = []
  private var knownEnds: Set<End> = []

  var isEmpty: Bool { nodes.isEmpty && ends.isEmpty }

  init(_ nodes: [NodeID] = []) { add(nodes) }

  mutating func add(_ node: NodeID) {
    if known.insert(node).inserted { nodes.append(node) }
  }

  mutating func add(_ nodes: [NodeID]) { for node in nodes { add(node) } }

  /// Adds an end, unless it is in a test, whose values are not the app's.
  mutating func add(_ end: End?, unlessIn program: Program) {
    guard let end, !program.targets.isTest(file: end.file) else { return }
    if knownEnds.insert(end).inserted { ends.append(end) }
  }

  mutating func add(_ other: ValueOrigin) {
    add(other.nodes)
    for end in other.ends where knownEnds.insert(end).inserted { ends.append(end) }
  }
}
