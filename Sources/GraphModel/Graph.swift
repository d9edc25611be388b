/// An immutable graph in compressed sparse rows: all edges in one array, forwards and backwards.
///
/// Neighbors are sorted when the graph is frozen, so every question has one answer,
/// whatever the order in which the edges were found.
public struct Graph: Sendable {
  /// The paths of the files that locations refer to, as the analyser was given them.
  public let files: [String]
  /// The nodes; a node's id is its index.
  public let nodes: [Node]
  /// The edges, sorted by source, kind, target, timing, location and detail.
  public let edges: [Edge]

  /// The positions of the edges, sorted by target, kind, source, timing, location and detail.
  private let edgesByTarget: [UInt32]
  /// The edges out of node `i` are those from `outgoingStarts[i]` up to `outgoingStarts[i + 1]`.
  private let outgoingStarts: [UInt32]
  /// The edges into node `i` are those from `incomingStarts[i]` up to `incomingStarts[i + 1]`.
  private let incomingStarts: [UInt32]
  /// The place of each file when the files are sorted by path.
  private let fileRanks: [UInt32]

  /// Freezes nodes and edges whose references have been checked.
  init(files: [String], nodes: [Node], unsortedEdges: consuming [Edge]) {
    let fileRanks = Graph.ranks(of: files)
    var edges = consume unsortedEdges
    Graph.sort(&edges, nodeCount: nodes.count, fileRanks: fileRanks)
    Graph.removeDuplicates(from: &edges)
    self.files = files
    self.nodes = nodes
    self.edges = edges
    self.fileRanks = fileRanks
    outgoingStarts = Graph.rowStarts(
      rowCount: nodes.count,
      rows: edges.lazy.map(\.source.position)
    )
    incomingStarts = Graph.rowStarts(
      rowCount: nodes.count,
      rows: edges.lazy.map(\.target.position)
    )
    edgesByTarget = Graph.groupedByTarget(edges, starts: incomingStarts)
  }

  /// The ids of all nodes, in order.
  public var nodeIDs: Range<NodeID> {
    NodeID(index: 0)..<NodeID(position: nodes.count)
  }

  /// The node with an id of this graph.
  ///
  /// Inlinable, so that who asks for one property copies no node.
  @inlinable public subscript(id: NodeID) -> Node { nodes[id.position] }

  /// The path of a file of this graph.
  public subscript(file: FileID) -> String { files[file.position] }

  /// The edges out of a node, sorted as `edges` is; their indices are those of `edges`.
  ///
  /// - Complexity: O(1).
  public func outgoing(_ id: NodeID) -> ArraySlice<Edge> {
    edges[Graph.row(id, outgoingStarts)]
  }

  /// The edges into a node, sorted by kind, source, timing, location and detail.
  ///
  /// - Complexity: O(1).
  public func incoming(_ id: NodeID) -> IncomingEdges {
    IncomingEdges(edges: edges, positions: edgesByTarget[Graph.row(id, incomingStarts)])
  }

  /// The edges of one kind, in the order of `edges`.
  ///
  /// - Complexity: O(*e*).
  public func edges(_ kind: Edge.Kind) -> [Edge] {
    edges.indices.filter { edges[$0].kind == kind }.map { edges[$0] }
  }

  /// The edges of one kind out of a node, sorted by target, timing, location and detail.
  ///
  /// - Complexity: O(log *d*) for a node with *d* edges.
  public func outgoing(_ id: NodeID, _ kind: Edge.Kind) -> ArraySlice<Edge> {
    edges[Graph.run(of: kind, in: Graph.row(id, outgoingStarts)) { edges[$0].kind }]
  }

  /// The edges of one kind into a node, sorted by source, timing, location and detail.
  ///
  /// - Complexity: O(log *d*) for a node with *d* edges.
  public func incoming(_ id: NodeID, _ kind: Edge.Kind) -> IncomingEdges {
    let run = Graph.run(of: kind, in: Graph.row(id, incomingStarts)) {
      edges[Int(edgesByTarget[$0])].kind
    }
    return IncomingEdges(edges: edges, positions: edgesByTarget[run])
  }
}

extension Graph: Hashable {
  /// Whether files, nodes and edges are the same; the other stored properties follow from them.
  public static func == (first: Graph, second: Graph) -> Bool {
    first.files == second.files && first.nodes == second.nodes && first.edges == second.edges
  }

  /// Feeds files, nodes and edges to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(files)
    hasher.combine(nodes)
    hasher.combine(edges)
  }
}

extension Graph {
  /// Whether an edge comes before another in source order, a total order of a graph's edges.
  ///
  /// That is by path, offset and length of the location, edges without one last; then by source,
  /// kind, target, timing and detail.
  /// - Complexity: O(1).
  public func precedes(_ first: Edge, _ second: Edge) -> Bool {
    let firstPlace = Graph.place(of: first, fileRanks: fileRanks)
    let secondPlace = Graph.place(of: second, fileRanks: fileRanks)
    if firstPlace != secondPlace { return firstPlace < secondPlace }
    return Graph.isSorted(first, before: second, fileRanks: fileRanks)
  }

  /// File rank, offset and length of an edge's location, or what is greater than any of these.
  private static func place(of edge: Edge, fileRanks: [UInt32]) -> (UInt32, UInt32, UInt32) {
    guard let location = edge.location else { return (.max, .max, .max) }
    return (fileRanks[location.file.position], location.offset, location.length)
  }

