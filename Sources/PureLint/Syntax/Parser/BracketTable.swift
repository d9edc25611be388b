/// The ends of the brackets that were seen by looking ahead.
///
/// One look-ahead notes all brackets inside the one it is asked about, so that no token is
/// scanned twice however deep the brackets nest.
struct BracketTable {
  /// The closing token of the bracket at `first + index`; 0 for none and for other tokens.
  var closings: [UInt32] = []
  /// The first token of the last look-ahead.
  var first = 0
  /// The brackets that are open during a look-ahead; kept for the sake of their memory.
  fileprivate var open: [Int] = []
}

extension Parser {
  /// The token that closes the bracket (or string with interpolation) at a token, if one does.
  /// - Complexity: O(1), amortised over the tokens.
  @inline(never)
  mutating func closing(of index: Int) -> Int? {
    if index < brackets.first || index >= brackets.first + brackets.closings.count {
      scanBrackets(from: index)
    }
    let closing = Int(brackets.closings[index - brackets.first])
    return closing == 0 ? nil : closing
  }

  private mutating func scanBrackets(from start: Int) {
    brackets.first = start
    brackets.closings.removeAll(keepingCapacity: true)
    brackets.closings.reserveCapacity(64)
    brackets.open.removeAll(keepingCapacity: true)
    var index = start
    repeat {
      let kind = peek(index - position)
      brackets.closings.append(0)
      if kind == .endOfFile { return }
      if kind.opensBracket {
        brackets.open.append(index)
      } else if kind.closesBracket {
        guard close(kind, at: index) else { return }
      }
      index += 1
    } while !brackets.open.isEmpty
  }

  /// Closes the innermost open bracket of the kind, and with it the stray ones inside, of which it
  /// looks past a few.
  private mutating func close(_ kind: TokenKind, at index: Int) -> Bool {
    var candidates = brackets.open.count
    while candidates > 0 && brackets.open.count - candidates < 16 {
      candidates -= 1
      let opening = brackets.open[candidates]
      let openingKind = lexer.tokens.kinds[opening]
      if openingKind.closingBracket == kind {
        brackets.closings[opening - brackets.first] = UInt32(index)
        brackets.open.removeLast(brackets.open.count - candidates)
        return true
      }
      // A brace is stronger than what would close outside of it.
      if openingKind == .leftBrace || openingKind == .stringHead { return true }
    }
    return kind != .rightBrace && kind != .stringTail
  }
}

extension TokenKind {
  var opensBracket: Bool {
    switch self {
    case .leftParenthesis, .leftBracket, .leftBrace, .stringHead: return true
    default: return false
    }
  }

  var closesBracket: Bool {
    switch self {
    case .rightParenthesis, .rightBracket, .rightBrace, .stringTail: return true
    default: return false
    }
  }

  /// The kind of token that closes the bracket; `endOfFile` for what is none.
  var closingBracket: TokenKind {
    switch self {
    case .leftParenthesis: return .rightParenthesis
    case .leftBracket: return .rightBracket
    case .leftBrace: return .rightBrace
    case .stringHead: return .stringTail
    default: return .endOfFile
    }
  }
}

/// A set of tokens near the current one.
struct TokenMarks {
  private var first = 0
  private var words: [UInt64] = []

  func contains(_ token: Int) -> Bool {
    let offset = token - first
    guard offset >= 0, offset >> 6 < words.count else { return false }
    return words[offset >> 6] & (1 << UInt64(offset & 63)) != 0
  }

  mutating func insert(_ token: Int) {
    guard token >= first else { return }
    let offset = token - first
    while words.count <= offset >> 6 { words.append(0) }
    words[offset >> 6] |= 1 << UInt64(offset & 63)
  }

  /// Drops everything if it lies before the token.
  mutating func forget(before token: Int) {
    guard token >= first + words.count << 6 else { return }
    words.removeAll(keepingCapacity: true)
    first = token
  }
}
