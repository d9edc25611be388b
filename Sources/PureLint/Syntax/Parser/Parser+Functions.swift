/// Functions, initializers, deinitializers, subscripts and their parameters.
extension Parser {
  /// function: 'func' (name | operator) genericParameterClause? signature whereClause? body?
  mutating func parseFunction(_ mark: Mark) {
    advance()
    let main: Int
    if kind.isOperator && !isAtStartOfLine {
      main = position
      takeOperator()
    } else {
      main = takeDeclarationName()
    }
    parseGenericParameterClauseIfPresent()
    parseSignature()
    finishFunction(mark, .functionDeclaration, main: main)
  }

  /// initializer: 'init' ('?' | '!')? genericParameterClause? signature whereClause? body?
  mutating func parseInitializer(_ mark: Mark) {
    let main = position
    advance()
    var flags: NodeFlags = []
    if kind.isOperator && (isText("?") || isText("!")) {
      flags = isText("?") ? .isOptional : .isForced
      advance()
    }
    parseGenericParameterClauseIfPresent()
    parseSignature()
    finishFunction(mark, .initializerDeclaration, main: main, flags: flags)
  }

  private mutating func finishFunction(
    _ mark: Mark,
    _ kind: NodeKind,
    main: Int,
    flags: NodeFlags = []
  ) {
    parseWhereClauseIfPresent()
    if at(.leftBrace) { parseBody() }
    finish(mark, kind, main: main, flags: flags)
  }

  /// deinitializer: 'deinit' effect* body?
  mutating func parseDeinitializer(_ mark: Mark) {
    let main = position
    advance()
    parseEffects()
    if at(.leftBrace) { parseBody() }
    finish(mark, .deinitializerDeclaration, main: main)
  }

  /// subscript: 'subscript' genericParameterClause? parameterClause returnClause whereClause?
  ///   (accessorBlock | body)?
  mutating func parseSubscript(_ mark: Mark) {
    let main = position
    advance()
    parseGenericParameterClauseIfPresent()
    parseRequiredParameterClause()
    if at(.arrow) { parseReturnClause() } else { missing(.expectedType) }
    parseWhereClauseIfPresent()
    if at(.leftBrace) { parseAccessors() }
    finish(mark, .subscriptDeclaration, main: main)
  }

  /// signature: parameterClause effect* returnClause?
  mutating func parseSignature() {
    parseRequiredParameterClause()
    parseEffects()
    if at(.arrow) { parseReturnClause() }
    parseEffects()
  }

  /// effect: 'async' | 'reasync' | 'rethrows' | 'throws' ('(' type ')')?
  mutating func parseEffects() {
    while true {
      switch kind {
      case .cwAsync, .cwReasync:
        if isAtStartOfLine && startsContextualDeclaration() { return }
        leaf(.effect)
      case .kwRethrows, .kwThrows:
        parseThrowsEffect()
      default:
        return
      }
    }
  }

  /// throws: ('throws' | 'rethrows') ('(' type ')')?
  mutating func parseThrowsEffect() {
    let mark = mark()
    let main = position
    advance()
    if at(.leftParenthesis) && !isAtStartOfLine {
      advance()
      parseType()
      expect(.rightParenthesis)
    }
    finish(mark, .effect, main: main)
  }

  /// returnClause: '->' type
  mutating func parseReturnClause() {
    let mark = mark()
    let main = position
    advance()
    parseType()
    finish(mark, .returnClause, main: main)
  }
}

// MARK: Parameters

extension Parser {
  private mutating func parseRequiredParameterClause() {
    if at(.leftParenthesis) && !isAtNewItem() { return parseParameterClause() }
    report(.expectedToken, expected: .leftParenthesis)
    finish(mark(), .parameterClause, main: position)
  }

  /// The kind of declaration or expression that a parameter clause belongs to.
  enum ParameterClauseOwner {
    case function
    /// A word alone is a name rather than a type.
    case closure
    /// Attributes belong to the type.
    case enumCase
  }

  /// parameterClause: '(' (parameter (',' parameter)* ','?)? ')'
  mutating func parseParameterClause(of owner: ParameterClauseOwner = .function) {
    let mark = mark()
    let main = position
    guard enter() else { return parseTooDeep() }
    let outer = context
    context = outer.intersection(.kept)
    advance()
    openParentheses += 1
    while !at(.rightParenthesis) && !at(.leftBrace) && !kind.endsAnyList && !isAtStrayItem() {
      let start = position
      parseParameter(of: owner)
      if !continueList(until: .rightParenthesis, endsAtBrace: true) { break }
      if position == start { skipToken() }
    }
    openParentheses -= 1
    context = outer
    expect(.rightParenthesis)
    finish(mark, .parameterClause, main: main)
    leave()
  }

  /// Whether a list of names ends unfinished here because a declaration begins on a new line; a
  /// label in front of a parameter's inner name does not.
  mutating func isAtStrayItem() -> Bool {
    guard isAtNewItem() else { return false }
    let isLabel = peek(1).isLabel && peek(2) == .colon && !at(.at) && !at(.kwLet) && !at(.kwVar)
    return !isLabel || opensBlockFirst()
  }

  /// Whether `word name:` goes on like a type's declaration: with a `{` before anything that only
  /// parameters have.
  private mutating func opensBlockFirst() -> Bool {
    for distance in 3..<35 {
      switch peek(distance) {
      case .leftBrace: return true
      case .colon, .equal, .rightParenthesis, .endOfFile, .rightBrace: return false
      default: break
      }
    }
    return false
  }

  /// parameter: attribute* modifier* (label name? ':')? type '...'? ('=' expression)?
  private mutating func parseParameter(of owner: ParameterClauseOwner) {
    let mark = mark()
    if owner != .enumCase { parseAttributes() }
    if kind.isLabel && peek() != .colon { parseParameterModifiers() }
    let main = position
    var flags = parseParameterNames()
    if flags.isEmpty && owner == .closure {
      flags = parseUntypedNames()
    } else if flags.isEmpty || eat(.colon) {
      parseType()
    }
    if at(.postfixOperator) || at(.binaryOperator), isText("...") {
      advance()
      flags.insert(.isVariadic)
    }
    parseInitializerClauseIfPresent()
    finish(mark, .parameter, main: main, flags: flags)
  }

  /// Modifiers in front of a parameter's names: `_const`, `isolated`, `inout` …
  private mutating func parseParameterModifiers() {
    while true {
      switch kind {
      case .kwInout, .cwConst, .cwLegacyOwned, .cwLegacyShared, .cwLegacyConsuming, .cwIsolated:
        // In front of one name, it is itself the label.
        guard peek(1).isLabel, peek(2).isLabel, peek(3) == .colon else { return }
        leaf(.modifier)
      default:
        return
      }
    }
  }

  /// Takes the names of a closure's parameter without a type; reads a type if there is none.
  private mutating func parseUntypedNames() -> NodeFlags {
    guard kind.isLabel else {
      parseType()
      return []
    }
    advance()
    guard kind.isLabel else { return .hasLabel }
    advance()
    return [.hasLabel, .hasSecondName]
  }

  /// Takes the names in front of the ':', if names they are.
  mutating func parseParameterNames() -> NodeFlags {
    guard kind.isLabel else { return [] }
    let next = peek()
    if next == .colon {
      advance()
      return .hasLabel
    }
    if next.isLabel && peek(2) == .colon {
      advance()
      advance()
      return [.hasLabel, .hasSecondName]
    }
    return []
  }
}
