import PureLintSource

/// The lines of a text, and its positions as the protocol counts them: from 0, in units of an encoding.
struct TextLines: Sendable {
  private let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let starts: [Int]
  /// Behind each byte that is no ASCII: how many bytes more than UTF-16 units the text has up to there.
  private let surpluses: [(end: Int, count: Int)]

  /// The units in which a client counts within a line.
  enum Encoding: String, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
  }

  /// A place in a text.
  struct Position: Hashable, Comparable, Sendable {
    let line: Int
    /// The units in front of it in its line.
    let character: Int

    static func < (first: Position, second: Position) -> Bool {
      (first.line, first.character) < (second.line, second.character)
    }
  }

  /// - Complexity: O(*n*) for *n* bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var surpluses: [(end: Int, count: Int)] = []
    var surplus = 0
    for (offset, byte) in bytes.enumerated() {
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      if byte == 10 || byte == 13 && next != 10 { starts.append(offset + 1) }
      guard byte >= 0x80 else { continue }
      // The first byte of four stands for two units, that of two or three for one, all others for none.
      surplus += Self.isContinuation(byte) ? 1 : byte >= 0xF0 ? -1 : 0
      surpluses.append((offset + 1, surplus))
    }
    self.starts = starts
    self.surpluses = surpluses
  }

  /// The position of a byte; one behind the text counts as its end.
  ///
  /// - Complexity: O(log *n*).
  func position(of offset: Int, _ encoding: Encoding) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = starts.partitioningIndex { $0 > offset } - 1
    return Position(line: line, character: units(from: starts[line], to: offset, encoding))
  }

  /// The byte at a position. What is behind the end of a line counts as its end, as the protocol has it.
  ///
  /// - Complexity: O(log *n*).
  func offset(of position: Position, _ encoding: Encoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let start = starts[position.line]
    var (low, high) = (start, end(ofLine: position.line))
    while low < high {
      let middle = (low + high) / 2
      if units(from: start, to: middle, encoding) < position.character {
        low = middle + 1
      } else {
        high = middle
      }
    }
    while low < bytes.count, Self.isContinuation(bytes[low]) { low += 1 }
    return low
  }

  /// The offset of the first byte of a line.
  func start(ofLine line: Int) -> Int { starts[line] }

  /// The offset behind the last byte of a line, its end left out.
  func end(ofLine line: Int) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    var end = starts[line + 1]
    while end > starts[line], bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
    return end
  }

  private func units(from start: Int, to end: Int, _ encoding: Encoding) -> Int {
    encoding == .utf8 ? end - start : end - start - (surplus(at: end) - surplus(at: start))
  }

  /// The bytes up to an offset that are more than UTF-16 units.
  private func surplus(at offset: Int) -> Int {
    let position = surpluses.partitioningIndex { $0.end > offset }
    return position == 0 ? 0 : surpluses[position - 1].count
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
