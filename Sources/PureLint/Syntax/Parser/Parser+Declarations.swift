/// The choice between kinds of declarations, and the small ones.
extension Parser {
  /// declaration: attributes (import | variable | typealias | … | macroExpansion)
  mutating func parseDeclaration() {
    let mark = mark()
    guard enter() else { return parseTooDeep() }
    parseAttributesAndModifiers()
    parseDeclaration(after: mark)
    leave()
  }

  /// The declaration whose attributes and modifiers stand behind.
  private mutating func parseDeclaration(after mark: Mark) {
    switch kind {
    case .kwImport: parseImport(mark)
    case .kwLet, .kwVar, .kwInout: parseVariable(mark)
    case .kwFunc: parseFunction(mark)
    case .kwInit: parseInitializer(mark)
    case .kwDeinit: parseDeinitializer(mark)
    case .kwSubscript: parseSubscript(mark)
    case .kwCase: parseEnumCase(mark)
    case .kwStruct: parseNominalType(mark, .structDeclaration)
    case .kwClass: parseNominalType(mark, .classDeclaration)
    case .kwEnum: parseNominalType(mark, .enumDeclaration)
    case .kwProtocol: parseProtocol(mark)
    case .kwExtension: parseExtension(mark)
    case .kwTypealias: parseTypealias(mark)
    case .kwAssociatedtype: parseAssociatedtype(mark)
    case .kwOperator: parseOperatorDeclaration(mark)
    case .kwPrecedencegroup: parsePrecedenceGroup(mark)
    case .cwActor: parseNominalType(mark, .actorDeclaration)
    case .cwMacro: parseMacroDeclaration(mark)
    case .pound: parseMacroExpansion(mark)
    default:
      report(.expectedDeclaration)
      finish(mark, .error, main: Int(mark.token))
    }
  }

  /// Whether the contextual word here begins a declaration: modifiers, then its keyword.
  ///
  /// Something with more than a few modifiers is none, so that no run of them is looked at twice.
  mutating func startsContextualDeclaration(at start: Int = 0) -> Bool {
    var distance = start
    while distance < start + 32 {
      let kind = peek(distance)
      if kind == .cwActor || kind == .cwMacro {
        return peek(distance + 1).isIdentifierLike
      }
      if distance > start && (kind.startsDeclaration || kind == .kwInout) { return true }
      guard kind.isContextualModifier else { return false }
      distance += 1
      if peek(distance) == .leftParenthesis {
        // The compiler takes a leading `open(set)` for a call.
        guard peek(distance + 2) == .rightParenthesis, kind != .cwOpen else { return false }
        distance += 3
      }
    }
    return false
  }

  /// import: 'import' kind? importPath
  private mutating func parseImport(_ mark: Mark) {
    let main = position
    advance()
    switch kind {
    case .kwTypealias, .kwStruct, .kwClass, .kwEnum, .kwProtocol, .kwVar, .kwLet, .kwFunc:
      if !isAtStartOfLine { advance() }
    default:
      break
    }
    parseImportPath()
    finish(mark, .importDeclaration, main: main)
  }

  /// importPath: name (('.' | '::') (name | operator))*
  private mutating func parseImportPath() {
    let mark = mark()
    let main = position
    guard eatName() else { return missing(.expectedName) }
    while at(.period) || at(.prefixPeriod) || at(.colonColon) {
      advance()
      if kind.isOperator { takeOperator() } else if !eatName() { report(.expectedName) }
    }
    finish(mark, .importPath, main: main)
  }

  /// Takes the `Module::` in front of a name.
  ///
  /// moduleSelector: (name '::')?
  @inline(__always)
  mutating func takeModuleSelector() {
    guard kind.isIdentifierLike, peek() == .colonColon else { return }
    advance()
    advance()
  }

  /// Takes a name: an identifier or contextual word.
  mutating func eatName() -> Bool {
    guard kind.isIdentifierLike else { return false }
    advance()
    return true
  }

  /// Takes a name that may be `Self` or `self`, as those of generic parameters and groups may.
  mutating func eatNameOrSelf() -> Bool { eat(.kwSelfType) || eat(.kwSelf) || eatName() }

  /// Takes the name of a declaration and says where it is: at the token in front if it is missing.
  /// A reserved word on the same line stands in its place but is no name.
  mutating func takeDeclarationName() -> Int {
    let main = position
    if kind.isIdentifierLike && !isAtNewItem() {
      advance()
      return main
    }
    report(.expectedName)
    if kind.isReservedWord && !isAtStartOfLine && peek() != .identifier { advance() }
    return main - 1
  }
}
