/// Guesses which known word somebody meant.
public enum Spelling {
  /// The known word with the fewest letters changed, added, dropped or swapped, the first of
  /// several; nil if more than a third of the letters differ.
  public static func closest(to word: String, among known: [String]) -> String? {
    closest(to: letters(of: word), among: known.lazy.map { ($0, letters(of: $0)) })
  }

  static func letters(of word: String) -> [Unicode.Scalar] {
    Array(word.lowercased().unicodeScalars)
  }

  static func closest(
    to word: [Unicode.Scalar],
    among known: some Sequence<(word: String, letters: [Unicode.Scalar])>
  ) -> String? {
    var best: (word: String, distance: Int)?
    for candidate in known {
      guard let distance = slips(from: word, to: candidate.letters),
        distance < best?.distance ?? .max
      else { continue }
      best = (candidate.word, distance)
    }
    return best?.word
  }

  /// The number of slips that make one word of the other one; nil if they are more than a third of
  /// its letters.
  static func slips(from word: [Unicode.Scalar], to known: [Unicode.Scalar]) -> Int? {
    let limit = max(known.count, 3) / 3
    guard abs(known.count - word.count) <= limit else { return nil }
    let start = zip(word, known).prefix { $0 == $1 }.count
    let rest = min(word.count, known.count) - start
    let end = zip(word.reversed(), known.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let distance = distance(word[start..<word.count - end], known[start..<known.count - end])
    return distance <= limit ? distance : nil
  }

  /// The number of changes that turn one word into the other, a swap of neighbours being one.
  private static func distance(
    _ first: ArraySlice<Unicode.Scalar>,
    _ second: ArraySlice<Unicode.Scalar>
  ) -> Int {
    let (first, second) = (Array(first), Array(second))
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      for column in 0..<second.count {
        let isSame = first[row] == second[column]
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
