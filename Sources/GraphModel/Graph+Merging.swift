extension Graph {
  /// One graph of several that have nothing to do with each other, such as those of the programs in
  /// one folder.
  ///
  /// Nodes keep their order, those of the first graph first. A file that several graphs have is one.
  /// - Parameters:
  ///   - graphs: The graphs, which need not have their files in the same order.
  ///   - files: The files of the result, among them all that locations of the graphs are in.
  /// - Complexity: O(*n* + *e* log *e*) for *n* nodes and *e* edges.
  public init(merging graphs: [Graph], files: [String]) {
    let positions = Dictionary(
      zip(files, files.indices.map { FileID(index: UInt32($0)) }),
      uniquingKeysWith: { first, _ in first }
    )
    var builder = GraphBuilder(files: files)
    for graph in graphs {
      let merge = Merge(
        first: builder.nodeIDs.upperBound,
        files: graph.files.map { path in
          guard let file = positions[path] else {
            preconditionFailure("every file of a graph is a file of what it becomes a part of")
          }
          return file
        }
      )
      for node in graph.nodes { _ = builder.addNode(merge.moved(node)) }
      for edge in graph.edges { builder.addEdge(merge.moved(edge)) }
    }
    self = builder.build()
  }
}

/// The renumbering of a graph's nodes and files in the merged graph.
private struct Merge {
  /// The id of the graph's first node there.
  let first: NodeID
  /// The graph's files there.
  let files: [FileID]

  func moved(_ node: Node) -> Node {
    var node = node
    node.location = node.location.map(moved)
    node.owner = node.owner.map(moved)
    return node
  }

  func moved(_ edge: Edge) -> Edge {
    var edge = edge
    edge.source = moved(edge.source)
    edge.target = moved(edge.target)
    edge.location = edge.location.map(moved)
    if case .receiver(let id) = edge.detail { edge.detail = .receiver(moved(id)) }
    return edge
  }

  private func moved(_ id: NodeID) -> NodeID { NodeID(position: first.position + id.position) }

  private func moved(_ location: Location) -> Location {
    var location = location
    location.file = files[location.file.position]
    return location
  }
}
