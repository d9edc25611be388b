extension SyntaxTree {
  /// Parses a file. Never fails: whatever the bytes, the tree covers them all.
  ///
  /// Skipping bodies relies on balanced braces; where they are not, the file is parsed in full.
  /// - Parameter stackSize: how many bytes of stack the parser may use. What is nested deeper
  ///   becomes an error node. A release build needs 2 MB for all that the compiler accepts, a debug
  ///   build 4 MB; the default is safe on every thread.
  /// - Complexity: linear in the file's bytes.
  convenience init(parsing source: SourceFile, bodies: Bodies, stackSize: Int = 384 << 10) {
    let (tokens, nodes, comments, errors) = source.bytes.withUnsafeBufferPointer { bytes in
      var parser = Parser(bytes, bodies: bodies, stackSize: stackSize)
      parser.parseSourceFile()
      if bodies == .skip && parser.errors.contains(where: { $0.tag == .unbalancedBrace }) {
        parser = Parser(bytes, bodies: .parse, stackSize: stackSize)
        parser.parseSourceFile()
      }
      return (
        TokenList(parser.lexer.tokens), parser.nodesInPreorder(),
        parser.lexer.comments.fitted, merge(parser.lexer.errors, parser.errors)
      )
    }
    self.init(source: source, tokens: tokens, nodes: nodes, comments: comments, errors: errors)
  }
}

/// All errors in source order.
private func merge(_ lexical: [SyntaxError], _ syntactic: [SyntaxError]) -> [SyntaxError] {
  if lexical.isEmpty && syntactic.isEmpty { return [] }
  return (lexical + syntactic).sorted { $0.offset < $1.offset }
}

extension Parser {
  fileprivate func nodesInPreorder() -> NodeList {
    NodeList(count: nodes.count) { writeInPreorder(nodes[...], to: &$0, at: 0) }
  }
}

/// Turns nodes from postorder to preorder.
///
/// Both orders keep a subtree together. In postorder it begins with its first leaf; in preorder it
/// is shifted by one place for each ancestor, which all come first. So a node's new place is the
/// beginning of its subtree plus its depth.
///
/// - Parameters:
///   - nodes: A tree, all of it.
///   - place: The position of its root.
func writeInPreorder(
  _ nodes: ArraySlice<SyntaxNode>,
  to result: inout NodeList.Writer,
  at place: Int
) {
  nodes.withUnsafeBufferPointer { nodes in
    // The beginnings of the subtrees around the current node.
    var open: [Int] = []
    open.reserveCapacity(64)
    // That of the innermost one; -1 where there is none.
    var innermost = -1
    for index in nodes.indices.reversed() {
      while innermost > index {
        open.removeLast()
        innermost = open.last ?? -1
      }
      let node = nodes[index]
      let first = index + 1 - Int(node.size)
      result.write(node, at: place + first + open.count)
      // A leaf surrounds nothing.
      guard node.size > 1 else { continue }
      open.append(first)
      innermost = first
    }
  }
}
