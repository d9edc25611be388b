/// A recursive-descent parser for one file.
///
/// Each `parseX()` is one production of the grammar, given in its comment, and always yields a
/// node: an `error` node where the source has none. `parseXIfPresent()` may yield nothing.
///
/// Productions that many others contain are not inlined: a copy in each gains nothing, and all of
/// them took a twentieth of the time of a release build (Swift 6.3 on x86-64, November 2026).
///
/// Nodes are appended after their children. So wrapping what was just parsed in a call is one
/// append, and taking an attempt back is truncation; `SyntaxTree` turns the order round once, at
/// the end.
struct Parser: ~Copyable {
  var lexer: Lexer
  let bytes: UnsafeBufferPointer<UInt8>
  var bodies: Bodies
  /// In postorder.
  var nodes: NodeBuffer
  var errors: [SyntaxError] = []
  /// The position of the error about too deep nesting, unless an attempt took it back.
  var tooDeepIndex = 0
  /// The position behind the last place that is nested too deep; -1 before there is one.
  var tooDeepEnd = -1
  /// The number of calls of `report`; an attempt compares it before and after.
  var failures = 0
  /// The current token.
  var position = 0
  var kind = TokenKind.endOfFile
  var context = Context()
  /// The number of open productions that can contain themselves.
  var depth = 0
  /// The address where the stack, which grows downwards, has to end.
  private let lowestAddress: UInt
  /// The numbers of open lists that await a `)` or a `]`.
  var openParentheses = 0
  var openBrackets = 0
  var brackets = BracketTable()
  var failedGenericArguments = TokenMarks()
  /// The positions where a closure turned out to have no signature, so that no nest of closures is
  /// tried twice.
  var failedSignatures: Set<Int> = []
  /// The `{` of bodies that were skipped, which may be come to again when an attempt is taken back.
  var skippedBodies = TokenMarks()

  /// The liberties and limits that the productions around the current token set.
  struct Context: OptionSet {
    let rawValue: UInt8

    /// In a condition or a `switch` subject: `{` opens the statement's body.
    static let isCondition = Context(rawValue: 1 << 0)
    /// In a pattern: `let`, `var` and `is` may stand in an expression, and `=` ends it.
    static let bindsNames = Context(rawValue: 1 << 1)
    /// In the condition of `#if`: the expression ends with its line.
    static let isDirective = Context(rawValue: 1 << 2)
    /// Somewhere in a `switch` body: `case` and `default` end lists of items.
    static let isInSwitch = Context(rawValue: 1 << 3)
    /// In a coroutine accessor: `yield` is a statement.
    static let isCoroutine = Context(rawValue: 1 << 4)
    /// Between `#if` and `#endif`: the directives end lists of items.
    static let isInIfConfig = Context(rawValue: 1 << 5)
    /// Directly in an attempt that may be taken back.
    static let isAttempt = Context(rawValue: 1 << 6)

    /// The members that still hold inside brackets.
    static let kept: Context = [.isInSwitch, .isCoroutine, .isInIfConfig, .isAttempt]
  }

  /// The beginning of a node: its first token and its first descendant.
  struct Mark {
    let token: UInt32
    let node: UInt32
  }

  /// - Parameter stackSize: what the thread's stack has left for the parser, in bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, bodies: Bodies, stackSize: Int) {
    self.bytes = bytes
    self.bodies = bodies
    lowestAddress = stackAddress() - UInt(stackSize)
    lexer = Lexer(bytes)
    // Application code has about 5 bytes to a token and 0.9 nodes to a token (November 2026).
    nodes = NodeBuffer(capacity: bodies == .parse ? bytes.count / 5 : bytes.count / 20)
    loadToken()
  }

  /// A parser of bodies alone, which is given the tokens around them.
  /// - Parameter stackSize: what the thread's stack has left for the parser, in bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, fillingAnOutlineWith stackSize: Int) {
    self.bytes = bytes
    bodies = .parse
    lowestAddress = stackAddress() - UInt(stackSize)
    lexer = Lexer(bytes)
    nodes = NodeBuffer(capacity: bytes.count / 6)
    lexer.truncateErrors(to: 0)
  }
}

// MARK: Tokens

extension Parser {
  /// Moves to the next token; stays at the end of the file.
  mutating func advance() {
    guard kind != .endOfFile else { return }
    position += 1
    loadToken()
  }

  /// Makes the token at `position` the current one, passing by what is no token at all.
  @inline(__always)
  mutating func loadToken() {
    while true {
      if position == lexer.tokens.count { lexer.lexTokens() }
      kind = lexer.tokens.kinds[position]
      if kind != .unknown { return }
      position += 1
    }
  }

  /// The kind of a later token; `endOfFile` past the end.
  @inline(__always)
  mutating func peek(_ distance: Int = 1) -> TokenKind {
    let index = position + distance
    return index < lexer.tokens.count || lex(upTo: index) ? lexer.tokens.kinds[index] : .endOfFile
  }