  /// Whether an edge comes before another in `edges`.
  private static func isSorted(
    _ first: Edge,
    before second: Edge,
    fileRanks: [UInt32]
  ) -> Bool {
    if first.source != second.source { return first.source < second.source }
    if first.kind != second.kind { return first.kind.rank < second.kind.rank }
    if first.target != second.target { return first.target < second.target }
    if first.timing != second.timing { return first.timing.rank < second.timing.rank }
    let firstPlace = place(of: first, fileRanks: fileRanks)
    let secondPlace = place(of: second, fileRanks: fileRanks)
    if firstPlace != secondPlace { return firstPlace < secondPlace }
    return Edge.Detail.isSorted(first.detail, before: second.detail)
  }
}

extension Graph {
  private static func ranks(of files: [String]) -> [UInt32] {
    let order = files.indices.sorted { (files[$0], $0) < (files[$1], $1) }
    var ranks = [UInt32](repeating: 0, count: files.count)
    for (rank, file) in order.enumerated() { ranks[file] = UInt32(rank) }
    return ranks
  }

  /// Sorts edges in their own place: another array of them would be much of what a run keeps in
  /// memory.
  ///
  /// - Complexity: O(nodes + *e* log *d*) for *e* edges, at most *d* of them out of one node.
  private static func sort(_ edges: inout [Edge], nodeCount: Int, fileRanks: [UInt32]) {
    let starts = rowStarts(rowCount: nodeCount, rows: edges.lazy.map(\.source.position))
    var order = placed(edges.indices, starts: starts) { edges[$0].source.position }
      .map { SortedEdge(rank: rank(of: Int($0), in: edges), index: Int($0)) }
    for row in zip(starts, starts.dropFirst()) where row.0 < row.1 {
      order[Int(row.0)..<Int(row.1)].sort { first, second in
        first.rank != second.rank
          ? first.rank < second.rank
          : isSorted(edges[first.index], before: edges[second.index], fileRanks: fileRanks)
      }
    }
    edges.withUnsafeMutableBufferPointer { edges in
      // Each round brings one cycle of the permutation to where it belongs.
      for start in order.indices {
        var position = start
        while order[position].index != start {
          let next = order[position].index
          edges.swapAt(position, next)
          order[position].index = position
          position = next
        }
        order[position].index = position
      }
    }
  }

  /// Leaves each of some sorted edges once.
  private static func removeDuplicates(from edges: inout [Edge]) {
    let count = edges.withUnsafeMutableBufferPointer { edges in
      var count = 0
      for position in edges.indices {
        // To compare whole edges takes copies of them.
        let isAnother =
          count == 0 || edges[position].source != edges[count - 1].source
          || edges[position].target != edges[count - 1].target
          || edges[position].location != edges[count - 1].location
          || edges[position] != edges[count - 1]
        guard isAnother else { continue }
        if position != count { edges.swapAt(position, count) }
        count += 1
      }
      return count
    }
    edges.removeSubrange(count...)
  }

  /// An edge by its index, with what edges out of one node are sorted by first.
  private struct SortedEdge {
    let rank: UInt64
    var index: Int
  }

  /// Kind, target and timing of an edge as one number: hardly any two edges out of a node have the
  /// same, so that whole edges, which take long to copy, are rarely compared.
  private static func rank(of index: Int, in edges: [Edge]) -> UInt64 {
    UInt64(edges[index].kind.rank) << 40 | UInt64(edges[index].target.index) << 8
      | UInt64(edges[index].timing.rank)
  }

  /// The positions where each row starts, and at the end the number of all that is in rows.
  private static func rowStarts(rowCount: Int, rows: some Sequence<Int>) -> [UInt32] {
    var starts = [UInt32](repeating: 0, count: rowCount + 1)
    for row in rows { starts[row + 1] += 1 }
    for row in 0..<rowCount { starts[row + 1] += starts[row] }
    return starts
  }

  /// The positions of sorted edges, brought into rows by target and by kind within a row.
  private static func groupedByTarget(_ edges: [Edge], starts: [UInt32]) -> [UInt32] {
    let kinds = rowStarts(
      rowCount: Edge.Kind.allCases.count,
      rows: edges.lazy.map { Int($0.kind.rank) }
    )
    let byKind = placed(edges.indices, starts: kinds) { Int(edges[$0].kind.rank) }
    return placed(byKind.lazy.map { Int($0) }, starts: starts) { edges[$0].target.position }
  }

  /// The positions of the edges of a node.
  private static func row(_ id: NodeID, _ starts: [UInt32]) -> Range<Int> {
    Int(starts[id.position])..<Int(starts[id.position + 1])
  }

  /// Indices brought into rows, in their order within each row.
  private static func placed(
    _ indices: some Sequence<Int>,
    starts: [UInt32],
    row: (Int) -> Int
  ) -> [UInt32] {
    var order = [UInt32](repeating: 0, count: Int(starts.last ?? 0))
    var nextFree = starts
    for index in indices {
      let row = row(index)
      order[Int(nextFree[row])] = UInt32(index)
      nextFree[row] += 1
    }
    return order
  }

  /// The positions of one kind among those of a node's edges, which are sorted by kind.
  private static func run(
    of kind: Edge.Kind,
    in range: Range<Int>,
    kindAt: (Int) -> Edge.Kind
  ) -> Range<Int> {
    let start = firstPosition(in: range) { kindAt($0).rank >= kind.rank }
    let end = firstPosition(in: start..<range.upperBound) { kindAt($0).rank > kind.rank }
    return start..<end
  }

  /// Binary search for the first position from which on all are past a boundary.
  private static func firstPosition(in range: Range<Int>, where isPast: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isPast(middle) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
