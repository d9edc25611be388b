#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds one word in bytes, comments and strings included, by the letter of it that is seldom in code:
/// the system looks for a byte at many bytes a step.
struct WordSearch: Sendable {
  private let word: [UInt8]
  /// The position of the letter that is looked for.
  private let position: Int

  /// The small letters of Swift sources, the most frequent first; all others are less frequent.
  private static let frequent = Array("etianrslocdufpmhgyvbxwkzjq".utf8)

  /// - Parameter word: Not empty.
  init(_ word: some Collection<UInt8>) {
    self.word = Array(word)
    let ranks = word.map { Self.frequent.firstIndex(of: $0) ?? Self.frequent.count }
    position = ranks.indices.max { ranks[$0] < ranks[$1] }!
  }

  init(_ word: StaticString) {
    self = word.withUTF8Buffer { WordSearch($0) }
  }

  /// The offsets at which the word stands as a whole, in order.
  ///
  /// - Complexity: O(bytes).
  func offsets(in bytes: [UInt8]) -> [Int] {
    var offsets: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count >= word.count, let start = bytes.baseAddress else { return }
      // Where the letter stands in the last place at which the word may stand.
      let last = bytes.count - word.count + position
      var next = position
      while next <= last, let found = memchr(start + next, CInt(word[position]), last - next + 1) {
        let place = UnsafeRawPointer(found) - UnsafeRawPointer(start)
        let offset = place - position
        if isWhole(in: bytes, offset..<offset + word.count) { offsets.append(offset) }
        next = place + 1
      }
    }
    return offsets
  }

  private func isWhole(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    let isWordByte = NameSet.isWordByte
    return bytes[range].elementsEqual(word)
      && (range.lowerBound == 0 || !isWordByte[Int(bytes[range.lowerBound - 1])])
      && (range.upperBound == bytes.count || !isWordByte[Int(bytes[range.upperBound])])
  }
}
