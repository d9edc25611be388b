/// Something in a file that is not Swift: a tag and a token; the text is made when it is printed.
public struct SyntaxError: Hashable, Sendable {
  /// The kind of an error.
  public enum Tag: UInt8, Sendable {
    case unterminatedString, unterminatedComment, unterminatedRegex, invalidCharacter
    /// A line that version control left behind; the first one where it marks a whole conflict.
    case conflictMarker
    /// The file is in UTF-16 or UTF-32; none of it was read.
    case wideEncoding
    case expectedDeclaration, expectedExpression, expectedType, expectedPattern, expectedName
    case expectedToken, unexpectedToken, unbalancedBrace, nestedTooDeeply, unbalancedIfConfig
  }

  /// The kind of the error.
  public let tag: Tag
  /// Byte offset.
  public let offset: UInt32
  /// The kind of token that was expected, for `expectedToken`.
  let expected: TokenKind
}
