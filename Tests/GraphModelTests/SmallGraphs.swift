import GraphModel

extension NodeID: ExpressibleByIntegerLiteral {
  /// Lets a test write the index alone.
  public init(integerLiteral index: UInt32) {
    self.init(index: index)
  }
}

/// A generator of the same numbers in every run (SplitMix64).
struct SmallGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// One byte of a file.
func location(_ file: UInt32, _ offset: UInt32) -> Location {
  Location(file: FileID(index: file), offset: offset, length: 1)
}

/// A builder that holds modules and no edge.
func makeBuilder(nodeCount: Int, files: [String] = []) -> GraphBuilder {
  var builder = GraphBuilder(files: files)
  for index in 0..<nodeCount {
    _ = builder.addNode(Node(kind: .module, name: "Module\(index)"))
  }
  return builder
}

/// A graph of modules with these edges.
func makeGraph(nodeCount: Int, files: [String] = [], edges: [Edge]) -> Graph {
  var builder = makeBuilder(nodeCount: nodeCount, files: files)
  for edge in edges { builder.addEdge(edge) }
  return builder.build()
}

/// A graph of modules with an eager `uses` edge for each pair of source and target.
func makeGraph(nodeCount: Int, _ pairs: [(UInt32, UInt32)]) -> Graph {
  makeGraph(
    nodeCount: nodeCount,
    edges: pairs.map {
      Edge(source: NodeID(index: $0), target: NodeID(index: $1), kind: .uses)
    }
  )
}
