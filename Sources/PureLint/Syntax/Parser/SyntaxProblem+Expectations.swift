import PureLintSource

/// The words for the token that the parser expected, chosen by the code around the place.
extension SyntaxTree {
  private func previous(_ token: Int) -> TokenKind {
    token > 0 ? tokens.kinds[token - 1] : .endOfFile
  }

  private func previousText(_ token: Int) -> String {
    token > 0 ? text(TokenIndex(token - 1)) : ""
  }

  func expectedNameText(_ token: Int) -> String {
    switch previous(token) {
    case .period: "expected member name following '.'"
    case .prefixPeriod: "expected identifier after '.' expression"
    case .at: "expected an attribute name"
    case .kwFunc: "expected identifier in function declaration"
    case .kwCase: "expected identifier in enum 'case' declaration"
    case .kwImport: "expected module name in import declaration"
    case .kwOperator: "expected operator name in operator declaration"
    case .kwStruct, .kwClass, .kwEnum, .kwProtocol, .kwTypealias, .kwAssociatedtype, .cwActor:
      "expected identifier in \(previousText(token)) declaration"
    default: "expected identifier"
    }
  }

  func expectedTypeText(_ token: Int) -> String {
    switch previous(token) {
    case .arrow: "expected type for function result"
    case .kwAs, .kwIs: "expected type after '\(previousText(token))'"
    case .kwExtension: "expected type name in extension declaration"
    case .colon where innermost(.parameterClause, around: token) != nil:
      "expected parameter type following ':'"
    default: "expected type"
    }
  }

  func expectedExpressionText(_ token: Int) -> String {
    if tokens.kinds[token] == .comma { return "unexpected ',' separator" }
    switch previous(token) {
    case .equal: return "expected initial value after '='"
    case .binaryOperator, .prefixOperator: return "expected expression after operator"
    case .kwIf, .kwWhile, .kwGuard:
      return "missing condition in '\(previousText(token))' statement"
    case .leftParenthesis, .comma: return "expected expression in list of expressions"
    case .leftBracket: return "expected expression in container literal"
    default: return "expected expression"
    }
  }

  func problem(expecting kind: TokenKind, at token: Int) -> SyntaxProblem {
    switch kind {
    case .rightParenthesis: return listProblem(closing: ")", opening: .leftParenthesis, kind, token)
    case .rightBracket: return listProblem(closing: "]", opening: .leftBracket, kind, token)
    case .rightAngle: return listProblem(closing: ">", opening: .leftAngle, kind, token)
    case .rightBrace: return braceProblem(token)
    case .semicolon: return separationProblem(token)
    default: return expectation(expectedTokenText(kind, token), token)
    }
  }

  private func expectedTokenText(_ kind: TokenKind, _ token: Int) -> String {
    switch kind {
    case .kwElse: "expected 'else' after 'guard' condition"
    case .kwWhile: "expected 'while' after body of 'repeat' statement"
    case .kwIn: "expected 'in' after for-each pattern"
    case .equal: "expected '='"
    case .colon: expectedColonText(token)
    case .leftBrace: expectedBraceText(token)
    case .leftParenthesis: expectedParenthesisText(token)
    default: "expected '\(kind)'"
    }
  }

  private func expectedColonText(_ token: Int) -> String {
    let node = innermost(around: token) {
      kind($0) == .ternaryOperator || kind($0) == .switchCase
    }
    switch node.map({ kind($0) }) {
    case .ternaryOperator: return "expected ':' after '? ...' in ternary expression"
    case .switchCase: return "expected ':' after 'case'"
    default: return "expected ':'"
    }
  }

  private func expectedParenthesisText(_ token: Int) -> String {
    switch declaration(around: token).map({ kind($0) }) {
    case .initializerDeclaration: "expected '(' for initializer parameters"
    case .subscriptDeclaration: "expected '(' for subscript parameters"
    case .functionDeclaration: "expected '(' in argument list of function declaration"
    default: "expected '('"
    }
  }

  private func expectedBraceText(_ token: Int) -> String {
    if previous(token) == .kwElse {
      let isGuard = innermost(.guardStatement, around: token) != nil
      return isGuard ? "expected '{' after 'guard' else" : "expected '{' or 'if' after 'else'"
    }
    let owner = innermost(around: token) {
      Self.nouns[kind($0)] != nil && nodes[$0.position].firstToken < token
    }
    return owner.flatMap { Self.nouns[kind($0)] }.map { "expected '{' in \($0)" } ?? "expected '{'"
  }

  private func declaration(around token: Int) -> NodeIndex? {
    innermost(around: token) { kind($0).isDeclaration }
  }

