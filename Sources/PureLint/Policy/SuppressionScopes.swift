import PureLintSource
import PureLintSyntax

/// The bytes of a file that its comments are about.
///
/// A comment behind code is about its line, and about what begins there. A comment on lines of its
/// own is about the line that follows, and about the declaration, statement or argument that begins
/// there, or between whose attributes and modifiers the comment stands. Bodies do not belong to it,
/// so no finding in code that is added later is suppressed unseen.
struct SuppressionScopes {
  private let tree: SyntaxTree
  /// By the token that begins one, or follows an attribute or modifier of it, the declaration; the
  /// innermost of several.
  private let declarations: [UInt32: NodeIndex]
  /// The scopes found so far, by the tokens that they are about.
  private var known: [Range<Int>: [Range<UInt32>]] = [:]
  /// The offset of the first byte of each line.
  private let lineStarts: [UInt32]

  /// - Complexity: O(nodes).
  init(of tree: SyntaxTree) {
    self.tree = tree
    var declarations: [UInt32: NodeIndex] = [:]
    for position in tree.nodes.indices where tree.nodes.kind(position).isDeclaration {
      let node = NodeIndex(position)
      declarations[tree.nodes[position].firstToken] = node
      for child in tree.children(node) {
        guard [.attribute, .modifier].contains(tree.kind(child)) else { break }
        declarations[tree.nodes[child.position].endToken] = node
      }
    }
    self.declarations = declarations
    lineStarts =
      [0]
      + tree.source.bytes.indices.lazy.filter { tree.source.bytes[$0] == 0x0A }
      .map { UInt32($0 + 1) }
  }

  /// The bytes that a comment is about: itself, and what it stands behind or in front of.
  mutating func scope(of comment: SyntaxTree.Comment) -> [Range<UInt32>] {
    [comment.start..<comment.end] + subject(of: comment)
  }

  /// The code before or behind a comment; none at the end of a file or a body.
  private mutating func subject(of comment: SyntaxTree.Comment) -> [Range<UInt32>] {
    let next = firstToken(from: comment.end)
    let line = line(around: comment.start)
    if next > 0, tree.tokens.ends[next - 1] > line.lowerBound {
      return scope(of: firstToken(from: line.lowerBound)..<firstToken(from: line.upperBound), line)
    }
    guard next < tree.tokens.count, tree.tokens.kinds[next] != .endOfFile,
      tree.tokens.kinds[next] != .rightBrace
    else { return [] }
    return scope(of: next..<next + 1, self.line(around: tree.tokens.starts[next]))
  }

  /// The range to cut out in order to remove a comment: with the blanks before it, and with the line
  /// if nothing else stands there.
  func removal(of comment: SyntaxTree.Comment) -> Range<UInt32> {
    let bytes = tree.source.bytes
    let lineStart = Int(line(around: comment.start).lowerBound)
    let lineEnd = Int(line(around: comment.end).upperBound)
    var start = Int(comment.start)
    while start > lineStart, isBlank(bytes[start - 1]) { start -= 1 }
    let isAlone =
      start == lineStart && bytes[Int(comment.end)..<lineEnd].allSatisfy { isBlank($0) }
    guard isAlone else { return UInt32(start)..<comment.end }
    return UInt32(start)..<UInt32(min(lineEnd + 1, bytes.count))
  }

  /// A line, and what begins at some of its tokens.
  private mutating func scope(of tokens: Range<Int>, _ line: Range<UInt32>) -> [Range<UInt32>] {
    if let known = known[tokens] { return known }
    var scope = [line]
    for token in tokens {
      guard let range = whole(from: token), range.upperBound > line.upperBound else { continue }
      scope.append(range)
    }
    known[tokens] = scope
    return scope
  }

  /// The range of the largest thing that begins at a token, up to its body.
  private func whole(from token: Int) -> Range<UInt32>? {
    let start = tree.tokens.starts[token]
    if let declaration = declarations[UInt32(token)] { return start..<headEnd(of: declaration) }
    var position = firstNode(from: token)
    while position < tree.nodes.count, Int(tree.nodes[position].firstToken) == token {
      let kind = tree.nodes.kind(position)
      if !kind.isContainer, tree.nodes[position].endToken > tree.nodes[position].firstToken {
        return start..<headEnd(of: NodeIndex(position))
      }
      position += 1
    }
    return nil
  }

  /// The end of a node, or the start of its body.
  private func headEnd(of node: NodeIndex) -> UInt32 {
    let body = tree.children(node).first { tree.kind($0).isBody }
    return body.map { tree.range($0).lowerBound } ?? tree.range(node).upperBound
  }

  /// The range of the line that an offset is on, without the line feed.
  private func line(around offset: UInt32) -> Range<UInt32> {
    let next = partition(lineStarts.count) { lineStarts[$0] > offset }
    let isLast = next == lineStarts.count
    return lineStarts[next - 1]..<(isLast ? UInt32(tree.source.bytes.count) : lineStarts[next] - 1)
  }

  private func firstToken(from offset: UInt32) -> Int {
    partition(tree.tokens.count) { tree.tokens.starts[$0] >= offset }
  }

  private func firstNode(from token: Int) -> Int {
    partition(tree.nodes.count) { Int(tree.nodes[$0].firstToken) >= token }
  }

  /// The first position for which something holds that holds for all behind it.
  private func partition(_ count: Int, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}

extension NodeKind {
  /// Whether a node of this kind only holds others, of which a comment is about the first.
  fileprivate var isContainer: Bool {
    switch self {
    case .sourceFile, .error, .skippedBody, .memberBlock, .codeBlock, .accessorBlock, .ifConfig,
      .ifConfigClause, .switchCase, .closure:
      true
    default: false
    }
  }

  /// Whether a node of this kind is the body of the node around it.
  fileprivate var isBody: Bool {
    switch self {
    case .memberBlock, .codeBlock, .accessorBlock, .skippedBody, .switchCase: true
    default: false
    }
  }
}
