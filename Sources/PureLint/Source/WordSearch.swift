/// Finds one word in bytes, comments and strings included, at several bytes a step (Horspool, 1980).
struct WordSearch: Sendable {
  private let word: [UInt8]
  /// By byte value, the distance that the word may move on if its last byte stands on that value
  /// and no match ends there.
  private let steps: [Int]

  /// - Parameter word: Not empty.
  init(_ word: StaticString) {
    self.word = word.withUTF8Buffer { Array($0) }
    var steps = [Int](repeating: self.word.count, count: 256)
    for (index, byte) in self.word.dropLast().enumerated() {
      steps[Int(byte)] = self.word.count - 1 - index
    }
    self.steps = steps
  }

  /// The offsets at which the word stands as a whole, in order.
  ///
  /// - Complexity: O(bytes), and less in practice.
  func offsets(in bytes: [UInt8]) -> [Int] {
    var offsets: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      steps.withUnsafeBufferPointer { steps in
        let (length, last) = (word.count, word[word.count - 1])
        var end = length
        while end <= bytes.count {
          let byte = bytes[end - 1]
          if byte == last, isWhole(in: bytes, end - length..<end) { offsets.append(end - length) }
          end += steps[Int(byte)]
        }
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
