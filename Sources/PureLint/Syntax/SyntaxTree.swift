/// The position of a token in its tree; tokens are numbered from 0 in source order.
struct TokenIndex: Hashable, Comparable, Sendable {
  var rawValue: UInt32

  init(_ rawValue: UInt32) { self.rawValue = rawValue }
  init(_ position: Int) { self.rawValue = UInt32(position) }

  var position: Int { Int(rawValue) }

  static func < (left: TokenIndex, right: TokenIndex) -> Bool { left.rawValue < right.rawValue }
  static func + (left: TokenIndex, distance: Int) -> TokenIndex {
    TokenIndex(Int(left.rawValue) + distance)
  }
}

/// The position of a node in its tree; nodes are numbered from 0, the root, in preorder.
struct NodeIndex: Hashable, Comparable, Sendable {
  var rawValue: UInt32

  static let root = NodeIndex(0)

  init(_ rawValue: UInt32) { self.rawValue = rawValue }
  init(_ position: Int) { self.rawValue = UInt32(position) }

  var position: Int { Int(rawValue) }

  static func < (left: NodeIndex, right: NodeIndex) -> Bool { left.rawValue < right.rawValue }
}

/// One node of the tree.
///
/// A node covers the tokens `firstToken..<endToken` and, in preorder, the nodes
/// `index..<index + size`; its first child, if `size > 1`, is the next node.
struct SyntaxNode: Sendable {
  var kind: NodeKind
  var flags: NodeFlags
  /// The token that carries the node's meaning; `NodeKind` says which.
  var mainToken: UInt32
  var firstToken: UInt32
  var endToken: UInt32
  /// The number of nodes in the subtree, this one included.
  var size: UInt32
}

/// The syntax of one file, frozen: tokens, nodes in preorder, errors.
///
/// Every tree covers the whole file, whatever its bytes. Bodies that the parser was told to skip
/// are single `skippedBody` nodes.
///
/// A class only because trees are handed about at every step of the analysis: a copy of a struct
/// would count references to each of its arrays.
final class SyntaxTree: Sendable {
  let source: SourceFile
  let tokens: TokenList
  let nodes: NodeList
  let comments: [Comment]
  let errors: [SyntaxError]
  private let wideNodes: WideNodes

  init(
    source: SourceFile,
    tokens: TokenList,
    nodes: NodeList,
    comments: [Comment],
    errors: [SyntaxError]
  ) {
    self.source = source
    self.tokens = tokens
    self.nodes = nodes
    self.comments = comments
    self.errors = errors
    wideNodes = WideNodes(nodes)
  }

  /// A comment with its delimiters.
  struct Comment: Sendable {
    let start: UInt32
    let end: UInt32
  }

  func kind(_ index: NodeIndex) -> NodeKind { nodes.kind(index.position) }
  func flags(_ index: NodeIndex) -> NodeFlags { nodes.flags(index.position) }
  func mainToken(_ index: NodeIndex) -> TokenIndex { TokenIndex(nodes.mainToken(index.position)) }

  // Inlined, as otherwise each loop over children counts references to the tree.
  /// The children of a node in source order.
  @inline(__always)
  func children(_ index: NodeIndex) -> Children { Children(tree: self, parent: index) }

  /// The first child of the given kind.
  /// - Complexity: O(number of children).
  func child(_ index: NodeIndex, _ kind: NodeKind) -> NodeIndex? {
    children(index).first { self.kind($0) == kind }
  }

  /// The first child that ends behind a place, as all children do from it on.
  /// - Complexity: O(log number of children) where there are many of them.
  func firstChild(of node: NodeIndex, endingBehind isBehind: (NodeIndex) -> Bool) -> NodeIndex? {
    guard let children = wideNodes[node] else { return self.children(node).first(where: isBehind) }
    let index = children.partitioningIndex { isBehind(NodeIndex($0)) }
    return index < children.count ? NodeIndex(children[index]) : nil
  }

  /// The byte range of a token.
  func range(_ token: TokenIndex) -> Range<UInt32> { tokens.range(token.position) }

  /// The byte range of a node, from its first token to its last; empty at the next token for a
  /// node without tokens.
  func range(_ index: NodeIndex) -> Range<UInt32> {
    let node = nodes[index.position]
    let start = tokens.starts[Int(node.firstToken)]
    guard node.endToken > node.firstToken else { return start..<start }
    return start..<tokens.range(Int(node.endToken) - 1).upperBound
  }

  /// The text of a token without back ticks.
  func text(_ token: TokenIndex) -> String {
    var range = range(token)
    if tokens.flags[token.position].contains(.isBackticked) {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return source.text(range)
  }

  /// The source text of a node.
  func text(_ index: NodeIndex) -> String { source.text(range(index)) }

  /// The bytes of a node.
  func bytes(of index: NodeIndex) -> ArraySlice<UInt8> {
    let range = range(index)
    return source.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// The name at a token, for comparison; back ticks do not count.
  func name(_ token: TokenIndex) -> Name {
    var range = tokens.range(token.position)
    if tokens.flags[token.position].contains(.isBackticked) {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return source.name(range)
  }

  /// The name at a node's main token.
  func name(_ index: NodeIndex) -> Name { name(mainToken(index)) }

  struct Children: Sequence, IteratorProtocol {
    private let tree: SyntaxTree
    private var position: Int
    private let end: Int

    @inline(__always)
    fileprivate init(tree: SyntaxTree, parent: NodeIndex) {
      self.tree = tree
      position = parent.position + 1
      end = tree.end(of: parent)
    }

    @inline(__always)
    mutating func next() -> NodeIndex? {
      guard position < end else { return nil }
      defer { position += Int(tree.nodes.size(position)) }
      return NodeIndex(position)
    }
  }
}
