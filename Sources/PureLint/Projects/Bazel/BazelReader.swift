/// Reads the calls at the top of a `BUILD` file. Literals, constants of the file, `glob`, `select` and
/// sums are followed; nothing is run.
struct BazelReader {
  private var lexer: BazelLexer
  private(set) var calls: [BazelCall] = []
  /// The calls of functions and rules within expressions, such as those of a comprehension.
  private(set) var innerCalls: [BazelCall] = []
  private var constants: [String: BazelValue] = [:]
  private var depth = 0
  /// The elements that sums may still copy.
  private var budget = 1 << 20

  private static let depthLimit = 64

  /// - Complexity: O(*n*) for *n* bytes.
  static func read(_ bytes: [UInt8]) throws(BazelProblem) -> BazelReader {
    var reader = BazelReader(lexer: BazelLexer(bytes))
    reader.lexer.advance()
    while reader.lexer.token != .end { try reader.statement() }
    return reader
  }

  private init(lexer: BazelLexer) { self.lexer = lexer }

  private func problem(_ message: String) -> BazelProblem {
    BazelProblem(line: lexer.line, message: message)
  }

  private mutating func pass(_ mark: Unicode.Scalar) throws(BazelProblem) {
    guard lexer.token != .damage else { throw problem("a text that is not closed") }
    guard lexer.isAt(mark) else { throw problem("'\(mark)' is missing") }
    lexer.advance()
  }

  // MARK: Statements

  private mutating func statement() throws(BazelProblem) {
    if case .name(let name) = lexer.token {
      let line = lexer.line
      let start = lexer
      lexer.advance()
      if lexer.isAt("=") {
        lexer.advance()
        let value = try expression()
        // A name that is bound twice means now one thing, now another.
        constants[name] = constants[name] == nil ? value : .unknown
        return try endLine()
      }
      if lexer.isAt("(") {
        calls.append(try call(name, line: line))
        return try endLine()
      }
      lexer = start
    }
    if lexer.token != .lineEnd { _ = try expression() }
    try endLine()
  }

  private mutating func endLine() throws(BazelProblem) {
    while lexer.token != .lineEnd, lexer.token != .end {
      guard lexer.token != .damage else { throw problem("a text that is not closed") }
      lexer.advance()
    }
    if lexer.token == .lineEnd { lexer.advance() }
  }

  // MARK: Expressions

