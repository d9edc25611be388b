/// The tokens of a `BUILD` file, one at a time.
struct BazelLexer {
  private let bytes: [UInt8]
  private var position = 0
  /// The number of brackets that are open; line breaks in them say nothing.
  private var brackets = 0
  /// The current line, from 1.
  private(set) var line = 1
  private(set) var token = Token.lineEnd

  enum Token: Equatable {
    case name(String)
    case text(String)
    /// A number, or a mark that says nothing here.
    case other
    case mark(UInt8)
    case lineEnd, end
    /// A text that is not closed.
    case damage
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  func isAt(_ mark: Unicode.Scalar) -> Bool { token == .mark(UInt8(ascii: mark)) }

  func isAt(name: String) -> Bool { token == .name(name) }

  mutating func advance() {
    skipBlanks()
    guard position < bytes.count else {
      token = .end
      return
    }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\n"):
      position += 1
      line += 1
      token = .lineEnd
    case UInt8(ascii: "\""), UInt8(ascii: "'"): token = text(isRaw: false)
    case _ where Self.isWordByte(byte): token = word()
    default: token = mark(byte)
    }
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "\n") where brackets > 0:
        position += 1
        line += 1
      case UInt8(ascii: "\\") where position + 1 < bytes.count && bytes[position + 1] == 10:
        position += 2
        line += 1
      case UInt8(ascii: "#"):
        position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      default: return
      }
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func word() -> Token {
    let start = position
    while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    let isPrefix = ["r", "b", "rb", "br"].contains(word.lowercased())
    if isPrefix, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      return text(isRaw: word.lowercased().contains("r"))
    }
    return bytes[start] < UInt8(ascii: "A") ? .text(word) : .name(word)
  }

  private mutating func mark(_ byte: UInt8) -> Token {
    position += 1
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(brackets - 1, 0)
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "*"), UInt8(ascii: "/"):
      // `==` assigns nothing, and `**` is no other mark than `*`.
      guard self.byte == UInt8(ascii: "=") || self.byte == byte && byte != UInt8(ascii: "=") else {
        break
      }
      position += 1
      return byte == UInt8(ascii: "*") ? .mark(byte) : .other
    default: break
    }
    return .mark(byte)
  }

  // MARK: Texts

  private mutating func text(isRaw: Bool) -> Token {
    let quote = byte
    position += 1
    let isLong = bytes[position...].starts(with: [quote, quote])
    if isLong { position += 2 }
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case quote where !isLong: return .text(String(decoding: text, as: UTF8.self))
      case quote where bytes[position...].starts(with: [quote, quote]):
        position += 2
        return .text(String(decoding: text, as: UTF8.self))
      case UInt8(ascii: "\\") where position < bytes.count:
        text += escaped(isRaw: isRaw)
      case UInt8(ascii: "\n"):
        guard isLong else { return .damage }
        line += 1
        text.append(byte)
      default: text.append(byte)
      }
    }
    return .damage
  }

  /// What stands behind a backslash; in paths, nothing but quotes and backslashes does.
  private mutating func escaped(isRaw: Bool) -> [UInt8] {
    let byte = bytes[position]
    position += 1
    if byte == UInt8(ascii: "\n") { line += 1 }
    if isRaw { return [UInt8(ascii: "\\"), byte] }
    switch byte {
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "\n"): return []
    default: return [byte]
    }
  }
}
