/// The matching of patterns in which stars stand for any number of elements.
public enum Wildcards {
  /// Whether a pattern matches all elements. It only ever goes back to the last star, so no
  /// pattern is slow.
  ///
  /// - Complexity: O(elements × pattern).
  public static func matches<Pattern, Element>(
    _ pattern: ArraySlice<Pattern>,
    _ elements: ArraySlice<Element>,
    isStar: (Pattern) -> Bool,
    _ matchesOne: (Pattern, Element) -> Bool
  ) -> Bool {
    var patternIndex = pattern.startIndex
    var index = elements.startIndex
    var retry: (pattern: Int, element: Int)?
    while index < elements.endIndex {
      if patternIndex < pattern.endIndex, isStar(pattern[patternIndex]) {
        patternIndex += 1
        retry = (patternIndex, index)
      } else if patternIndex < pattern.endIndex,
        matchesOne(pattern[patternIndex], elements[index])
      {
        patternIndex += 1
        index += 1
      } else if let last = retry {
        patternIndex = last.pattern
        index = last.element + 1
        retry = (patternIndex, index)
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy(isStar)
  }
}
