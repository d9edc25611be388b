/// Types.
extension Parser {
  /// type: attribute* specifier* (compositionType | functionType) | packExpansionType
  mutating func parseType() {
    guard enter() else { return parseTooDeep() }
    if at(.at) || isTypeSpecifier() {
      parseAttributedType()
    } else {
      parseUnattributedType()
    }
    leave()
  }

  /// attributedType: (attribute | specifier)+ type
  private mutating func parseAttributedType() {
    let mark = mark()
    let main = position
    while true {
      if at(.at) && !isAtNewItem() {
        parseAttribute()
      } else if isTypeSpecifier() {
        parseTypeSpecifier()
      } else {
        break
      }
    }
    parseUnattributedType()
    finish(mark, .attributedType, main: main)
  }

  /// specifier: word ('(' word ')')?
  private mutating func parseTypeSpecifier() {
    let mark = mark()
    let main = position
    let takesDetail = !at(.kwInout) && peek() == .leftParenthesis && touchesPrevious(position + 1)
    advance()
    if takesDetail { skipBalanced() }
    finish(mark, .modifier, main: main)
  }

  /// Whether the word here qualifies the type behind it rather than naming one.
  private mutating func isTypeSpecifier() -> Bool {
    switch kind {
    case .kwInout:
      return true
    case .cwBorrowing, .cwConsuming, .cwSending, .cwIsolated:
      return startsType(peek())
    case .cwNonisolated:
      guard peek() == .leftParenthesis else { return startsType(peek()) && isOnSameLine() }
      return peek(3) == .rightParenthesis && isOnSameLine()
    case .cwConst, .cwLegacyConsuming, .cwLegacyOwned, .cwLegacyShared:
      return true
    default:
      return false
    }
  }

  /// Whether a type can begin with the token where a specifier stands in front.
  private func startsType(_ kind: TokenKind) -> Bool {
    switch kind {
    case .at, .leftParenthesis, .leftBracket, .kwAny, .kwSelfType, .kwInout, .prefixOperator,
      .kwRepeat:
      return true
    default:
      return kind.isIdentifierLike
    }
  }

  /// unattributedType: compositionType (effect* '->' type)?
  private mutating func parseUnattributedType() {
    let mark = mark()
    if at(.kwRepeat) { return parsePackExpansionType(mark) }
    parseCompositionType()
    guard startsFunctionArrow() else { return }
    if nodes[nodes.count - 1].kind != .tupleType {
      // Parameters without parentheses, as in the first versions of Swift.
      if at(.arrow) && !isAtStartOfLine { report(.unexpectedToken) } else { return }
    }
    parseEffects()
    let main = position
    if eat(.arrow) {
      parseType()
    } else {
      missing(.expectedType)
    }
    finish(mark, .functionType, main: main)
  }

  /// Whether what follows makes a tuple type the parameters of a function type.
  mutating func startsFunctionArrow() -> Bool {
    var distance = 0
    for _ in 0..<8 {
      switch peek(distance) {
      case .arrow: return true
      case .cwAsync, .cwReasync, .kwRethrows: distance += 1
      case .kwThrows:
        distance += 1
        if peek(distance) == .leftParenthesis {
          guard let end = closing(of: position + distance) else { return false }
          distance = end + 1 - position
        }
      default: return false
      }
    }
    return false
  }

  /// packExpansionType: 'repeat' type
  private mutating func parsePackExpansionType(_ mark: Mark) {
    let main = position
    advance()
    parseType()
    finish(mark, .packExpansionType, main: main)
  }

  /// compositionType: prefixedType ('&' prefixedType)*
  private mutating func parseCompositionType() {
    switch kind {
    case .cwSome where isPrefixWord(): return parseOpaqueType(.someType)
    case .cwAny where isPrefixWord(): return parseOpaqueType(.anyType)
    default: break
    }
    let mark = mark()
    parseSimpleType()
    guard isCompositionOperator() else { return }
    let main = position
    while isCompositionOperator() {
      advance()
      parseSimpleType()
    }
    finish(mark, .compositionType, main: main)
  }

