import PureLintSource

/// Tokens as parallel arrays, because the parser mostly reads `kinds`; five bytes each.
public struct TokenList: Sendable {
  /// The kind of each token.
  public let kinds: [TokenKind]
  /// The flags of each token.
  public let flags: [TokenFlags]
  /// Byte offset of each token's first byte.
  public let starts: RisingNumbers
  /// The number of each token's bytes, as far as one byte can tell.
  private let lengths: [UInt8]
  /// The tokens that are too long for that, in order.
  private let longTokens: [LongToken]

  private struct LongToken {
    let position: Int
    let length: UInt32
  }

  /// Copies the tokens lexed so far.
  init(_ buffer: borrowing TokenBuffer) {
    kinds = Array(buffer.kinds)
    flags = Array(buffer.flags)
    let (count, firsts, ends) = (buffer.count, buffer.starts, buffer.ends)
    starts = RisingNumbers(count: count) { firsts[$0] }
    var longest: UInt32 = 0
    let lengths = [UInt8](unsafeUninitializedCapacity: count) { lengths, initialized in
      for position in 0..<count {
        let length = ends[position] &- firsts[position]
        longest = max(longest, length)
        lengths.initializeElement(at: position, to: UInt8(clamping: length))
      }
      initialized = count
    }
    self.lengths = lengths
    let longPositions = longest < UInt8.max ? [] : lengths.indices.filter { lengths[$0] == .max }
    longTokens = longPositions.map { LongToken(position: $0, length: ends[$0] - firsts[$0]) }
  }

  /// The number of tokens, the one at the end of the file included.
  public var count: Int { kinds.count }

  /// Writes where some tokens begin and end, one behind the other.
  func write(
    _ positions: Range<Int>,
    starts: UnsafeMutablePointer<UInt32>,
    ends: UnsafeMutablePointer<UInt32>
  ) {
    self.starts.write(positions, to: starts)
    guard longTokens.isEmpty else {
      for (index, position) in positions.enumerated() { ends[index] = range(position).upperBound }
      return
    }
    lengths[positions].withUnsafeBufferPointer { lengths in
      for index in 0..<lengths.count { ends[index] = starts[index] &+ UInt32(lengths[index]) }
    }
  }

  /// Byte offset after each token's last byte.
  public var ends: Ends { Ends(tokens: self) }

  /// The ends of tokens, each of which is reckoned from its start and length when it is asked for.
  public struct Ends {
    fileprivate let tokens: TokenList

    /// Byte offset after the last byte of the token at a position.
    public subscript(position: Int) -> UInt32 {
      @inline(__always) get { tokens.range(position).upperBound }
    }
  }

  /// The bytes of a token.
  @inline(__always)
  func range(_ position: Int) -> Range<UInt32> {
    let start = starts[position]
    let length = lengths[position]
    let end = start &+ (length < UInt8.max ? UInt32(length) : longLength(position))
    return Range(uncheckedBounds: (start, end))
  }

  @inline(never)
  private func longLength(_ position: Int) -> UInt32 {
    longTokens[longTokens.partitioningIndex { $0.position >= position }].length
  }
}
