import PureLintSource

extension SyntaxTree {
  /// An error with its place and its words.
  func problem(of error: SyntaxError) -> SyntaxProblem {
    let token = token(at: error.offset)
    switch error.tag {
    case .unterminatedString: return literal("unterminated string literal", error.offset)
    case .unterminatedComment: return literal("unterminated '/*' comment", error.offset)
    case .unterminatedRegex: return literal("unterminated regex literal", error.offset)
    case .invalidCharacter: return literal(invalidCharacterText(error.offset), error.offset)
    case .conflictMarker:
      let end = source.bytes[Int(error.offset)...].firstIndex { $0 == 0x0A || $0 == 0x0D }
      return SyntaxProblem(
        message: "source control conflict marker in source file",
        range: error.offset..<UInt32(end ?? source.bytes.count)
      )
    case .expectedDeclaration: return at(token, "expected declaration")
    case .expectedExpression: return expectation(expectedExpressionText(token), token)
    case .expectedType: return expectation(expectedTypeText(token), token)
    case .expectedPattern: return expectation("expected pattern", token)
    case .expectedName: return expectation(expectedNameText(token), token)
    case .expectedToken: return problem(expecting: error.expected, at: token)
    case .unexpectedToken: return at(token, unexpectedTokenText(token))
    case .unbalancedBrace: return braceProblem(token)
    case .unbalancedIfConfig: return ifConfigProblem(token)
    case .nestedTooDeeply: return at(token, "nested too deeply")
    case .wideEncoding: return at(token, "file is not encoded as UTF-8")
    }
  }

  /// The first token that ends behind an offset.
  private func token(at offset: UInt32) -> Int {
    var low = 0
    var high = tokens.count - 1
    while low < high {
      let middle = (low + high) / 2
      if tokens.ends[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func literal(_ message: String, _ offset: UInt32) -> SyntaxProblem {
    SyntaxProblem(message: message, range: offset..<offset)
  }

  func at(_ token: Int, _ message: String) -> SyntaxProblem {
    SyntaxProblem(message: message, range: range(TokenIndex(token)))
  }

  /// Something is missing: behind the token before, if that ends its line.
  func expectation(
    _ message: String,
    _ token: Int,
    note: SyntaxProblem.Note? = nil
  ) -> SyntaxProblem {
    var place = range(TokenIndex(token))
    if token > 0, endsLine(token - 1) { place = tokens.ends[token - 1]..<tokens.ends[token - 1] }
    return SyntaxProblem(message: message, range: place, note: note)
  }

  /// Whether a token is the last one on its line.
  func endsLine(_ token: Int) -> Bool {
    token + 1 >= tokens.count || tokens.kinds[token + 1] == .endOfFile
      || tokens.flags[token + 1].contains(.isAtStartOfLine)
  }

  private func invalidCharacterText(_ offset: UInt32) -> String {
    let start = source.text(offset..<min(offset + 3, UInt32(source.bytes.count)))
    if start.hasPrefix("'") { return "single-quoted string literal found, use '\"'" }
    if start.hasPrefix("<#") { return "editor placeholder in source file" }
    if start.hasPrefix("*/") { return "unexpected end of block comment" }
    if start == "“" || start == "”" { return "unicode curly quote found, replace with '\"'" }
    if start.hasPrefix("`") { return "unterminated back ticks" }
    let token = token(at: offset)
    let isNumber = [.integerLiteral, .floatLiteral].contains(tokens.kinds[token])
    return isNumber ? "invalid digit in number literal" : "invalid character in source file"
  }

  private func unexpectedTokenText(_ token: Int) -> String {
    if tokens.kinds[token] == .endOfFile { return "unexpected end of file" }
    if innermost(.switchExpression, around: token) != nil, endsLine(token - 1),
      innermost(.switchCase, around: token) == nil
    {
      return "all statements inside a switch must be covered by a 'case' or 'default'"
    }
    let text = text(TokenIndex(token))
    let isLong = text.utf8.count > 24 || text.utf8.contains(0x0A)
    return isLong ? "unexpected token" : "unexpected '\(text)'"
  }

  /// The innermost node of a kind that covers a token.
  func innermost(_ kind: NodeKind, around token: Int) -> NodeIndex? {
    innermost(around: token) { self.kind($0) == kind }
  }

  /// The innermost node that covers a token, or ends in front of it unfinished, and satisfies a
  /// predicate.
  /// - Complexity: O(*d* log *n*) for *n* nodes, *d* of them around the token.
  func innermost(around token: Int, where isWanted: (NodeIndex) -> Bool) -> NodeIndex? {
    var found: NodeIndex?
    var position = 0
    while position < nodes.count, nodes[position].firstToken <= token {
      let node = NodeIndex(position)
      let behind = position + Int(nodes.size(position))
      guard token <= nodes[position].endToken else {
        position = behind
        continue
      }
      if isWanted(node) { found = node }
      let inner = firstChild(of: node) { token <= nodes[$0.position].endToken }
      position = inner?.position ?? behind
    }
    return found
  }
}
