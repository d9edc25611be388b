/// The neighbours of each of a number of things, all in one array.
struct AdjacencyRows {
  private let starts: [Int]
  private let neighbours: [Int]

  /// Groups pairs by their first part; the second parts stay in the order of the pairs.
  ///
  /// - Complexity: O(*n* + *p*) for *p* pairs.
  init(count: Int, pairs: some Collection<(Int, Int)>) {
    var starts = [Int](repeating: 0, count: count + 1)
    for (first, _) in pairs { starts[first + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var neighbours = [Int](repeating: 0, count: starts[count])
    var nextFree = starts
    for (first, second) in pairs {
      neighbours[nextFree[first]] = second
      nextFree[first] += 1
    }
    self.starts = starts
    self.neighbours = neighbours
  }

  /// The number of things.
  var count: Int { starts.count - 1 }

  /// The neighbours of one of them.
  subscript(index: Int) -> ArraySlice<Int> { neighbours[starts[index]..<starts[index + 1]] }
}
