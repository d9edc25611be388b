import GraphModel

/// Calls a body with every directed graph of up to three nodes, loops included, and with every
/// 29th of the 65,536 graphs of four nodes.
///
/// Some edges are deferred, and the location of each is one of a few, or none, in two files whose
/// paths are not in the order of their ids: so that paths of equal length differ in source order.
/// Some edges are doubled by one of another kind.
func forEachSmallGraph(_ body: (Graph) throws -> Void) rethrows {
  var generator = SmallGenerator(seed: 2)
  for nodeCount in 0...3 {
    for mask in 0..<(1 << (nodeCount * nodeCount)) {
      try body(makeSmallGraph(nodeCount: nodeCount, mask: mask, using: &generator))
    }
  }
  for mask in stride(from: 0, to: 1 << 16, by: 29) {
    try body(makeSmallGraph(nodeCount: 4, mask: mask, using: &generator))
  }
}

/// Whether an edge is eager: the predicate with which every algorithm is tried besides the default.
func isEager(_ edge: Edge) -> Bool {
  edge.timing == .eager
}

/// The graph in which bit `source * nodeCount + target` of the mask is an edge.
private func makeSmallGraph(
  nodeCount: Int,
  mask: Int,
  using generator: inout SmallGenerator
) -> Graph {
  var edges: [Edge] = []
  for bit in 0..<(nodeCount * nodeCount) where mask & 1 << bit != 0 {
    let source = NodeID(index: UInt32(bit / nodeCount))
    let target = NodeID(index: UInt32(bit % nodeCount))
    let kinds: [Edge.Kind] = generator.next() % 4 == 0 ? [.uses, .asks] : [.uses]
    for kind in kinds {
      let choice = UInt32(generator.next() % 8)
      edges.append(
        Edge(
          source: source,
          target: target,
          kind: kind,
          timing: generator.next() % 4 == 0 ? .deferred : .eager,
          location: choice == 0 ? nil : location(choice % 2, choice)
        )
      )
    }
  }
  return makeGraph(nodeCount: nodeCount, files: ["B.swift", "A.swift"], edges: edges)
}
