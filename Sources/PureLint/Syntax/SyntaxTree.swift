import PureLintSource

/// The position of a token in its tree; tokens are numbered from 0 in source order.
public struct TokenIndex: Hashable, Comparable, Sendable {
  /// The position in four bytes.
  public var rawValue: UInt32

  /// Takes a position in four bytes, of which nothing is checked.
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  /// Takes a position; stops the program if it does not fit into four bytes.
  @inlinable public init(_ position: Int) { self.rawValue = UInt32(position) }

  /// The position as arrays want it.
  @inlinable public var position: Int { Int(rawValue) }

  /// Orders by position in the source.
  public static func < (left: TokenIndex, right: TokenIndex) -> Bool {
    left.rawValue < right.rawValue
  }
  /// The token that stands so many places behind, or before where the distance is negative.
  public static func + (left: TokenIndex, distance: Int) -> TokenIndex {
    TokenIndex(Int(left.rawValue) + distance)
  }
}

/// The position of a node in its tree; nodes are numbered from 0, the root, in preorder.
public struct NodeIndex: Hashable, Comparable, Sendable {
  /// The position in four bytes.
  public var rawValue: UInt32

  /// The node that all others are in.
  public static let root = NodeIndex(0)

  /// Takes a position in four bytes, of which nothing is checked.
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  /// Takes a position; stops the program if it does not fit into four bytes.
  @inlinable public init(_ position: Int) { self.rawValue = UInt32(position) }

  /// The position as arrays want it.
  @inlinable public var position: Int { Int(rawValue) }

  /// Orders by position in preorder.
  public static func < (left: NodeIndex, right: NodeIndex) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// One node of the tree.
///
/// A node covers the tokens `firstToken..<endToken` and, in preorder, the nodes
/// `index..<index + size`; its first child, if `size > 1`, is the next node.
public struct SyntaxNode: Sendable {
  /// The kind, which says what the main token and the children are.
  public var kind: NodeKind
  var flags: NodeFlags
  /// The token that carries the node's meaning; `NodeKind` says which.
  @usableFromInline var mainToken: UInt32
  /// The position of the first token; for a node without tokens, that of the next one.
  public var firstToken: UInt32
  /// The position behind the last token; `firstToken` for a node without tokens.
  public var endToken: UInt32
  /// The number of nodes in the subtree, this one included.
  @usableFromInline var size: UInt32
}

/// The syntax of one file, frozen: tokens, nodes in preorder, errors.
///
/// Every tree covers the whole file, whatever its bytes. Bodies that the parser was told to skip
/// are single `skippedBody` nodes.
///
/// A class only because trees are handed about at every step of the analysis: a copy of a struct
/// would count references to each of its arrays.
public final class SyntaxTree: Sendable {
  /// The file that was parsed.
  public let source: SourceFile
  /// The tokens in source order; the last one is `endOfFile`.
  public let tokens: TokenList
  /// The nodes in preorder.
  public let nodes: NodeList
  /// The comments in source order.
  public let comments: [Comment]
  /// The errors in the order of their offsets.
  public let errors: [SyntaxError]
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
  public struct Comment: Sendable {
    /// Byte offset of the first byte.
    public let start: UInt32
    /// Byte offset after the last byte.
    public let end: UInt32
  }

  /// The kind of a node.
  @inlinable
  public func kind(_ index: NodeIndex) -> NodeKind { nodes.kind(index.position) }
  /// The flags of a node.
  @inlinable
  public func flags(_ index: NodeIndex) -> NodeFlags { nodes.flags(index.position) }
  /// The token that carries a node's meaning; `NodeKind` says which.
  @inlinable
  public func mainToken(_ index: NodeIndex) -> TokenIndex {
    TokenIndex(nodes.mainToken(index.position))
  }

  // Inlined, as otherwise each loop over children counts references to the tree.
  /// The children of a node in source order.
  @inlinable @inline(__always)
  public func children(_ index: NodeIndex) -> Children { Children(tree: self, parent: index) }

  /// The first child of the given kind.
  /// - Complexity: O(number of children).
  @inlinable
  public func child(_ index: NodeIndex, _ kind: NodeKind) -> NodeIndex? {
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
  public func range(_ token: TokenIndex) -> Range<UInt32> { tokens.range(token.position) }

  /// The byte range of a node, from its first token to its last; empty at the next token for a
  /// node without tokens.
  public func range(_ index: NodeIndex) -> Range<UInt32> {
    let node = nodes[index.position]
    let start = tokens.starts[Int(node.firstToken)]
    guard node.endToken > node.firstToken else { return start..<start }
    return start..<tokens.range(Int(node.endToken) - 1).upperBound
  }

  /// The text of a token without back ticks.
  public func text(_ token: TokenIndex) -> String {
    var range = range(token)
    if tokens.flags[token.position].contains(.isBackticked) {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return source.text(range)
  }

  /// The source text of a node.
  public func text(_ index: NodeIndex) -> String { source.text(range(index)) }

  /// The bytes of a node.
  public func bytes(of index: NodeIndex) -> ArraySlice<UInt8> {
    let range = range(index)
    return source.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// The name at a token, for comparison; back ticks do not count.
  public func name(_ token: TokenIndex) -> Name {
    var range = tokens.range(token.position)
    if tokens.flags[token.position].contains(.isBackticked) {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return source.name(range)
  }

  /// The name at a node's main token.
  public func name(_ index: NodeIndex) -> Name { name(mainToken(index)) }

  /// The children of a node, looked for one by one.
  public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable @inline(__always)
    init(tree: SyntaxTree, parent: NodeIndex) {
      self.tree = tree
      position = parent.position + 1
      end = tree.end(of: parent)
    }

    /// The next child in source order; nil behind the last one.
    /// - Complexity: O(1).
    @inlinable @inline(__always)
    public mutating func next() -> NodeIndex? {
      guard position < end else { return nil }
      defer { position += Int(tree.nodes.size(position)) }
      return NodeIndex(position)
    }
  }
}
