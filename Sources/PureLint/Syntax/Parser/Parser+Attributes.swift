import PureLintSource

/// Attributes and modifiers.
extension Parser {
  /// attributes: (attribute | modifier | ifConfig of attributes)*
  mutating func parseAttributesAndModifiers() {
    while true {
      switch kind {
      case .at:
        parseAttribute()
      case .kwPublic, .kwInternal, .kwFileprivate, .kwPrivate, .kwStatic:
        parseModifier()
      case .kwClass:
        guard isClassModifier() else { return }
        parseModifier()
      case .poundIf:
        guard parseIfConfigOfAttributesIfPresent() else { return }
      case _ where kind.isContextualModifier:
        parseModifier()
      default:
        return
      }
    }
  }

  /// attribute*, on this line or at least not those of a declaration on the next.
  mutating func parseAttributes() {
    while at(.at) && !isAtNewItem() { parseAttribute() }
  }

  /// `class` in front of a member's keyword means `static`.
  private mutating func isClassModifier() -> Bool {
    let next = peek()
    switch next {
    case .kwFunc, .kwVar, .kwLet, .kwSubscript, .kwTypealias, .kwInit, .kwOperator, .at, .kwStatic,
      .kwPublic, .kwPrivate, .kwInternal, .kwFileprivate, .kwClass:
      return true
    case _ where next.isContextualModifier:
      let after = peek(2)
      return after.startsDeclaration || after.isContextualModifier || after == .leftParenthesis
    default:
      return false
    }
  }

  /// modifier: word ('(' word ')')?
  private mutating func parseModifier() {
    let mark = mark()
    let main = position
    advance()
    if at(.leftParenthesis) { skipBalanced() }
    finish(mark, .modifier, main: main)
  }

  /// attribute: '@' type (argumentList | attributeArguments)?
  @inline(never)
  mutating func parseAttribute() {
    let mark = mark()
    let main = position
    advance()
    let isOpaque = hasOwnGrammar(position)
    parseAttributeName()
    if at(.leftParenthesis) && attributeTakesArguments() {
      if isOpaque { parseAttributeArguments() } else { parseArgumentList() }
    }
    finish(mark, .attribute, main: main)
  }

  /// attributeName: name genericArgumentClause? ('.' name genericArgumentClause?)*
  private mutating func parseAttributeName() {
    guard kind.isIdentifierLike || kind.isReservedWord, !isAtStartOfLine else {
      return missing(.expectedName)
    }
    let mark = mark()
    parseIdentifierType()
    while at(.period) && (peek().isIdentifierLike) {
      advance()
      takeModuleSelector()
      let main = position
      advance()
      parseGenericArgumentClauseIfPresent()
      finish(mark, .memberType, main: main)
    }
  }

  /// attributeArguments: '(' tokens ')'
  private mutating func parseAttributeArguments() {
    let mark = mark()
    let main = position
    skipBalanced()
    finish(mark, .attributeArguments, main: main)
  }

  /// Whether the `(` belongs to the attribute rather than to the type it stands before.
  ///
  /// White space in front of it makes no difference. Where what follows the `)` ends a type or goes
  /// on with a function type, it does so only for the compiler's own attributes. Between white space
  /// and `in` stand a closure's parameters, as in the Swift 6 language mode.
  private mutating func attributeTakesArguments() -> Bool {
    guard !isAtStartOfLine, !isAttribute(position - 1, oneOf: attributesWithoutArguments) else {
      return false
    }
    guard let end = closing(of: position) else { return true }
    switch peek(end + 1 - position) {
    case .arrow, .kwThrows, .kwRethrows:
      return false
    case .cwAsync, .cwReasync:
      // `async let` may begin the next line.
      return startsLine(end + 1) && peek(end + 2 - position) == .kwLet
    case .kwIn:
      return touchesPrevious(position)
    case .rightParenthesis, .rightBracket:
      return hasOwnGrammar(position - 1)
    default:
      return true
    }
  }

  /// Whether the attribute's name is one of the compiler's whose arguments are no expressions.
  private func hasOwnGrammar(_ index: Int) -> Bool {
    isAttribute(index, oneOf: attributesWithOwnGrammar)
  }

  private func isAttribute(_ index: Int, oneOf names: Set<Name>) -> Bool {
    let start = Int(lexer.tokens.starts[index])
    let end = Int(lexer.tokens.ends[index])
    guard start < end else { return false }
    return names.contains(Name(UnsafeBufferPointer(rebasing: bytes[start..<end])))
  }
}

/// The attributes of types after which `(` always begins the type.
private let attributesWithoutArguments: Set<Name> = [
  "Sendable", "async", "autoclosure", "escaping", "noDerivative", "preconcurrency", "reasync",
  "retroactive", "thick", "thin", "unchecked",
]

private let attributesWithOwnGrammar: Set<Name> = [
  "abi", "attached", "available", "backDeployed", "cdecl", "convention", "derivative",
  "differentiable", "exclusivity", "export", "freestanding", "implementation", "inline",
  "isolated", "lifetime", "nonexhaustive", "objc", "objcImplementation", "opened", "section",
  "specialize", "specialized", "storageRestrictions", "transpose", "unavailableInEmbedded",
  "warn", "_alignment", "_allowFeatureSuppression", "_backDeploy", "_cdecl",
  "_disallowFeatureSuppression", "_documentation", "_dynamicReplacement", "_effects", "_expose",
  "_extern", "_implements", "_lifetime", "_nonSendable", "_objcImplementation",
  "_objcRuntimeName", "_opaqueReturnTypeOf", "_optimize", "_originallyDefinedIn",
  "_private", "_projectedValueProperty", "_rawLayout", "_section", "_semantics", "_silgen_name",
  "_specialize", "_spi", "_spiOnly", "_spi_available", "_swift_native_objc_runtime_base",
  "_typeEraser",
  "_unavailableFromAsync", "_inheritActorContext",
]
