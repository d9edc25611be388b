/// Known words, among which many are looked for that somebody meant.
///
/// Of more than `limit` words, only those are compared that stand next to a word in the order of the
/// alphabet, read from the front or from the back: nearly all slips leave one end of a word as it was.
public struct SpellingIndex {
  /// So many words are compared with each one.
  public static let limit = 256

  private let words: [(word: String, letters: [Unicode.Scalar])]
  /// The positions of the words in the order of the alphabet; empty if all are compared.
  private let fromFront: [Int]
  /// The positions of the words in the order of the alphabet, read from the back.
  private let fromBack: [Int]

  /// - Complexity: O(*n* log *n*) for *n* words.
  public init(_ words: [String]) {
    let words = words.map { (word: $0, letters: Spelling.letters(of: $0)) }
    self.words = words
    guard words.count > Self.limit else {
      (fromFront, fromBack) = ([], [])
      return
    }
    fromFront = words.indices.sorted { left, right in
      words[left].letters.lexicographicallyPrecedes(words[right].letters)
    }
    fromBack = words.indices.sorted { left, right in
      words[left].letters.reversed().lexicographicallyPrecedes(words[right].letters.reversed())
    }
  }

  /// The word that somebody meant, the first of several; see `Spelling.closest(to:among:)`.
  /// - Complexity: O(log *n*) for *n* words.
  public func closest(to word: String) -> String? {
    let letters = Spelling.letters(of: word)
    return Spelling.closest(to: letters, among: compared(with: letters).lazy.map { words[$0] })
  }

  /// The words that somebody may have meant to write the given one for.
  /// - Complexity: O(log *n*) for *n* words.
  public func near(_ meant: String) -> [String] {
    let letters = Spelling.letters(of: meant)
    return compared(with: letters).filter {
      Spelling.slips(from: words[$0].letters, to: letters) != nil
    }
    .map { words[$0].word }
  }

  /// The positions of the words that are compared with one, in their order.
  private func compared(with word: [Unicode.Scalar]) -> [Int] {
    guard !fromFront.isEmpty else { return Array(words.indices) }
    let front = fromFront.partitioningIndex { !words[$0].letters.lexicographicallyPrecedes(word) }
    let backwards = Array(word.reversed())
    let back = fromBack.partitioningIndex {
      !words[$0].letters.reversed().lexicographicallyPrecedes(backwards)
    }
    let found = Set(neighbours(of: front, in: fromFront)).union(neighbours(of: back, in: fromBack))
    return found.sorted()
  }

  private func neighbours(of place: Int, in order: [Int]) -> ArraySlice<Int> {
    order[max(0, place - Self.limit / 4)..<min(order.count, place + Self.limit / 4)]
  }
}
