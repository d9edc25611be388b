import PureLintPolicy
import PureLintSource

/// Cuts a stream of bytes into messages, each of which has a header with its length in front.
struct MessageReader {
  /// The most bytes that a message may have; more is no message of an editor.
  static let largestSize = 256 << 20
  /// The most bytes that a header may have.
  private static let largestHeader = 8 << 10

  private var bytes: [UInt8] = []
  /// The position of the first byte that belongs to no message yet.
  private var start = 0

  /// One piece of the stream.
  enum Piece {
    case message(JSONValue)
    /// A body that is no JSON.
    case malformed
    /// A header without a length, or with one that no message has. What follows cannot be understood.
    case broken
  }

  /// Adds bytes that have arrived.
  mutating func add(_ more: [UInt8]) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// The next whole message; nil where there is none yet.
  mutating func next() -> Piece? {
    guard let end = endOfHeader() else {
      return bytes.count - start > Self.largestHeader ? .broken : nil
    }
    guard let length = length(inHeaderUpTo: end), length <= Self.largestSize else {
      return .broken
    }
    let body = end + 4
    guard bytes.count - body >= length else { return nil }
    defer { start = body + length }
    guard let value = try? JSONReader.read(Array(bytes[body..<body + length])) else {
      return .malformed
    }
    return .message(value)
  }

  /// The position of the empty line behind the header.
  private func endOfHeader() -> Int? {
    let limit = min(bytes.count - 3, start + Self.largestHeader)
    guard start < limit else { return nil }
    return (start..<limit).first { bytes[$0..<$0 + 4].elementsEqual([13, 10, 13, 10]) }
  }

  private func length(inHeaderUpTo end: Int) -> Int? {
    let header = String(decoding: bytes[start..<end], as: UTF8.self)
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1].filter { $0 != " " }).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }
}
