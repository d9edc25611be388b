import PureLintSource

extension SyntaxTree {
  /// Parses a file. Never fails: whatever the bytes, the tree covers them all.
  ///
  /// Skipping bodies relies on balanced braces; where they are not, the file is parsed in full.
  /// - Parameter stackSize: how many bytes of stack the parser may use. What is nested deeper
  ///   becomes an error node. A release build needs 2 MB for all that the compiler accepts, a debug
  ///   build 4 MB; the default is safe on every thread.
  /// - Complexity: linear in the file's bytes.
  public convenience init(parsing source: SourceFile, bodies: Bodies, stackSize: Int = 384 << 10) {
    let (tokens, nodes, comments, errors) = source.bytes.withUnsafeBufferPointer { bytes in
      var parser = Parser(bytes, bodies: bodies, stackSize: stackSize)
      parser.parseSourceFile()
      if bodies == .skip && parser.errors.contains(where: { $0.tag == .unbalancedBrace }) {
        parser = Parser(bytes, bodies: .parse, stackSize: stackSize)
        parser.parseSourceFile()
      }
      return (
        TokenList(parser.lexer.tokens), NodeList(parser.nodes),
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
