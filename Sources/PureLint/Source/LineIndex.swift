#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The starts of the lines of one file; built only for files that something is reported in.
///
/// Counts as the compiler does: a line ends with a line feed, with or without a carriage return
/// before it. A carriage return alone ends no line, but columns start anew behind it.
public struct LineIndex: Sendable {
  private let size: Int
  /// The offset of the first byte of each line.
  private let lineStarts: [Int]
  /// The offsets behind the carriage returns that no line feed follows.
  private let restarts: [Int]

  /// A place as people count, from 1; the column counts bytes.
  public struct Position: Hashable, Sendable, CustomStringConvertible {
    /// The number of the line, from 1.
    public let line: Int
    /// The position of the byte in its line, from 1.
    public let column: Int

    /// Stores the numbers as they are.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    /// The position as messages have it: `12:5`.
    public var description: String { "\(line):\(column)" }
  }

  /// - Complexity: O(*n*) for *n* bytes.
  public init(_ bytes: [UInt8]) {
    size = bytes.count
    lineStarts = [0] + LineIndex.offsets(behind: UInt8(ascii: "\n"), in: bytes)
    restarts = LineIndex.offsets(behind: UInt8(ascii: "\r"), in: bytes).filter {
      $0 == bytes.count || bytes[$0] != UInt8(ascii: "\n")
    }
  }

  /// The line and column of a byte; an offset behind the file counts as its end.
  ///
  /// - Complexity: O(log *n*) for *n* lines.
  public func position(of offset: Int) -> Position {
    let offset = min(offset, size)
    let line = LineIndex.countOfStarts(lineStarts, upTo: offset)
    let restart = LineIndex.countOfStarts(restarts, upTo: offset)
    let start = max(lineStarts[line - 1], restart > 0 ? restarts[restart - 1] : 0)
    return Position(line: line, column: offset - start + 1)
  }

  /// The number of lines, the last and perhaps empty one included.
  public var lineCount: Int { lineStarts.count }

  /// The offset of the first byte of a line, from 1.
  public func start(ofLine line: Int) -> Int { lineStarts[line - 1] }

  /// The number of sorted offsets that are not greater than an offset, found by halving.
  private static func countOfStarts(_ starts: [Int], upTo offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The offsets that follow a byte value, in order.
  private static func offsets(behind wanted: UInt8, in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return [] }
      var offsets: [Int] = []
      var start = 0
      while start < buffer.count,
        let found = memchr(base + start, Int32(wanted), buffer.count - start)
      {
        start = UnsafeRawPointer(found) - base + 1
        offsets.append(start)
      }
      return offsets
    }
  }
}
