/// Something in a file that is not Swift: a tag and a token; the text is made when it is printed.
struct SyntaxError: Hashable, Sendable {
  enum Tag: UInt8, Sendable {
    case unterminatedString, unterminatedComment, unterminatedRegex, invalidCharacter
    case expectedDeclaration, expectedExpression, expectedType, expectedPattern, expectedName
    case expectedToken, unexpectedToken, unbalancedBrace, nestedTooDeeply, unbalancedIfConfig
  }

  let tag: Tag
  /// Byte offset.
  let offset: UInt32
  /// What was expected, for `expectedToken`.
  let expected: TokenKind
}