  /// Lexes as many tokens as it takes, if there are as many.
  @inline(never)
  private mutating func lex(upTo index: Int) -> Bool {
    while lexer.tokens.count <= index {
      if lexer.lastKind == .endOfFile { return false }
      lexer.lexTokens()
    }
    return true
  }

  func at(_ expected: TokenKind) -> Bool { kind == expected }

  /// Takes the current token if it is of the kind.
  mutating func eat(_ expected: TokenKind) -> Bool {
    guard kind == expected else { return false }
    advance()
    return true
  }

  /// Takes the token or reports that it is missing.
  mutating func expect(_ expected: TokenKind) {
    if !eat(expected) { report(.expectedToken, expected: expected) }
  }

  var isAtStartOfLine: Bool { startsLine(position) }

  func startsLine(_ index: Int) -> Bool {
    lexer.tokens.flags[index].contains(.isAtStartOfLine)
  }

  /// Whether a token follows the one before it without white space.
  func touchesPrevious(_ index: Int) -> Bool {
    index > 0 && lexer.tokens.ends[index - 1] == lexer.tokens.starts[index]
  }

  /// Whether a later token is on the current token's line.
  mutating func isOnSameLine(_ distance: Int = 1) -> Bool {
    peek(distance) != .endOfFile && !startsLine(position + distance)
  }

  /// Whether the token's bytes are exactly the text.
  func isText(_ index: Int, _ text: StaticString) -> Bool {
    let start = Int(lexer.tokens.starts[index])
    let end = Int(lexer.tokens.ends[index])
    guard end - start == text.utf8CodeUnitCount else { return false }
    for offset in 0..<(end - start) where bytes[start + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  func isText(_ text: StaticString) -> Bool { isText(position, text) }
}

// MARK: Nodes

extension Parser {
  /// The beginning of a node that starts at the current token.
  @inline(__always)
  func mark() -> Mark {
    // There are no more tokens than bytes, of which `Lexer.init` wants less than 4 GiB.
    Mark(token: UInt32(truncatingIfNeeded: position), node: UInt32(nodes.count))
  }

  /// Completes a node: all nodes since the mark are its descendants, all tokens since the mark up
  /// to the current one are covered.
  mutating func finish(_ mark: Mark, _ kind: NodeKind, main: Int, flags: NodeFlags = []) {
    nodes.append(
      SyntaxNode(
        kind: kind,
        flags: flags,
        mainToken: UInt32(truncatingIfNeeded: main),
        firstToken: mark.token,
        endToken: UInt32(truncatingIfNeeded: position),
        size: UInt32(truncatingIfNeeded: nodes.count) &- mark.node &+ 1
      )
    )
  }

  /// A node of the current token alone.
  mutating func leaf(_ kind: NodeKind) {
    let mark = mark()
    let main = position
    advance()
    finish(mark, kind, main: main)
  }

  /// A node that covers no token, for what is missing.
  mutating func missing(_ tag: SyntaxError.Tag) {
    report(tag)
    finish(mark(), .error, main: position)
  }
}

// MARK: Errors and attempts

extension Parser {
  /// Notes an error at the current token, or after the previous one if that ended the line; one
  /// for each place.
  mutating func report(_ tag: SyntaxError.Tag, expected: TokenKind = .endOfFile) {
    failures += 1
    var offset = lexer.tokens.starts[position]
    if tag == .expectedToken && position > 0 && (isAtStartOfLine || kind == .endOfFile) {
      offset = lexer.tokens.ends[position - 1]
    }
    if let last = errors.last, last.offset == offset { return }
    errors.append(SyntaxError(tag: tag, offset: offset, expected: expected))
  }

  /// The state of the parser when an attempt began.
  struct Attempt {
    let position: Int
    let nodeCount: Int
    let errorCount: Int
    let failures: Int
    let context: Context
  }

  func beginAttempt() -> Attempt {
    Attempt(
      position: position,
      nodeCount: nodes.count,
      errorCount: errors.count,
      failures: failures,
      context: context
    )
  }

  /// Goes back to where the attempt began; the tokens stay.
  mutating func undo(_ attempt: Attempt) {
    position = attempt.position
    kind = lexer.tokens.kinds[position]
    nodes.truncate(to: attempt.nodeCount)
    errors.removeSubrange(attempt.errorCount...)
    failures = attempt.failures
    context = attempt.context
  }

  /// Enters a production that can contain itself, unless the nesting is too deep.
  mutating func enter() -> Bool {
    if isTooDeep { return false }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  /// Whether nothing more may be nested: the count is exhausted, or the stack is.
  var isTooDeep: Bool { depth >= Self.maximumDepth || stackAddress() < lowestAddress }

  /// The compiler nests 256 brackets, each of which is up to two productions here.
  static var maximumDepth: Int { 512 }
  /// The longest chain of postfix expressions, which the parser builds without nesting but whose
  /// tree is as deep as it is long.
  static var maximumChain: Int { 4096 }
}

/// The address of the innermost frame, about.
@inline(never)
private func stackAddress() -> UInt {
  var here: UInt8 = 0
  return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
}
