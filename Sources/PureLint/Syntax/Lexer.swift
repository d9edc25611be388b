/// Turns bytes into tokens on demand.
///
/// Tokens depend on each other, never on the parser: whether a `/` begins a regex literal follows
/// from the token before it, and `>` is cut off wherever it begins an operator. So the tokens of a
/// file are the same however the parser asks for them, and they never change once appended.
///
/// Literals with interpolations become several tokens: `interpolations` holds those that are open.
/// Every `stringHead` is followed by its `stringTail`, whatever the bytes: where the literal is
/// broken off, the tail is empty and damaged.
///
/// What runs for each token is inlined: a function that changes nothing is called with a copy of the
/// lexer, which takes as long as a short word (Swift 6.3).
///
/// - Complexity: O(number of bytes) for the whole file: what a scan ahead finds is remembered
///   (`scans`), so that no byte is looked at more often than a bound that no input can raise.
struct Lexer: ~Copyable {
  /// All tokens lexed so far; they never change.
  private(set) var tokens: TokenBuffer
  private(set) var comments: [SyntaxTree.Comment] = []
  private(set) var errors: [SyntaxError] = []

  /// The first of `count` bytes. Not a buffer pointer: in a debug build its subscript is slow.
  let bytes: UnsafePointer<UInt8>
  let count: Int
  let classes: UnsafePointer<ByteClass>
  let traits: UnsafePointer<ByteTraits>
  let words: WordTable
  /// The offset where the file begins, behind a byte order mark if it has one.
  let contentStart: Int
  /// The offset of the next byte to look at.
  var position: Int
  /// Where the tokens end: with the file, or with the body that is being lexed. What decides about
  /// the last of them may stand behind it.
  var end: Int
  /// The string literals whose interpolations surround `position`, outermost first.
  var interpolations: [Interpolation] = []
  /// The open parentheses since the innermost interpolation, or the file, began.
  var openParentheses = 0
  /// The open braces since the innermost interpolation, or the file, began.
  var openBraces = 0
  /// The end of the operator whose first byte was the last token, or 0.
  var operatorEnd = 0
  var scans = ScansAhead()

  /// Begins at the first byte. The caller keeps the bytes alive; nothing outside is read.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    precondition(bytes.count < UInt32.max, "a source file has less than 4 GiB")
    // An empty buffer may have no address; then nothing is read through this one.
    self.bytes = bytes.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
    tokens = TokenBuffer(capacity: bytes.count / 8)
    count = bytes.count
    classes = ByteTables.shared.classes
    traits = ByteTables.shared.traits
    words = .shared
    let hasMark = count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    contentStart = hasMark ? 3 : 0
    position = contentStart
    end = count
    skipStartOfFile()
  }

  /// Appends tokens up to the next `{` or the end, with that: no further, so that the body behind the
  /// brace can still be skipped. To go from token to token is cheaper here than in the parser.
  mutating func lexTokens() {
    var kind: TokenKind
    repeat {
      lexToken()
      kind = tokens.kinds[tokens.count - 1]
    } while kind != .leftBrace && kind != .endOfFile
  }

  /// Appends exactly one token; at the end, `endOfFile` again and again.
  @inline(__always)
  mutating func lexToken() {
    if !interpolations.isEmpty, breakOffInterruptedString() { return }
    var flags = skipTrivia()
    while !lexToken(flags) { flags.formUnion(skipTrivia().union(.hasSpaceBefore)) }
  }

  /// Lexes the token at `position`. Returns `false` if there was only something to be skipped.
  @inline(__always)
  private mutating func lexToken(_ flags: TokenFlags) -> Bool {
    guard position < end else {
      lexEndOfFile(flags)
      return true
    }
    let byteClass = classes[Int(bytes[position])]
    switch byteClass {
    case .letter: lexWord(flags)
    case .comma, .semicolon, .at, .backslash, .leftBracket, .rightBracket, .leftBrace,
      .leftParenthesis:
      lexMark(byteClass, flags)
    case .rightParenthesis: lexRightParenthesis(flags)
    case .rightBrace: lexRightBrace(flags)
    case .colon: lexColon(flags)
    case .digit: lexNumber(flags)
    case .dollar: lexDollarIdentifier(flags)
    case .nonASCII: return lexNonASCII(flags)
    case .pound: lexPound(flags)
    case .backtick: lexBacktick(flags)
    case .quote: lexString(from: position, quoteAt: position, flags)
    case .slash, .question, .exclamation, .period, .less, .greater, .operatorByte:
      lexOperator(flags)
    case .invalid, .nul, .blank, .newline:
      record(.invalidCharacter, at: position)
      position += 1
      return false
    }
    return true
  }

  /// Appends a byte that is a token wherever it stands.
  @inline(__always)
  private mutating func lexMark(_ byteClass: ByteClass, _ flags: TokenFlags) {
    let kind: TokenKind
    switch byteClass {
    case .comma: kind = .comma
    case .semicolon: kind = .semicolon
    case .at: kind = .at
    case .backslash: kind = .backslash
    case .leftBracket: kind = .leftBracket
    case .rightBracket: kind = .rightBracket
    case .leftBrace:
      openBraces += 1
      kind = .leftBrace
    default:
      openParentheses += 1
      kind = .leftParenthesis
    }
    appendByte(kind, flags)
  }

  private mutating func lexColon(_ flags: TokenFlags) {
    if byte(at: position + 1) == 0x3A {
      append(.colonColon, flags, from: position, to: position + 2)
    } else {
      appendByte(.colon, flags)
    }
  }

  private mutating func lexRightParenthesis(_ flags: TokenFlags) {
    if openParentheses > 0 {
      openParentheses -= 1
    } else if !interpolations.isEmpty {
      return resumeString(flags)
    }
    appendByte(.rightParenthesis, flags)
  }

  /// A `}` that would close a brace in front of the interpolation it stands in closes nothing.
  private mutating func lexRightBrace(_ flags: TokenFlags) {
    if openBraces > 0 {
      openBraces -= 1
    } else if !interpolations.isEmpty {
      record(.unbalancedBrace, at: position)
      return appendByte(.unknown, flags.union(.isDamaged))
    }
    appendByte(.rightBrace, flags)
  }

  private mutating func lexEndOfFile(_ flags: TokenFlags) {
    if interpolations.isEmpty {
      append(.endOfFile, flags, from: end, to: end)
    } else {
      breakOffString()
    }
  }
}

