import PureLintSource

/// The full tree of a file, and where the nodes and tokens of its outline are in it.
public struct FilledOutline: Sendable {
  /// The tree, in which no body is skipped any more.
  public let tree: SyntaxTree
  /// Where the outline's nodes are.
  public let nodes: PushedPositions
  /// Where the outline's tokens are.
  public let tokens: PushedPositions
  /// The nodes of each body, in source order.
  public let bodies: [Range<Int>]
}

/// Positions in an outline, and where its bodies push them: all positions between two bodies by as
/// much.
public struct PushedPositions: Sendable {
  fileprivate struct Run {
    /// The first position behind a body.
    let start: UInt32
    /// By how much that body and those before it push what is behind them.
    let distance: UInt32
  }

  /// One run for each body.
  private var runs: [Run] = []

  /// - Parameter count: About how many bodies there are.
  fileprivate init(bodies count: Int) { runs.reserveCapacity(count) }

  fileprivate mutating func append(start: Int, distance: Int) {
    runs.append(Run(start: UInt32(start), distance: UInt32(distance)))
  }

  /// By how much what is in front of a body is pushed; the end counts as one more body.
  fileprivate func distance(beforeBody body: Int) -> UInt32 {
    body == 0 ? 0 : runs[body - 1].distance
  }

  /// - Complexity: O(log bodies).
  subscript(position: UInt32) -> UInt32 {
    position + distance(beforeBody: runs.partitioningIndex { $0.start > position })
  }

  /// Looks up positions of which most are between the same two bodies as the one before.
  public struct Lookup {
    private let runs: [Run]
    private var near: Range<UInt32>
    private var distance: UInt32 = 0

    /// Begins in front of the first body.
    public init(_ positions: PushedPositions) {
      runs = positions.runs
      near = 0..<(runs.first?.start ?? .max)
    }

    /// The position in the full tree for one in the outline.
    /// - Complexity: O(1) between the same bodies as before; otherwise O(log bodies).
    @inline(__always)
    public mutating func callAsFunction(_ position: UInt32) -> UInt32 {
      if !near.contains(position) { move(to: position) }
      return position &+ distance
    }

    @inline(never)
    private mutating func move(to position: UInt32) {
      let next = runs.partitioningIndex { $0.start > position }
      let end = next == runs.count ? .max : runs[next].start
      near = (next == 0 ? 0 : runs[next - 1].start)..<end
      distance = next == 0 ? 0 : runs[next - 1].distance
    }
  }
}

extension SyntaxTree {
  /// Parses the bodies that an outline skipped, each into the place of its `skippedBody`.
  ///
  /// The source around bodies is neither lexed nor parsed again.
  /// - Parameter stackSize: As for `init(parsing:bodies:stackSize:)`.
  /// - Complexity: linear in the bytes of the bodies and in the outline.
  public func filled(stackSize: Int = 384 << 10) -> FilledOutline {
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
  private var nodePositions: PushedPositions
  private var tokenPositions: PushedPositions
  private var bodies: [Body] = []
  /// The number of nodes that bodies have added so far.
  private var addedNodes = 0
  /// The number of the outline's tokens that were taken over so far.
  private var copiedTokens = 0

  private struct Body {
    /// The position of the `skippedBody` in the outline.
    let place: Int
    /// The body among the parser's nodes, in postorder.
    let nodes: Range<Int>
  }

  init(_ outline: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>, stackSize: Int) {
    self.outline = outline
    parser = Parser(bytes, fillingAnOutlineWith: stackSize)
    // Application code has 17 to 24 nodes of an outline to a body (November 2026).
    let bodyCount = outline.nodes.count / 16
    nodePositions = PushedPositions(bodies: bodyCount)
    tokenPositions = PushedPositions(bodies: bodyCount)
    bodies.reserveCapacity(bodyCount)
  }

  /// Parses all bodies, and puts the outline's tokens around theirs.
  mutating func parseBodies() {
    // Where the nodes around the one at hand end, innermost last. A leaf surrounds nothing.
    var open = GrowingBuffer<Int>()
    let nodes = outline.nodes
    for position in nodes.indices {
      let end = position + Int(nodes.size(position))
      let isBody = nodes.kind(position) == .skippedBody
      guard isBody || end > position + 1 else { continue }
      while open.count > 0, open[open.count - 1] <= position { open.removeLast() }
      if isBody { parse(position, depth: open.count) } else { open.append(end) }
    }
    copyTokens(upTo: outline.tokens.count)
  }

  private mutating func parse(_ position: Int, depth: Int) {
    let body = outline.nodes[position]
    let brace = Int(body.firstToken)
    copyTokens(upTo: brace + 1)
    let first = parser.nodes.count
    parser.parseSkippedBody(
      closedAt: outline.tokens.starts[brace + 1],
      Parser.Context(rawValue: body.flags.rawValue),
      depth: depth
    )
    bodies.append(Body(place: position, nodes: first..<parser.nodes.count))
    addedNodes += parser.nodes.count - first - 1
    nodePositions.append(start: position + 1, distance: addedNodes)
    tokenPositions.append(start: brace + 1, distance: parser.lexer.tokens.count - brace - 1)
  }

  /// Takes over the outline's tokens that have not been yet.
  private mutating func copyTokens(upTo end: Int) {
    parser.lexer.append(tokensOf: outline, copiedTokens..<end)
    copiedTokens = end
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
    return FilledOutline(
      tree: tree,
      nodes: nodePositions,
      tokens: tokenPositions,
      bodies: bodies.map { body in
        let start = Int(nodePositions[UInt32(body.place)])
        return start..<start + body.nodes.count
      }
    )
  }

  /// The outline's nodes and those of the bodies, in preorder.
  private borrowing func nodes() -> NodeList {
    let count = outline.nodes.count + addedNodes
    return NodeList(count: count, largeNodes: parser.nodes.largeNodes) { result in
      var next = 0
      for (index, body) in bodies.enumerated() {
        move(next..<body.place, beforeBody: index, &result)
        let place = body.place + Int(nodePositions.distance(beforeBody: index))
        result.write(parser.nodes, body.nodes, at: place)
        next = body.place + 1
      }
      move(next..<outline.nodes.count, beforeBody: bodies.count, &result)
    }
  }

  /// Writes nodes of the outline that stand between two bodies.
  private borrowing func move(
    _ range: Range<Int>,
    beforeBody body: Int,
    _ result: inout NodeList.Writer
  ) {
    let (nodes, tokens) = (
      nodePositions.distance(beforeBody: body), tokenPositions.distance(beforeBody: body)
    )
    let place = range.lowerBound + Int(nodes)
    guard parser.lexer.tokens.count < NodeRow.tokenLimit else {
      for (index, position) in range.enumerated() {
        result.write(moved(position, nodes, tokens), at: place + index)
      }
      return
    }
    result.write(outline.nodes, range, at: place, tokensBehind: tokens) {
      moved($0, nodes, tokens)
    }
  }

  /// A node of the outline as it stands in the full tree.
  /// - Parameters:
  ///   - nodes: By how much its position is pushed.
  ///   - tokens: By how much its first token is pushed.
  private borrowing func moved(_ position: Int, _ nodes: UInt32, _ tokens: UInt32) -> SyntaxNode {
    var node = outline.nodes[position]
    let start = UInt32(position)
    node.size = nodePositions[start + node.size] - start - nodes
    node.mainToken = tokenPositions[node.mainToken]
    node.firstToken += tokens
    node.endToken = tokenPositions[node.endToken]
    return node
  }
}