  private mutating func expression() throws(BazelProblem) -> BazelValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw problem("too many levels") }
    var value = try operand()
    while true {
      switch lexer.token {
      case .mark(UInt8(ascii: "+")):
        lexer.advance()
        value = try sum(value, try operand())
      case .text where value.text != nil: value = try sum(value, try operand())
      default:
        if isAtDelimiter { return value }
        try skipToDelimiter()
        return .unknown
      }
    }
  }

  private var isAtDelimiter: Bool {
    [",", ")", "]", "}", ":", "="].contains { lexer.isAt($0) }
      || [.lineEnd, .end, .damage].contains(lexer.token) || lexer.isAt(name: "for")
  }

  /// Passes what only a run could tell, with all in its brackets.
  private mutating func skipToDelimiter() throws(BazelProblem) {
    var open = 0
    while open > 0 || !isAtDelimiter || lexer.isAt(name: "for") {
      guard lexer.token != .end else { throw problem("a bracket that is not closed") }
      guard lexer.token != .damage else { throw problem("a text that is not closed") }
      if ["(", "[", "{"].contains(where: { lexer.isAt($0) }) { open += 1 }
      if [")", "]", "}"].contains(where: { lexer.isAt($0) }) { open -= 1 }
      lexer.advance()
    }
  }

  private mutating func operand() throws(BazelProblem) -> BazelValue {
    var value: BazelValue
    switch lexer.token {
    case .text(let text):
      value = .text(text)
      lexer.advance()
    case .name(let name): value = try named(name)
    case .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "(")): value = try list()
    case .mark(UInt8(ascii: "{")): value = try table()
    default:
      if !isAtDelimiter { try skipToDelimiter() }
      return .unknown
    }
    while lexer.isAt(".") || lexer.isAt("[") || lexer.isAt("(") {
      value = .unknown
      if lexer.isAt(".") {
        lexer.advance()
        lexer.advance()
      } else {
        _ = try list()
      }
    }
    return value
  }

  private mutating func named(_ name: String) throws(BazelProblem) -> BazelValue {
    let line = lexer.line
    lexer.advance()
    if name == "native", lexer.isAt(".") {
      lexer.advance()
      if case .name(let inner) = lexer.token { return try named(inner) }
    }
    if lexer.isAt("(") { return value(of: try call(name, line: line)) }
    return ["True", "False", "None"].contains(name) ? .text(name) : constants[name] ?? .unknown
  }

  private mutating func sum(
    _ first: BazelValue,
    _ second: BazelValue
  ) throws(BazelProblem) -> BazelValue {
    if let text = first.text, let more = second.text {
      return text.utf8.count + more.utf8.count > 4_096 ? .unknown : .text(text + more)
    }
    var list = first.list
    list.add(second.list)
    budget -= list.parts.count
    guard budget >= 0 else { throw problem("too many values") }
    return .list(list)
  }

  /// Reads what stands between brackets: a list, or one value in parentheses.
  private mutating func list() throws(BazelProblem) -> BazelValue {
    let isGroup = lexer.isAt("(")
    let close: Unicode.Scalar = isGroup ? ")" : "]"
    lexer.advance()
    var list = BazelList()
    while !lexer.isAt(close) {
      let value = try expression()
      if lexer.isAt(name: "for") {
        list.isOpen = true
        try skipParts(to: close)
        break
      }
      if isGroup, lexer.isAt(close) {
        lexer.advance()
        return value
      }
      if let text = value.text { list.parts.append(.label(text)) } else { list.isOpen = true }
      if lexer.isAt(":") || lexer.isAt("=") {
        lexer.advance()
      } else if !lexer.isAt(close) {
        try pass(",")
      }
    }
    try pass(close)
    return .list(list)
  }

  /// Passes the rest of a comprehension.
  private mutating func skipParts(to close: Unicode.Scalar) throws(BazelProblem) {
    while !lexer.isAt(close) {
      try skipToDelimiter()
      guard !lexer.isAt(close) else { return }
      guard [",", ":", "="].contains(where: { lexer.isAt($0) }) else {
        throw problem("'\(close)' is missing")
      }
      lexer.advance()
    }
  }

  /// Reads a table, of which the values count, as in `select`.
  private mutating func table() throws(BazelProblem) -> BazelValue {
    lexer.advance()
    var list = BazelList()
    while !lexer.isAt("}") {
      _ = try expression()
      guard lexer.isAt(":") else {
        list.isOpen = true
        try skipParts(to: "}")
        break
      }
      lexer.advance()
      let value = try expression()
      list.add(value.list)
      if lexer.isAt(name: "for") {
        list.isOpen = true
        try skipParts(to: "}")
      } else if !lexer.isAt("}") {
        try pass(",")
      }
    }
    try pass("}")
    return .list(list)
  }

  // MARK: Calls

  private mutating func call(_ callee: String, line: Int) throws(BazelProblem) -> BazelCall {
    var call = BazelCall(callee: callee, line: line)
    lexer.advance()
    while !lexer.isAt(")") {
      while lexer.isAt("*") { lexer.advance() }
      let start = lexer
      var label: String?
      if case .name(let name) = lexer.token {
        lexer.advance()
        if lexer.isAt("=") { label = name }
      }
      if label == nil { lexer = start } else { lexer.advance() }
      let value = try expression()
      if let label { call.arguments[label] = value } else { call.others.append(value) }
      if lexer.isAt(name: "for") {
        try skipParts(to: ")")
      } else if !lexer.isAt(")") {
        try pass(",")
      }
    }
    try pass(")")
    return call
  }

  /// The value of a call within an expression.
  private mutating func value(of call: BazelCall) -> BazelValue {
    switch call.callee {
    case "glob":
      let included = (call.arguments["include"] ?? call.others.first ?? .unknown).list
      let excluded = (call.arguments["exclude"] ?? .list(BazelList())).list
      return .list(
        BazelList(
          parts: [.glob(included: included.texts, excluded: excluded.texts)],
          isOpen: included.isOpen || excluded.isOpen
        )
      )
    case "select":
      guard let branches = call.others.first else { return .unknown }
      if case .list = branches { return branches }
      return .unknown
    default:
      innerCalls.append(call)
      return .unknown
    }
  }
}