  /// A list that ends too early, or whose elements no comma divides.
  private func listProblem(
    closing: String,
    opening: TokenKind,
    _ closingKind: TokenKind,
    _ token: Int
  ) -> SyntaxProblem {
    let next = tokens.kinds[token]
    let isInside = token > 0 && !endsLine(token - 1) && !next.endsAnyList && next != .leftBrace
    if isInside { return expectation("expected ',' separator", token) }
    let note = openToken(opening, closedBy: closingKind, before: token).map {
      SyntaxProblem.Note(message: "to match this opening '\(text($0))'", range: range($0))
    }
    return expectation("expected '\(closing)'", token, note: note)
  }

  /// The last opening bracket in front of a token that nothing in between closes.
  private func openToken(
    _ opening: TokenKind,
    closedBy closing: TokenKind,
    before token: Int
  ) -> TokenIndex? {
    var closedCount = 0
    for position in (0..<token).reversed() {
      if tokens.kinds[position] == closing { closedCount += 1 }
      guard tokens.kinds[position] == opening else { continue }
      if closedCount == 0 { return TokenIndex(position) }
      closedCount -= 1
    }
    return nil
  }

  /// Two items on one line, or a bracket that closes nothing.
  private func separationProblem(_ token: Int) -> SyntaxProblem {
    if tokens.kinds[token].closesBracket {
      return at(token, "extraneous '\(text(TokenIndex(token)))'")
    }
    let list = innermost(around: token) {
      [.memberBlock, .codeBlock, .closure, .sourceFile].contains(kind($0))
    }
    let items = list.map { kind($0) == .memberBlock } == true ? "declarations" : "statements"
    return expectation("consecutive \(items) on a line must be separated by ';'", token)
  }

  /// A `}` too many or too few.
  func braceProblem(_ token: Int) -> SyntaxProblem {
    if tokens.kinds[token] == .rightBrace { return at(token, "extraneous '}' at top level") }
    let block = innermost(around: token) { isOpen($0) }
    guard let block else { return expectation("expected '}'", token) }
    let owner = kind(block) == .closure ? block : self.owner(of: block)
    let noun = owner.flatMap { Self.nouns[kind($0)] } ?? "block"
    return SyntaxProblem(
      message: "expected '}' at end of \(noun)",
      range: range(TokenIndex(token)),
      note: .init(message: "to match this opening '{'", range: range(mainToken(block)))
    )
  }

  /// Whether a node begins with a `{` and does not end with the `}` to it.
  private func isOpen(_ node: NodeIndex) -> Bool {
    let main = mainToken(node).position
    guard tokens.kinds[main] == .leftBrace else { return false }
    let last = Int(nodes[node.position].endToken) - 1
    return last == main || tokens.kinds[last] != .rightBrace
      || children(node).contains { Int(nodes[$0.position].endToken) > last }
  }

  /// The node that a node is directly in.
  private func owner(of node: NodeIndex) -> NodeIndex? {
    var found: NodeIndex?
    var position = 0
    while position < node.position {
      let behind = position + Int(nodes.size(position))
      if behind > node.position { found = NodeIndex(position) }
      position = behind > node.position ? position + 1 : behind
    }
    return found
  }

  /// An `#if` without its `#endif`, or the other way round.
  func ifConfigProblem(_ token: Int) -> SyntaxProblem {
    switch tokens.kinds[token] {
    case .poundElse, .poundElseif, .poundEndif:
      return at(token, "unexpected conditional compilation block terminator")
    default:
      let start = innermost(.ifConfig, around: token).map { range(mainToken($0)) }
      return expectation(
        "expected #else or #endif at end of conditional compilation block",
        token,
        note: start.map { .init(message: "to match this opening '#if'", range: $0) }
      )
    }
  }

  /// The everyday names of the nodes that have a block.
  private static let nouns: [NodeKind: String] = [
    .structDeclaration: "struct", .classDeclaration: "class", .actorDeclaration: "actor",
    .enumDeclaration: "enum", .protocolDeclaration: "protocol", .extensionDeclaration: "extension",
    .functionDeclaration: "function", .initializerDeclaration: "initializer",
    .deinitializerDeclaration: "deinitializer", .subscriptDeclaration: "subscript",
    .accessorDeclaration: "accessor", .patternBinding: "variable", .closure: "closure",
    .ifExpression: "'if' statement", .guardStatement: "'guard' statement",
    .switchExpression: "'switch' statement", .whileStatement: "'while' statement",
    .repeatStatement: "'repeat' statement", .forStatement: "'for' statement",
    .doExpression: "'do' statement", .catchClause: "'catch' clause",
    .deferStatement: "'defer' statement",
  ]
}
