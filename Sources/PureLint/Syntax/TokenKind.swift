/// The kind of a token, in one byte.
///
/// Contextual keywords (`async`, `some`, `willSet` …) have kinds of their own, so that the parser
/// never compares text; wherever a name may stand, `isIdentifierLike` accepts them as names.
public enum TokenKind: UInt8, Sendable, BitwiseCopyable {
  // MARK: Structure
  case endOfFile
  /// A byte sequence that starts no token: reported once, then skipped by the parser.
  case unknown
  case leftParenthesis, rightParenthesis
  case leftBracket, rightBracket
  case leftBrace, rightBrace
  case comma, colon, semicolon, at, backslash, wildcard
  /// `::` behind a module's name, as in `Swift::print`.
  case colonColon
  /// `#` in front of a macro's name, `#selector`, `#file`: the name is the next token.
  case pound
  case poundIf, poundElseif, poundElse, poundEndif
  case poundAvailable, poundUnavailable, poundSourceLocation
  /// `.` with a base on its left, as in `a.b` or a line that begins with `.b` after a base.
  case period
  /// `.` with no base directly on its left (by spacing): `.init`, `return .some`.
  case prefixPeriod
  case arrow
  case equal
  /// `&` in front of an operand, the `inout` marker.
  case prefixAmpersand
  /// `?` and `!` that follow their operand without white space.
  case postfixQuestion, postfixExclamation
  /// `?` of the ternary operator.
  case infixQuestion

  // MARK: Operators
  /// One `>` at the start of an operator. The lexer never joins it with what follows, so closing
  /// two generic argument lists needs no splitting. What follows is lexed on its own and marked
  /// `continuesOperator`; the expression parser joins these tokens again.
  case rightAngle
  /// A lone `<`, or `<` at the start of an operator that touches a name and may open generic
  /// arguments (`<-1`, `<>`): the rest is then marked `continuesOperator` too. Behind `func`, a
  /// `<` that ends an operator's name and begins its generic parameters (`==<T>`) is a token of
  /// its own.
  case leftAngle
  case prefixOperator, postfixOperator
  /// An operator between its operands; `TokenFlags` say how it is spaced.
  case binaryOperator

  // MARK: Literals and names
  case integerLiteral, floatLiteral
  /// A whole string literal without interpolation: plain, raw or multi-line.
  case stringLiteral
  /// A string literal up to and including the `\(` of its first interpolation.
  case stringHead
  /// From the `)` of one interpolation to the `\(` of the next.
  case stringMiddle
  /// From the `)` of the last interpolation to the end of the literal.
  case stringTail
  case regexLiteral
  /// A name; `TokenFlags.isBackticked` where it is written in back ticks.
  case identifier
  /// `$0`, `$name`.
  case dollarIdentifier

  // MARK: Reserved words
  case kwAny, kwAs, kwAssociatedtype, kwBreak, kwCase, kwCatch, kwClass, kwContinue, kwDefault
  case kwDefer, kwDeinit, kwDo, kwElse, kwEnum, kwExtension, kwFallthrough, kwFalse, kwFileprivate
  case kwFor, kwFunc, kwGuard, kwIf, kwImport, kwIn, kwInit, kwInout, kwInternal, kwIs, kwLet
  case kwNil, kwOperator, kwPrecedencegroup, kwPrivate, kwProtocol, kwPublic, kwRepeat, kwRethrows
  case kwReturn, kwSelf, kwSelfType, kwStatic, kwStruct, kwSubscript, kwSuper, kwSwitch, kwThrow
  case kwThrows, kwTrue, kwTry, kwTypealias, kwVar, kwWhere, kwWhile

  // MARK: Contextual words
  case cwActor, cwAny, cwAsync, cwAwait, cwBorrow, cwBorrowing, cwConsume, cwConsuming
  case cwConvenience, cwCopy, cwDidSet, cwDiscard, cwDistributed, cwDynamic, cwEach, cwFinal, cwGet
  case cwIndirect, cwInfix, cwIsolated, cwLazy, cwMacro, cwModify, cwMutate, cwMutating
  case cwNonisolated, cwNonmutating, cwOf, cwOpen, cwOptional, cwOverride, cwPackage, cwPostfix
  case cwPrefix, cwRead, cwReasync, cwRequired, cwSending, cwSet, cwSome, cwThen, cwUnowned
  case cwUnsafe, cwUnsafeAddress, cwUnsafeMutableAddress, cwUsing, cwWeak, cwWillSet, cwYield
  /// `Type` and `Protocol`, metatypes behind a period.
  case cwTypeMember, cwProtocolMember
  /// `_modify` and `_read`, as against the newer `modify` and `read`.
  case cwUnderscoredModify, cwUnderscoredRead
  /// `_const`, `_local`, `__consuming`, `__owned`, `__shared`, `__setter_access`.
  case cwConst, cwLocal, cwLegacyConsuming, cwLegacyOwned, cwLegacyShared, cwSetterAccess
}

extension TokenKind {
  /// As the compiler would derive it; but what it takes for enumerations with raw values is
  /// generic, and a debug build's parser spends its time there.
  public static func == (left: TokenKind, right: TokenKind) -> Bool {
    left.rawValue == right.rawValue
  }

  /// Whether the token is a name as it stands: an identifier or a contextual word.
  public var isIdentifierLike: Bool {
    self == .identifier || rawValue >= TokenKind.cwActor.rawValue
  }

  /// Whether the word is reserved: a name only after a `.`, as a label, or in back ticks.
  var isReservedWord: Bool {
    rawValue >= TokenKind.kwAny.rawValue && rawValue < TokenKind.cwActor.rawValue
  }
}

/// The place of a token between its neighbours.
public struct TokenFlags: OptionSet, Sendable, BitwiseCopyable {
  /// The flags as bits.
  public let rawValue: UInt8

  /// Makes an empty set.
  public init() { rawValue = 0 }
  /// Takes flags from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// First token on its line, or after a comment that spans lines.
  public static let isAtStartOfLine = TokenFlags(rawValue: 1 << 0)
  /// White space, a comment or the start of the file stands directly before it.
  static let hasSpaceBefore = TokenFlags(rawValue: 1 << 1)
  /// Written in back ticks: a name whatever the word.
  static let isBackticked = TokenFlags(rawValue: 1 << 2)
  /// The literal is damaged (unterminated, bad digits); the lexer has recorded the error.
  static let isDamaged = TokenFlags(rawValue: 1 << 3)
  /// An operator, angle bracket or sign that touches what is on its left. A token that was cut
  /// from the start of an operator has the spacing of the whole operator.
  static let isLeftBound = TokenFlags(rawValue: 1 << 4)
  /// The same on its right: bound on both sides or on none, an operator is binary; bound on the
  /// left only, postfix; bound on the right only, prefix.
  static let isRightBound = TokenFlags(rawValue: 1 << 5)
  /// Belongs, in an expression, to the operator that the token directly before it began.
  static let continuesOperator = TokenFlags(rawValue: 1 << 6)

  // Not the generic ones of `OptionSet`, for the sake of debug builds.

  /// Whether a flag is set; of several, whether all are.
  public func contains(_ flag: TokenFlags) -> Bool { rawValue & flag.rawValue == flag.rawValue }
  /// The flags that are set in one of two sets or in both.
  public func union(_ other: TokenFlags) -> TokenFlags {
    TokenFlags(rawValue: rawValue | other.rawValue)
  }
  /// Adds the flags of another set.
  public mutating func formUnion(_ other: TokenFlags) { self = union(other) }
}
