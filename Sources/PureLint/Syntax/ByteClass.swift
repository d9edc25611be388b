/// The class of a byte by what it can begin; the lexer's first decision about every token.
enum ByteClass {
  case invalid, nul, blank, newline
  case letter, digit, dollar, nonASCII
  case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon, at, backslash, pound, backtick, quote
  case slash, question, exclamation, period, less, greater
  /// Any other byte of an operator.
  case operatorByte

  /// Whether white space or a comment may begin with the byte.
  var mayBeginTrivia: Bool { self == .blank || self == .newline || self == .slash }
}

/// The roles of a byte inside a longer construct; one bit each, so that loops test one load.
///
/// Not an `OptionSet`: in a debug build its generic operations take half of the lexer's time.
struct ByteTraits {
  private(set) var rawValue: UInt8

  func contains(_ trait: ByteTraits) -> Bool { rawValue & trait.rawValue != 0 }
  mutating func insert(_ trait: ByteTraits) { rawValue |= trait.rawValue }

  static let continuesIdentifier = ByteTraits(rawValue: 1 << 0)
  static let isOperator = ByteTraits(rawValue: 1 << 1)
  static let isDigit = ByteTraits(rawValue: 1 << 2)
  static let isHexDigit = ByteTraits(rawValue: 1 << 3)
  /// An operator directly behind this byte is not bound to it.
  static let unbindsRight = ByteTraits(rawValue: 1 << 4)
  /// An operator directly in front of this byte is not bound to it.
  static let unbindsLeft = ByteTraits(rawValue: 1 << 5)
  /// May open or close a brace, or hide one: `skipToMatchingBrace` looks at it.
  static let stopsSkipping = ByteTraits(rawValue: 1 << 6)
  /// May end a string literal's text.
  static let stopsString = ByteTraits(rawValue: 1 << 7)
}

/// Both tables, made once for the process and read through pointers, which is what keeps a debug
/// build's lexer within a factor of the release build's.
struct ByteTables: @unchecked Sendable {
  let classes: UnsafePointer<ByteClass>
  let traits: UnsafePointer<ByteTraits>

  static let shared = ByteTables()

  private init() {
    let classes = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    let traits = UnsafeMutablePointer<ByteTraits>.allocate(capacity: 256)
    classes.initialize(repeating: .invalid, count: 256)
    traits.initialize(repeating: ByteTraits(rawValue: 0), count: 256)
    for byte in 0x80...0xFF { classes[byte] = .nonASCII }
    for (text, byteClass) in Self.classTexts {
      for byte in text.utf8 { classes[Int(byte)] = byteClass }
    }
    for (text, trait) in Self.traitTexts {
      for byte in text.utf8 { traits[Int(byte)].insert(trait) }
    }
    self.classes = UnsafePointer(classes)
    self.traits = UnsafePointer(traits)
  }

  private static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_"
  private static let digits = "0123456789"
  private static let operators = "/=-+*%<>!&|^~.?"

  private static let classTexts: [(String, ByteClass)] = [
    ("\0", .nul), (" \t\u{B}\u{C}", .blank), ("\n\r", .newline),
    (letters, .letter), (digits, .digit), ("$", .dollar),
    ("(", .leftParenthesis), (")", .rightParenthesis), ("[", .leftBracket), ("]", .rightBracket),
    ("{", .leftBrace), ("}", .rightBrace), (",", .comma), (":", .colon), (";", .semicolon),
    ("@", .at), ("\\", .backslash), ("#", .pound), ("`", .backtick), ("\"'", .quote),
    (operators, .operatorByte), ("/", .slash), ("?", .question), ("!", .exclamation),
    (".", .period), ("<", .less), (">", .greater),
  ]

  private static let traitTexts: [(String, ByteTraits)] = [
    (letters + digits + "$", .continuesIdentifier),
    (operators, .isOperator),
    (digits, .isDigit),
    (digits + "abcdefABCDEF", .isHexDigit),
    (" \r\n\t([{,;:\0", .unbindsRight),
    (" \r\n\t)]},;:\0", .unbindsLeft),
    ("{}\"'`/#<>", .stopsSkipping),
    ("\"'\\\n\r", .stopsString),
  ]
}
