/// The full tree of a file, and where the nodes and tokens of its outline are in it.
struct FilledOutline: Sendable {
  let tree: SyntaxTree
  /// Element `i` is the position of the outline's node `i`; one more element is the end.
  let nodes: [UInt32]
  /// Element `i` is the position of the outline's token `i`; one more element is the end.
  let tokens: [UInt32]
  /// The nodes of each body, in source order.
  let bodies: [Range<Int>]
}

extension SyntaxTree {
  /// Parses the bodies that an outline skipped, each into the place of its `skippedBody`.
  ///
  /// The source around bodies is neither lexed nor parsed again.
  /// - Parameter stackSize: As for `init(parsing:bodies:stackSize:)`.
  /// - Complexity: linear in the bytes of the bodies and in the outline.
  func filled(stackSize: Int = 384 << 10) -> FilledOutline {
    source.bytes.withUnsafeBufferPointer { bytes in
      var filling = OutlineFilling(self, bytes, stackSize: stackSize)
      filling.parseBodies()
      return filling.finish()
    }
  }
}

/// A file's bodies on their way into its outline.
private struct OutlineFilling: ~Copyable {
  private let outline: SyntaxTree
  private var parser: Parser
  private var nodePositions: [UInt32] = []
  private var tokenPositions: [UInt32] = []
  /// By body, its nodes among those of the parser, in postorder.
  private var bodies: [Range<Int>] = []
  /// The number of nodes that bodies have added so far: the outline's next node moves back by as
  /// many.
  private var addedNodes = 0

  init(_ outline: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>, stackSize: Int) {
    self.outline = outline
    parser = Parser(bytes, fillingAnOutlineWith: stackSize)
    nodePositions.reserveCapacity(outline.nodes.count + 1)
    tokenPositions.reserveCapacity(outline.tokens.count + 1)
  }

  /// Parses all bodies, and puts the outline's tokens around theirs.
  mutating func parseBodies() {
    // Where the nodes around the one at hand end, innermost last.
    var open = GrowingBuffer<Int>()
    for position in outline.nodes.indices {
      let node = NodeIndex(position)
      while open.count > 0, open[open.count - 1] <= position { open.removeLast() }
      nodePositions.append(UInt32(position + addedNodes))
      if outline.kind(node) == .skippedBody { parse(outline.nodes[position], depth: open.count) }
      // A leaf surrounds nothing.
      let end = outline.end(of: node)
      if end > position + 1 { open.append(end) }
    }
    nodePositions.append(UInt32(outline.nodes.count + addedNodes))
    copyTokens(upTo: outline.tokens.count)
    tokenPositions.append(UInt32(parser.lexer.tokens.count))
  }

  private mutating func parse(_ body: SyntaxNode, depth: Int) {
    let brace = Int(body.firstToken)
    copyTokens(upTo: brace + 1)
    let first = parser.nodes.count
    parser.parseSkippedBody(
      closedAt: outline.tokens.starts[brace + 1],
      Parser.Context(rawValue: body.flags.rawValue),
      depth: depth
    )
    bodies.append(first..<parser.nodes.count)
    addedNodes += parser.nodes.count - first - 1
  }

  /// Takes over the outline's tokens that have not been yet.
  private mutating func copyTokens(upTo end: Int) {
    let start = tokenPositions.count
    let shift = parser.lexer.tokens.count - start
    for token in start..<end { tokenPositions.append(UInt32(token + shift)) }
    parser.lexer.append(tokensOf: outline, start..<end)
  }

  /// The full tree.
  consuming func finish() -> FilledOutline {
    let errors = parser.lexer.errors + parser.errors
    let tree = SyntaxTree(
      source: outline.source,
      tokens: TokenList(parser.lexer.tokens),
      nodes: nodes(),
      comments: outline.comments,
      errors: errors.isEmpty
        ? outline.errors : (outline.errors + errors).sorted { $0.offset < $1.offset }
    )
    let places = outline.nodes.indices.lazy.filter { outline.nodes.kind($0) == .skippedBody }
    return FilledOutline(
      tree: tree,
      nodes: nodePositions,
      tokens: tokenPositions,
      bodies: places.map { Int(nodePositions[$0])..<Int(nodePositions[$0 + 1]) }
    )
  }

  /// The outline's nodes and those of the bodies, in preorder.
  private borrowing func nodes() -> NodeList {
    let count = outline.nodes.count + addedNodes
    return NodeList(count: count, largeNodes: parser.nodes.largeNodes) { result in
      var next = 0
      for position in outline.nodes.indices {
        let place = Int(nodePositions[position])
        if outline.nodes.kind(position) == .skippedBody {
          result.write(parser.nodes, bodies[next], at: place)
          next += 1
        } else {
          result.write(moved(position), at: place)
        }
      }
    }
  }

  /// A node of the outline as it stands in the full tree.
  private borrowing func moved(_ position: Int) -> SyntaxNode {
    var node = outline.nodes[position]
    node.size = nodePositions[position + Int(node.size)] - nodePositions[position]
    node.mainToken = tokenPositions[Int(node.mainToken)]
    node.firstToken = tokenPositions[Int(node.firstToken)]
    node.endToken = tokenPositions[Int(node.endToken)]
    return node
  }
}
