import PureLintSource

/// A property list in the old style of braces and parentheses, as Xcode writes its projects.
///
/// The values are flat and in preorder; texts stay byte ranges until they are asked for.
struct PropertyList: Sendable {
  private let bytes: [UInt8]
  private let values: [Value]

  /// One value among those that the list holds flat.
  struct Value {
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
