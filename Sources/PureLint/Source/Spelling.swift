/// Guesses which known word somebody meant.
public enum Spelling {
  /// The known word with the fewest letters changed, added, dropped or swapped, the first of
  /// several; nil if more than a third of the letters differ.
  public static func closest(to word: String, among known: [String]) -> String? {
    let word = Array(word.lowercased().unicodeScalars)
    var best: (word: String, distance: Int)?
    for candidate in known {
      let letters = Array(candidate.lowercased().unicodeScalars)
      let limit = max(letters.count, 3) / 3
      guard abs(letters.count - word.count) <= limit else { continue }
      let distance = distance(word, letters)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The number of changes that turn one word into the other, a swap of neighbours being one.
  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
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