  private func isCompositionOperator() -> Bool {
    (at(.binaryOperator) || at(.prefixAmpersand) || at(.postfixOperator)) && isText("&")
  }

  /// Whether `some`, `any` or `each` stands in front of a type.
  private mutating func isPrefixWord() -> Bool { startsType(peek()) }

  /// opaqueType: ('some' | 'any') compositionType
  private mutating func parseOpaqueType(_ kind: NodeKind) {
    let mark = mark()
    let main = position
    guard enter() else { return parseTooDeep() }
    advance()
    parseCompositionType()
    finish(mark, kind, main: main)
    leave()
  }

  /// simpleType: primaryType ('.' name genericArgumentClause? | '.Type' | '.Protocol' | '?' | '!')*
  mutating func parseSimpleType() {
    let mark = mark()
    if at(.cwEach) && isPrefixWord() { return parsePrefixedType(mark, .packElementType) }
    if kind.isOperator && isText("~") { return parsePrefixedType(mark, .suppressedType) }
    parsePrimaryType()
    var length = 0
    while length < Self.maximumChain {
      switch kind {
      case .period, .prefixPeriod:
        guard continuesMemberType() else { return }
        parseMemberType(mark)
      case .postfixQuestion:
        wrapType(mark, .optionalType)
      case .postfixExclamation:
        wrapType(mark, .implicitlyUnwrappedType)
      default:
        return
      }
      length += 1
    }
    report(.nestedTooDeeply)
  }

  /// prefixedType: ('each' | '~') simpleType
  private mutating func parsePrefixedType(_ mark: Mark, _ kind: NodeKind) {
    let main = position
    guard enter() else { return parseTooDeep() }
    advance()
    parseSimpleType()
    finish(mark, kind, main: main)
    leave()
  }

  private mutating func wrapType(_ mark: Mark, _ kind: NodeKind) {
    let main = position
    advance()
    finish(mark, kind, main: main)
  }

  private mutating func continuesMemberType() -> Bool {
    if context.contains(.isDirective) && isAtStartOfLine { return false }
    let next = peek()
    return (next.isIdentifierLike || next.isReservedWord) && isOnSameLine()
  }

  /// memberType: type '.' moduleSelector name genericArgumentClause?
  private mutating func parseMemberType(_ mark: Mark) {
    advance()
    takeModuleSelector()
    let main = position
    let isMetatype = at(.cwTypeMember) || at(.cwProtocolMember)
    advance()
    if isMetatype { return finish(mark, .metatypeType, main: main) }
    parseGenericArgumentClauseIfPresent()
    finish(mark, .memberType, main: main)
  }

  /// primaryType: identifierType | tupleType | arrayType | dictionaryType | inlineArrayType | '_'
  mutating func parsePrimaryType() {
    switch kind {
    case .identifier, .kwSelfType, .kwAny:
      parseIdentifierType()
    case .leftParenthesis:
      parseTupleType()
    case .leftBracket:
      parseBracketType()
    case .wildcard:
      leaf(.placeholderType)
    case _ where kind.isIdentifierLike:
      if isAtStartOfLine && startsContextualDeclaration() { return missing(.expectedType) }
      parseIdentifierType()
    default:
      missing(.expectedType)
    }
  }

  /// identifierType: moduleSelector name genericArgumentClause?
  mutating func parseIdentifierType() {
    let mark = mark()
    takeModuleSelector()
    let main = position
    if isAtNewItem() && main > Int(mark.token) {
      report(.expectedName)
      return finish(mark, .identifierType, main: main - 1)
    }
    advance()
    parseGenericArgumentClauseIfPresent()
    finish(mark, .identifierType, main: main)
  }
}
