import PureLintSource

/// A property list in the old style of braces and parentheses, as Xcode writes its projects.
///
/// The values are flat and in preorder; texts stay byte ranges until they are asked for.
struct PropertyList: Sendable {
  private let bytes: [UInt8]
  private let values: [Value]

  fileprivate struct Value {
    var kind: Kind
    /// The range of a text, without its quotes.
    var start: UInt32
    var end: UInt32
    /// The number of values in it, itself included.
    var size: UInt32 = 1

    enum Kind: UInt8 {
      case text, quotedText, list
      /// Its values are keys and values by turns.
      case table
    }
  }

  /// The position of a value.
  struct Index: Hashable, Comparable, Sendable {
    fileprivate let position: Int

    static func < (left: Index, right: Index) -> Bool { left.position < right.position }
  }

  static let root = Index(position: 0)

  /// Where a list is damaged, and how.
  struct Damage: Error {
    /// The line, from 1 on.
    let line: Int
    let message: String
  }

  /// Reads a property list.
  ///
  /// - Throws: the first place at which it is damaged.
  /// - Complexity: O(*n*) for *n* bytes, however deeply nested.
  init(_ bytes: [UInt8]) throws(Damage) {
    let found = bytes.withUnsafeBufferPointer { buffer -> Result<[Value], Damage> in
      var reader = PropertyListReader(bytes: buffer)
      return reader.read() ? .success(reader.values) : .failure(reader.damage)
    }
    values = try found.get()
    self.bytes = bytes
  }

  /// The elements of a list; empty for anything else.
  func elements(_ list: Index?) -> [Index] {
    guard let list, values[list.position].kind == .list else { return [] }
    return parts(of: list)
  }

  /// The keys and values of a table in the order in which they stand; empty for anything else.
  func entries(_ table: Index?) -> [(key: Name, value: Index)] {
    guard let table, values[table.position].kind == .table else { return [] }
    let parts = parts(of: table)
    return stride(from: 0, to: parts.count, by: 2).map { (name(parts[$0]), parts[$0 + 1]) }
  }

  /// The value of a key among the first 256 of a table, which is more than Xcode writes.
  ///
  /// - Complexity: O(1), so that asking one table often stays cheap, whatever its size.
  func value(_ key: StaticString, in table: Index?) -> Index? {
    guard let table, values[table.position].kind == .table else { return nil }
    var position = table.position + 1
    let end = table.position + Int(values[table.position].size)
    for _ in 0..<256 where position < end {
      if spells(values[position], key) { return Index(position: position + 1) }
      position += 1 + Int(values[position + 1].size)
    }
    return nil
  }

  private func spells(_ value: Value, _ key: StaticString) -> Bool {
    guard Int(value.end - value.start) == key.utf8CodeUnitCount else { return false }
    return key.withUTF8Buffer { bytes[Int(value.start)..<Int(value.end)].elementsEqual($0) }
  }

  /// A text as a name, for comparison; escapes count as they stand.
  func name(_ text: Index) -> Name {
    let value = values[text.position]
    return bytes.withUnsafeBufferPointer {
      Name(UnsafeBufferPointer(rebasing: $0[Int(value.start)..<Int(value.end)]))
    }
  }

  /// The text of a value; nil for lists, tables and texts longer than any path.
  func text(_ index: Index?) -> String? {
    guard let index else { return nil }
    let value = values[index.position]
    let range = Int(value.start)..<Int(value.end)
    guard range.count <= 4_096 else { return nil }
    switch value.kind {
    case .text: return String(decoding: bytes[range], as: UTF8.self)
    case .quotedText: return String(decoding: unescaped(bytes[range]), as: UTF8.self)
    case .list, .table: return nil
    }
  }

  private func parts(of container: Index) -> [Index] {
    let end = container.position + Int(values[container.position].size)
    var parts: [Index] = []
    var position = container.position + 1
    while position < end {
      parts.append(Index(position: position))
      position += Int(values[position].size)
    }
    return parts
  }

  private func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "\\")) else { return Array(bytes) }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        result.append(Self.escapes[byte] ?? byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        result.append(byte)
      }
    }
    return result
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
  ]
}

/// Reads bytes into values, with a stack of its own instead of recursion.
private struct PropertyListReader {
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
