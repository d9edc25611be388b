/// Reads bytes into values, with a stack of its own instead of recursion.
struct PropertyListReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var values: [PropertyList.Value] = []
  private var position = 0
  /// The lists and tables around the position, innermost last.
  private var open: [(value: Int, expected: Expected)] = []

  /// The part that has to come next in the innermost list or table.
  private enum Expected {
    case key, equals, value, semicolon, element, comma
  }

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether the bytes are one whole value and nothing else.
  mutating func read() -> Bool {
    guard bytes.count < Int(UInt32.max) else { return false }
    repeat {
      skipBlanks()
      guard position < bytes.count, step() else { return false }
    } while !open.isEmpty
    skipBlanks()
    return position == bytes.count
  }

  /// The problem at the place where reading ended.
  var damage: PropertyList.Damage {
    let end = min(position, bytes.count)
    let line = bytes[..<end].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    return PropertyList.Damage(line: line, message: message(at: end))
  }

  private func message(at position: Int) -> String {
    if bytes.isEmpty { return "the file is empty" }
    if position == bytes.count { return "the file ends before all of it is closed" }
    if Self.conflictMarks.contains(where: { bytes[position...].starts(with: $0) }) {
      return "a merge conflict"
    }
    if position == 0, bytes[0] == UInt8(ascii: "<") { return "XML, where Xcode writes braces" }
    switch open.last?.expected {
    case .key: return "a key or '}' belongs here"
    case .equals: return "'=' belongs here"
    case .semicolon: return "';' belongs here"
    case .comma: return "',' or ')' belongs here"
    case .value, .element: return "a value belongs here"
    case nil: return values.isEmpty ? "'{' belongs here" : "the file goes on after its end"
    }
  }

  /// The markers that a merge puts around the lines of each side.
  private static let conflictMarks = ["<<<<<<<", "=======", ">>>>>>>"].map { Array($0.utf8) }

  private mutating func step() -> Bool {
    let byte = bytes[position]
    switch open.last?.expected ?? .value {
    case .equals: return byte == UInt8(ascii: "=") && punctuate(.value)
    case .semicolon: return byte == UInt8(ascii: ";") && punctuate(.key)
    case .comma: return byte == UInt8(ascii: ",") ? punctuate(.element) : close(UInt8(ascii: ")"))
    case .key: return byte == UInt8(ascii: "}") ? close(byte) : readText()
    case .element where byte == UInt8(ascii: ")"): return close(byte)
    case .value, .element: return readValue()
    }
  }

  private mutating func readValue() -> Bool {
    switch bytes[position] {
    case UInt8(ascii: "{"): return begin(.table, .key)
    case UInt8(ascii: "("): return begin(.list, .element)
    default: return readText()
    }
  }

  private mutating func punctuate(_ next: Expected) -> Bool {
    position += 1
    open[open.count - 1].expected = next
    return true
  }

  private mutating func begin(_ kind: PropertyList.Value.Kind, _ expected: Expected) -> Bool {
    advance()
    open.append((values.count, expected))
    values.append(.init(kind: kind, start: UInt32(position), end: UInt32(position)))
    position += 1
    return true
  }

  private mutating func close(_ bracket: UInt8) -> Bool {
    guard bytes[position] == bracket else { return false }
    let value = open.removeLast().value
    values[value].size = UInt32(values.count - value)
    position += 1
    return true
  }

  /// Notes that what was expected begins here.
  private mutating func advance() {
    guard let last = open.indices.last else { return }
    switch open[last].expected {
    case .key: open[last].expected = .equals
    case .value: open[last].expected = .semicolon
    default: open[last].expected = .comma
    }
  }

  private mutating func readText() -> Bool {
    let first = bytes[position]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return readQuoted(first) }
    let start = position
    while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
    guard position > start else { return false }
    append(.text, start..<position)
    return true
  }

  private mutating func readQuoted(_ quote: UInt8) -> Bool {
    let start = position + 1
    position = start
    while position < bytes.count, bytes[position] != quote {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.count else { return false }
    append(.quotedText, start..<position)
    position += 1
    return true
  }

  private mutating func append(_ kind: PropertyList.Value.Kind, _ range: Range<Int>) {
    advance()
    values.append(
      .init(kind: kind, start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
    )
  }

  /// Skips white space and comments of both kinds.
  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x09...0x0D, 0x20:
        position += 1
      case UInt8(ascii: "/") where position + 1 < bytes.count:
        guard skipComment(bytes[position + 1]) else { return }
      default: return
      }
    }
  }

  /// Skips a comment, to the end of the bytes if it has none; false if there is none.
  private mutating func skipComment(_ second: UInt8) -> Bool {
    switch second {
    case UInt8(ascii: "/"):
      while position < bytes.count, bytes[position] != 0x0A { position += 1 }
    case UInt8(ascii: "*"):
      position += 3
      while position < bytes.count,
        bytes[position] != UInt8(ascii: "/") || bytes[position - 1] != UInt8(ascii: "*")
      { position += 1 }
      position += 1
    default: return false
    }
    return true
  }

  /// Whether a byte may stand in a text without quotes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...0xFF:
      true
    default: false
    }
  }
}
