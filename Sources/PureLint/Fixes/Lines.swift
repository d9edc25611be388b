import PureLintSource

/// The lines of a file's bytes, asked for around a place.
struct Lines {
  let bytes: [UInt8]
  /// The offsets behind the line feeds.
  private let ends: [Int]

  /// - Complexity: O(*n*) for *n* bytes.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    ends = bytes.indices.compactMap { bytes[$0] == UInt8(ascii: "\n") ? $0 + 1 : nil }
  }

  /// The offset of the first byte of the line that an offset is on.
  /// - Complexity: O(log *n*) for *n* lines, whatever their length.
  func start(of offset: Int) -> Int {
    let count = ends[...].partitioningIndex { $0 > offset }
    return count > 0 ? ends[count - 1] : 0
  }

  /// The offset behind the line that an offset is on, with its line feed.
  func end(of offset: Int) -> Int {
    let position = ends[...].partitioningIndex { $0 > offset }
    return position < ends.count ? ends[position] : bytes.count
  }

  /// Whether nothing but white space stands in a range.
  func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(Self.isSpace) }

  /// Whether nothing but white space stands before an offset on its line.
  func isAtStart(_ offset: Int) -> Bool { isBlank(start(of: offset)..<offset) }

  /// The white space in front of the code of the line that an offset is on.
  func indentation(at offset: Int) -> String {
    let line = start(of: offset)..<end(of: offset)
    let space = bytes[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: space, as: UTF8.self)
  }

  /// The line end of the line with an offset.
  func lineBreak(at offset: Int) -> String {
    let end = end(of: offset)
    return end > 1 && bytes[end - 1] == UInt8(ascii: "\n") && bytes[end - 2] == UInt8(ascii: "\r")
      ? "\r\n" : "\n"
  }

  /// The first offset from one on that is behind spaces and tabs.
  func skipSpaces(from offset: Int) -> Int {
    bytes[offset...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      ?? bytes.count
  }

  /// The first offset from one on that is behind white space and line breaks.
  func skipBlanks(from offset: Int) -> Int {
    bytes[offset...].firstIndex { !Self.isSpace($0) } ?? bytes.count
  }

  /// The start of the first of the blank lines above the start of a line; the line if there is none.
  func skipBlanks(backFrom start: Int) -> Int {
    let last = bytes[..<start].lastIndex { !Self.isSpace($0) }
    return last.map { min(start, end(of: $0)) } ?? 0
  }

  /// The last offset up to one with nothing but spaces and tabs in between.
  func skipSpaces(backFrom offset: Int) -> Int {
    bytes[..<offset].lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      .map { $0 + 1 } ?? 0
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }
}
