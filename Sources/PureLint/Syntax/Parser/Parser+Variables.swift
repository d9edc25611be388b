/// Variables, their bindings and accessors.
extension Parser {
  /// variable: ('let' | 'var' | 'inout') patternBinding (',' patternBinding)*
  mutating func parseVariable(_ mark: Mark) {
    let main = position
    advance()
    repeat {
      parsePatternBinding()
    } while eat(.comma)
    finish(mark, .variableDeclaration, main: main)
  }

  /// patternBinding: pattern typeAnnotation? initializerClause? (accessorBlock | body)?
  private mutating func parsePatternBinding() {
    let mark = mark()
    let outer = context
    context = outer.intersection(.kept)
    parsePattern()
    parseTypeAnnotationIfPresent()
    let hasValue = at(.equal)
    parseInitializerClauseIfPresent()
    if at(.leftBrace) && !(hasValue && startsClosureStatement()) { parseAccessors() }
    context = outer
    finish(mark, .patternBinding, main: Int(mark.token))
  }

  /// Whether a `{` behind a variable's value is a closure on a line of its own.
  private func startsClosureStatement() -> Bool { isAtStartOfLine && !opensObservers(position) }

  /// typeAnnotation: ':' type
  mutating func parseTypeAnnotationIfPresent() {
    guard at(.colon) else { return }
    let mark = mark()
    let main = position
    advance()
    parseType()
    finish(mark, .typeAnnotation, main: main)
  }

  /// initializerClause: '=' expression
  mutating func parseInitializerClauseIfPresent() {
    guard at(.equal) else { return }
    let mark = mark()
    let main = position
    advance()
    parseExpressionUnlessNewItem()
    finish(mark, .initializerClause, main: main)
  }

  /// An expression that is missing if the next line begins a declaration or a plain statement.
  mutating func parseExpressionUnlessNewItem() {
    if !kind.isStatementExpression && isAtNewItem() {
      missing(.expectedExpression)
    } else {
      parseExpression()
    }
  }

  /// accessors: accessorBlock | body
  mutating func parseAccessors() {
    switch firstWord(after: position) {
    case .accessor:
      parseAccessorBlock()
    case .attribute:
      if startsAccessor(1) { parseAccessorBlock() } else { parseBody() }
    case .other:
      parseBody()
    }
  }

  /// accessorBlock: '{' accessor* '}'
  private mutating func parseAccessorBlock() {
    let mark = mark()
    let main = position
    let outer = context
    context = outer.intersection([.isInIfConfig, .isAttempt])
    advance()
    parseAccessorList()
    context = outer
    closeBlock()
    finish(mark, .accessorBlock, main: main)
  }

  /// Accessors up to a '}' or the end of an `#if` clause.
  @inline(never)
  mutating func parseAccessorList() {
    while !kind.endsAnyList {
      let start = position
      if at(.poundIf) {
        parseIfConfig(holding: .accessors)
      } else if startsAccessor(0) {
        parseAccessor()
      } else if isAtNewItem() {
        return
      }
      if position == start { skipToken() }
    }
  }

  /// Whether an accessor begins at a distance: attributes, modifiers and its keyword.
  private mutating func startsAccessor(_ start: Int) -> Bool {
    guard var distance = distancePastAttributes(start) else { return false }
    let limit = distance + 8
    while distance < limit, isAccessorModifier(distance), !isAccessorKeyword(distance) {
      distance += 1
    }
    return isAccessorKeyword(distance)
  }

  /// accessor: attributes keyword accessorParameter? effect* body?
  private mutating func parseAccessor() {
    let mark = mark()
    while at(.at) || (isAccessorModifier(0) && !isAccessorKeyword(0)) {
      if at(.at) { parseAttribute() } else { leaf(.modifier) }
    }
    let main = position
    if isAccessorKeyword(0) { advance() } else { report(.expectedName) }
    if at(.leftParenthesis) { parseAccessorParameter() }
    parseEffects()
    if at(.leftBrace) {
      let outer = context
      if isCoroutineAccessor(main) { context.insert(.isCoroutine) }
      parseBody()
      context = outer
    }
    finish(mark, .accessorDeclaration, main: main)
  }

  /// accessorParameter: '(' name ')'
  private mutating func parseAccessorParameter() {
    let mark = mark()
    advance()
    let main = position
    if !eatName() { report(.expectedName) }
    expect(.rightParenthesis)
    finish(mark, .accessorParameter, main: main)
  }

  private func isCoroutineAccessor(_ index: Int) -> Bool {
    switch lexer.tokens.kinds[index] {
    case .cwUnderscoredRead, .cwUnderscoredModify: return true
    default: return false
    }
  }

  private mutating func isAccessorKeyword(_ distance: Int) -> Bool {
    switch peek(distance) {
    case .kwInit:
      let next = peek(distance + 1)
      return next == .leftBrace
        || (next == .leftParenthesis && peek(distance + 3) == .rightParenthesis
          && peek(distance + 4) == .leftBrace)
    case .cwGet, .cwSet, .cwWillSet, .cwDidSet, .cwUnsafeAddress, .cwUnsafeMutableAddress,
      .cwMutate, .cwBorrow, .cwUnderscoredRead, .cwUnderscoredModify:
      return true
    default:
      return false
    }
  }

  private mutating func isAccessorModifier(_ distance: Int) -> Bool {
    switch peek(distance) {
    case .cwMutating, .cwNonmutating, .cwBorrowing, .cwConsuming, .cwNonisolated,
      .cwLegacyConsuming:
      return true
    default:
      return false
    }
  }
}
