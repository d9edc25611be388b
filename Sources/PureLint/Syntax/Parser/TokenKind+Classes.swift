extension TokenKind {
  /// Whether the reserved word (or `@`) begins a declaration.
  var startsDeclaration: Bool {
    switch self {
    case .at, .kwAssociatedtype, .kwCase, .kwClass, .kwDeinit, .kwEnum, .kwExtension,
      .kwFileprivate, .kwFunc, .kwImport, .kwInit, .kwInternal, .kwLet, .kwOperator,
      .kwPrecedencegroup, .kwPrivate, .kwProtocol, .kwPublic, .kwStatic, .kwStruct,
      .kwSubscript, .kwTypealias, .kwVar:
      return true
    default:
      return false
    }
  }

  /// Whether the reserved word begins a statement that is no expression.
  var startsStatement: Bool {
    switch self {
    case .kwBreak, .kwContinue, .kwDefer, .kwDo, .kwFallthrough, .kwFor, .kwGuard, .kwIf,
      .kwRepeat, .kwReturn, .kwSwitch, .kwThrow, .kwWhile:
      return true
    default:
      return false
    }
  }

  /// Whether the word begins a statement that is an expression too.
  var isStatementExpression: Bool { self == .kwIf || self == .kwSwitch || self == .kwDo }

  /// Whether the contextual word modifies a declaration, where one follows.
  var isContextualModifier: Bool {
    switch self {
    case .cwAsync, .cwBorrowing, .cwConsuming, .cwConvenience, .cwDistributed, .cwDynamic,
      .cwFinal, .cwIndirect, .cwInfix, .cwIsolated, .cwLazy, .cwMutating, .cwNonisolated,
      .cwNonmutating, .cwOpen, .cwOptional, .cwOverride, .cwPackage, .cwPostfix, .cwPrefix,
      .cwRequired, .cwUnowned, .cwWeak, .cwConst, .cwLocal, .cwLegacyConsuming, .cwLegacyOwned,
      .cwLegacyShared, .cwSetterAccess:
      return true
    default:
      return false
    }
  }

  /// Whether an expression can begin here.
  var startsExpression: Bool {
    switch self {
    case .leftParenthesis, .leftBracket, .leftBrace, .at, .backslash, .wildcard, .pound, .period,
      .prefixPeriod, .prefixAmpersand, .prefixOperator, .integerLiteral, .floatLiteral,
      .stringLiteral, .stringHead, .regexLiteral, .dollarIdentifier, .kwAny, .kwDo, .kwFalse,
      .kwIf, .kwInit, .kwNil, .kwRepeat, .kwSelf, .kwSelfType, .kwSuper, .kwSwitch, .kwTrue,
      .kwTry:
      return true
    default:
      return isIdentifierLike
    }
  }

  /// Whether the token may be an operator or a part of one.
  var isOperator: Bool {
    switch self {
    case .rightAngle, .leftAngle, .prefixOperator, .postfixOperator, .binaryOperator,
      .prefixAmpersand, .equal, .postfixQuestion, .postfixExclamation, .infixQuestion, .arrow:
      return true
    default:
      return false
    }
  }

  /// Whether `discard` may stand in front.
  var namesSelf: Bool { self == .kwSelf || self == .kwSelfType || self == .identifier }

  var isPeriod: Bool { self == .period || self == .prefixPeriod }

  /// Whether the word may be a label in front of a `:`.
  public var isLabel: Bool {
    isIdentifierLike || self == .wildcard || self == .dollarIdentifier || isReservedWord
  }

  var isLiteral: Bool {
    switch self {
    case .integerLiteral, .floatLiteral, .stringLiteral, .stringHead, .regexLiteral, .kwTrue,
      .kwFalse, .kwNil:
      return true
    default:
      return false
    }
  }

  /// Whether the token ends every list it stands in.
  var endsAnyList: Bool {
    switch self {
    case .endOfFile, .rightBrace, .poundElseif, .poundElse, .poundEndif, .stringMiddle,
      .stringTail:
      return true
    default:
      return false
    }
  }
}
