/// The mutable form of a graph: collects nodes and edges, then freezes them with `build()`.
public struct GraphBuilder: Sendable {
  private let files: [String]
  @usableFromInline private(set) var nodes: [Node] = []
  private var edges: [Edge] = []

  /// Starts a graph over the files that locations refer to.
  public init(files: [String] = []) {
    self.files = files
  }

  /// Starts with the files and nodes of a graph, which keep their ids, and without its edges.
  ///
  /// - Complexity: O(1).
  public init(nodesOf graph: Graph) {
    files = graph.files
    nodes = graph.nodes
  }

  /// Starts with everything that a graph has.
  ///
  /// - Complexity: O(1).
  public init(_ graph: Graph) {
    self.init(nodesOf: graph)
    edges = graph.edges
  }

  /// The ids of the nodes added so far, in the order of their addition.
  public var nodeIDs: Range<NodeID> {
    NodeID(index: 0)..<NodeID(position: nodes.count)
  }

  /// The node with an id that `addNode` returned.
  ///
  /// Inlinable, so that who asks for one property copies no node.
  /// - Complexity: O(1).
  public subscript(id: NodeID) -> Node {
    @inlinable get { nodes[id.position] }
    set { nodes[id.position] = newValue }
  }

  /// Adds a node and returns its id, one more than the id before.
  ///
  /// - Complexity: O(1) amortised.
  public mutating func addNode(_ node: Node) -> NodeID {
    nodes.append(node)
    return NodeID(position: nodes.count - 1)
  }

  /// Adds an edge; its nodes must have been added before.
  ///
  /// - Complexity: O(1) amortised.
  public mutating func addEdge(_ edge: consuming Edge) {
    precondition(isKnown(edge.source), "the source of an edge is a node of the graph")
    precondition(isKnown(edge.target), "the target of an edge is a node of the graph")
    precondition(edge.detail?.fits(edge.kind) ?? true, "the detail of an edge is one of its kind")
    if edges.count == edges.capacity { makeRoomForEdges() }
    edges.append(edge)
  }

  /// Makes room for half as many edges more: to double it, as arrays do, leaves up to half of it
  /// unused while a run has most in memory.
  private mutating func makeRoomForEdges() {
    edges.reserveCapacity(max(16, edges.count + edges.count / 2))
  }

  /// Freezes the graph: sorts the edges and drops those that repeat another exactly.
  ///
  /// The result depends on the order of `addNode` only, not on that of `addEdge`.
  /// Owners, receivers and files of locations must be part of the graph. A builder that nobody uses
  /// afterwards gives up its edges before the graph has all of its own.
  /// - Complexity: O(*n* + *e* log *e*) for *n* nodes and *e* edges.
  public consuming func build() -> Graph {
    checkReferences()
    let (files, nodes, edges) = (files, nodes, edges)
    _ = consume self
    return Graph(files: files, nodes: nodes, unsortedEdges: consume edges)
  }

  private func checkReferences() {
    for node in nodes {
      precondition(isKnown(node.owner), "an owner is a node of the graph")
      precondition(isKnown(node.location), "the location of a node is in a file of the graph")
    }
    for index in edges.indices {
      precondition(isKnown(edges[index].receiver), "a receiver is a node of the graph")
      precondition(
        isKnown(edges[index].location),
        "the location of an edge is in a file of the graph"
      )
    }
  }

  private func isKnown(_ id: NodeID?) -> Bool {
    id.map { $0.position < nodes.count } ?? true
  }

  private func isKnown(_ location: Location?) -> Bool {
    location.map { $0.file.position < files.count } ?? true
  }
}
