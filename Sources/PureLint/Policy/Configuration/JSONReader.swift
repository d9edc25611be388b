import PureLintSource

/// Reads JSON texts (RFC 8259) into values that know their places.
///
/// What other readers let pass or decide in silence is a defect here: two members of one name, a
/// surrogate that has no partner, nesting deeper than anybody writes.
package struct JSONReader {
  /// Lists and objects within each other.
  static let depthLimit = 64

  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  /// The value that a whole text is; a byte order mark in front of it is passed over.
  ///
  /// - Parameter remedy: What to write into a file that is empty.
  /// - Complexity: O(*n*) for *n* bytes.
  /// - Throws: the first defect.
  package static func read(
    _ bytes: [UInt8],
    remedy: String = "write '{}' for no settings"
  ) throws(JSONProblem) -> JSONValue {
    if let offset = bytes.firstInvalidUTF8 {
      let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      let found = isUTF16 ? "the file is UTF-16" : "this is not UTF-8"
      throw JSONProblem(offset: offset, message: "\(found); save the file as UTF-8")
    }
    var reader = JSONReader(bytes)
    return try reader.readWhole(remedy)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private mutating func readWhole(_ remedy: String) throws(JSONProblem) -> JSONValue {
    try skipBlanks()
    if next == nil { throw problem("the file is empty; \(remedy)") }
    let value = try readValue()
    try skipBlanks()
    if next != nil { throw problem("nothing may follow the end of the value; remove it") }
    return value
  }

  private mutating func readValue() throws(JSONProblem) -> JSONValue {
    let start = position
    let content: JSONValue.Content =
      switch next {
      case UInt8(ascii: "{"): try nested(Self.readObject)
      case UInt8(ascii: "["): try nested(Self.readList)
      case UInt8(ascii: "\""): .text(try readText())
      case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
        .number(try readNumber())
      default: try readWord()
      }
    return JSONValue(offset: start, content: content)
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONProblem) -> JSONValue.Content
  ) throws(JSONProblem) -> JSONValue.Content {
    guard depth < Self.depthLimit else {
      throw problem("this is nested more than \(Self.depthLimit) levels deep; write it flatter")
    }
    depth += 1
    position += 1
    try skipBlanks()
    let content = try read(&self)
    depth -= 1
    return content
  }

  // MARK: Lists and objects

  private static func readList(
    _ reader: inout JSONReader
  ) throws(JSONProblem) -> JSONValue.Content {
    var elements: [JSONValue] = []
    if reader.take("]") { return .list(elements) }
    repeat {
      elements.append(try reader.readValue())
    } while try reader.goesOn(before: "]")
    return .list(elements)
  }

  private static func readObject(
    _ reader: inout JSONReader
  ) throws(JSONProblem) -> JSONValue.Content {
    var members: [JSONValue.Member] = []
    var offsets: [String: Int] = [:]
    if reader.take("}") { return .object(members) }
    repeat {
      let member = try reader.readMember()
      if let first = offsets.updateValue(member.offset, forKey: member.name) {
        let line = LineIndex(reader.bytes).position(of: first).line
        let message = "'\(member.name)' stands in line \(line) already; merge the two"
        throw JSONProblem(offset: member.offset, message: message)
      }
      members.append(member)
    } while try reader.goesOn(before: "}")
    return .object(members)
  }

  private mutating func readMember() throws(JSONProblem) -> JSONValue.Member {
    let start = position
    guard next == UInt8(ascii: "\"") else { throw problem(nameAdvice) }
    let name = try readText()
    try skipBlanks()
    guard take(":") else { throw problem("expected ':' and a value behind '\(name)'") }
    try skipBlanks()
    return JSONValue.Member(name: name, offset: start, value: try readValue())
  }

  private var nameAdvice: String {
    switch next {
    case nil: "the object has no end; write '}'"
    case UInt8(ascii: "'"): "names stand in double quotes"
    case UInt8(ascii: ","): "expected a name in front of ','; remove the comma"
    default: "expected a name in double quotes"
    }
  }

  /// Whether another element follows; takes the comma, or the bracket at the end.
  private mutating func goesOn(before bracket: Unicode.Scalar) throws(JSONProblem) -> Bool {
    let end = position
    try skipBlanks()
    if take(bracket) { return false }
    let comma = position
    guard take(",") else {
      if next == nil { throw problem("expected '\(bracket)' before the end of the file") }
      // The comma is missing where the element ends, which may be a line above.
      throw JSONProblem(offset: end, message: "expected ',' or '\(bracket)' here")
    }
    try skipBlanks()
    if next == UInt8(ascii: bracket) {
      let message = "the comma in front of '\(bracket)' is one too many; remove it"
      throw JSONProblem(offset: comma, message: message)
    }
    return true
  }

  // MARK: Words and numbers

  private mutating func readWord() throws(JSONProblem) -> JSONValue.Content {
    let start = position
    while let byte = next, Self.isWordByte(byte) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    default:
      position = start
      throw problem(valueAdvice(word))
    }
  }

  private func valueAdvice(_ word: String) -> String {
    if let literal = ["true", "false", "null"].first(where: { $0 == word.lowercased() }) {
      return "'\(word)' is written '\(literal)'"
    }
    if !word.isEmpty { return "texts stand in double quotes; write '\"\(word)\"'" }
    switch next {
    case nil: return "expected a value before the end of the file"
    case UInt8(ascii: "'"): return "texts stand in double quotes"
    case UInt8(ascii: ","): return "expected a value in front of ','; remove the comma"
    default: return "expected a value"
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  private mutating func readNumber() throws(JSONProblem) -> String {
    let start = position
    while let byte = next,
      Self.isWordByte(byte) || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "+")
    { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard Self.isNumber(text) else {
      throw JSONProblem(offset: start, message: "'\(text)' is no number that JSON knows")
    }
    return text
  }

  /// Whether a text is digits without a zero in front, with a fraction and an exponent or without.
  private static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8.dropFirst(text.hasPrefix("-") ? 1 : 0)
    func takeDigits() -> Substring.UTF8View {
      let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      rest = rest.dropFirst(digits.count)
      return digits
    }
    let whole = takeDigits()
    var isValid = !whole.isEmpty && (whole.count == 1 || whole.first != UInt8(ascii: "0"))
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      isValid = !takeDigits().isEmpty && isValid
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      isValid = !takeDigits().isEmpty && isValid
    }
    return isValid && rest.isEmpty
  }

  // MARK: Bytes

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  func problem(_ message: String) -> JSONProblem {
    JSONProblem(offset: position, message: message)
  }

  /// Takes a character if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() throws(JSONProblem) {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    if next == UInt8(ascii: "/") || next == UInt8(ascii: "#") {
      throw problem("JSON has no comments; remove this one")
    }
  }
}

extension [UInt8] {
  /// The offset of the first byte that is no part of a valid UTF-8 text.
  fileprivate var firstInvalidUTF8: Int? {
    var decoder = UTF8()
    var bytes = makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