extension Lexer {
  /// The kind of the last token.
  var lastKind: TokenKind { tokens.count > 0 ? tokens.kinds[tokens.count - 1] : .endOfFile }

  /// The byte at an offset, 0 behind the end.
  func byte(at offset: Int) -> UInt8 { offset < count ? bytes[offset] : 0 }

  func hasTrait(_ trait: ByteTraits, at offset: Int) -> Bool {
    offset < count && traits[Int(bytes[offset])].contains(trait)
  }

  /// Appends the byte at `position` as a token.
  @inline(__always)
  mutating func appendByte(_ kind: TokenKind, _ flags: TokenFlags) {
    append(kind, flags, from: position, to: position + 1)
  }

  /// Appends a token and moves behind it.
  @inline(__always)
  mutating func append(_ kind: TokenKind, _ flags: TokenFlags, from start: Int, to end: Int) {
    tokens.append(
      kind,
      flags,
      start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: end)
    )
    position = end
  }

  /// Takes over tokens that another lexer made of the same bytes.
  mutating func append(tokensOf tree: SyntaxTree, _ range: Range<Int>) {
    tokens.append(tokensOf: tree, range)
  }

  /// Forgets the last tokens, comments or errors.
  mutating func truncateTokens(to count: Int) { tokens.truncate(to: count) }
  mutating func truncateComments(to count: Int) { comments.removeLast(comments.count - count) }
  mutating func truncateErrors(to count: Int) { errors.removeLast(errors.count - count) }

  mutating func record(_ tag: SyntaxError.Tag, at offset: Int) {
    errors.append(SyntaxError(tag: tag, offset: UInt32(offset), expected: .unknown))
  }

  mutating func recordComment(from start: Int, to end: Int) {
    comments.append(SyntaxTree.Comment(start: UInt32(start), end: UInt32(end)))
  }
}

/// The outcome of searches ahead, so that nothing is searched for again.
struct ScansAhead {
  /// No `>>>>>>> ` ends a conflict behind this offset, no `<<<<` line one of Perforce.
  var failedConflict = Int.max
  var failedPerforceConflict = Int.max
  /// Behind this offset, multi-line regex literals are taken to be unterminated.
  var failedMultilineRegex = Int.max
  /// By the number of `#`: where the next quote with that many was looked for on one line.
  var rawQuotes: [(range: Range<Int>, isFound: Bool)] = []
  /// Signs in a run of `#` that begin neither a literal nor a directive.
  var lonePounds = 0..<0
  /// The verdict on interpolations in front of the white space at an offset: whether it cuts them
  /// off.
  var interruption = Interruption(offset: -1, hasNewline: false, beginsDeclaration: false)
  /// The bytes that were looked at ahead; tests watch that they grow no faster than the file.
  var byteCount = 0
}
