/// Types, protocols, extensions, enum cases and what they share.
extension Parser {
  /// nominal: ('struct' | 'class' | 'enum' | 'actor') name genericParameterClause?
  ///   inheritanceClause? whereClause? memberBlock
  mutating func parseNominalType(_ mark: Mark, _ kind: NodeKind) {
    advance()
    let main = takeDeclarationName()
    parseGenericParameterClauseIfPresent()
    parseInheritanceClauseIfPresent()
    parseWhereClauseIfPresent()
    parseMemberBlock()
    finish(mark, kind, main: main)
  }

  /// protocol: 'protocol' name primaryAssociatedTypes? inheritanceClause? whereClause? memberBlock
  mutating func parseProtocol(_ mark: Mark) { parseNominalType(mark, .protocolDeclaration) }

  /// extension: 'extension' type inheritanceClause? whereClause? memberBlock
  mutating func parseExtension(_ mark: Mark) {
    let main = position
    advance()
    parseType()
    parseInheritanceClauseIfPresent()
    parseWhereClauseIfPresent()
    parseMemberBlock()
    finish(mark, .extensionDeclaration, main: main)
  }

  /// memberBlock: '{' member* '}'
  mutating func parseMemberBlock() {
    guard at(.leftBrace) else { return missingBlock(.memberBlock) }
    let mark = mark()
    let main = position
    guard enter() else { return parseTooDeep() }
    let outer = context
    context = outer.intersection([.isInIfConfig, .isAttempt])
    advance()
    parseMembers()
    context = outer
    closeBlock()
    finish(mark, .memberBlock, main: main)
    leave()
  }

  /// Members up to a '}', the end of the file or of an `#if` clause.
  ///
  /// members: (declaration ';'?)*
  @inline(never)
  mutating func parseMembers() {
    while !kind.endsAnyList || at(.stringMiddle) || at(.stringTail) {
      let start = position
      if !eat(.semicolon) {
        parseMember()
        separateItems(from: start)
      }
      if position == start { skipToken() }
    }
  }

  /// member: declaration | ifConfig | macroExpansion | sourceLocation
  private mutating func parseMember() {
    switch kind {
    case .poundIf:
      parseIfConfigItem(holding: .members)
    case .poundSourceLocation:
      parseSourceLocation()
    case .pound:
      parseDeclaration()
    case _ where kind.startsDeclaration:
      parseDeclaration()
    case _ where kind.isIdentifierLike && startsContextualDeclaration():
      parseDeclaration()
    default:
      // A statement where only members may stand: its block was closed too early.
      report(.expectedDeclaration)
      parseItem()
    }
  }

  /// inheritanceClause: ':' inheritedType (',' inheritedType)*
  mutating func parseInheritanceClauseIfPresent() {
    guard at(.colon) else { return }
    let mark = mark()
    let main = position
    advance()
    repeat {
      parseInheritedType()
    } while eat(.comma) && !at(.leftBrace)
    finish(mark, .inheritanceClause, main: main)
  }

  /// inheritedType: attribute* ('class' | type)
  private mutating func parseInheritedType() {
    let mark = mark()
    parseAttributes()
    if at(.kwClass) && !isAtStartOfLine { leaf(.classConstraintType) } else { parseType() }
    finish(mark, .inheritedType, main: Int(mark.token))
  }

  /// typealias: 'typealias' name genericParameterClause? '=' type whereClause?
  mutating func parseTypealias(_ mark: Mark) {
    advance()
    let main = takeDeclarationName()
    parseGenericParameterClauseIfPresent()
    if eat(.equal) { parseType() } else { report(.expectedToken, expected: .equal) }
    parseWhereClauseIfPresent()
    finish(mark, .typealiasDeclaration, main: main)
  }

  /// associatedtype: 'associatedtype' name inheritanceClause? ('=' type)? whereClause?
  mutating func parseAssociatedtype(_ mark: Mark) {
    advance()
    let main = takeDeclarationName()
    parseInheritanceClauseIfPresent()
    if eat(.equal) { parseType() }
    parseWhereClauseIfPresent()
    finish(mark, .associatedtypeDeclaration, main: main)
  }

  /// enumCase: 'case' enumCaseElement (',' enumCaseElement)*
  mutating func parseEnumCase(_ mark: Mark) {
    let main = position
    advance()
    repeat {
      parseEnumCaseElement()
    } while eat(.comma) && (kind.isIdentifierLike || !isAtStartOfLine)
    finish(mark, .enumCaseDeclaration, main: main)
  }

  /// enumCaseElement: name parameterClause? ('=' expression)?
  private mutating func parseEnumCaseElement() {
    let mark = mark()
    let main = takeDeclarationName()
    if at(.leftParenthesis) && !isAtStartOfLine { parseParameterClause(of: .enumCase) }
    parseInitializerClauseIfPresent()
    finish(mark, .enumCaseElement, main: main)
  }
}
