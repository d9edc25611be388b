/// The neighbors of each of a number of things, all in one array.
struct AdjacencyRows {
  private let starts: [Int]
  private let neighbors: [Int]

  /// Groups pairs by their first part; the second parts stay in the order of the pairs.
  ///
  /// - Complexity: O(*n* + *p*) for *p* pairs.
  init(count: Int, pairs: some Collection<(Int, Int)>) {
    var starts = [Int](repeating: 0, count: count + 1)
    for (first, _) in pairs { starts[first + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var neighbors = [Int](repeating: 0, count: starts[count])
    var nextFree = starts
    for (first, second) in pairs {
      neighbors[nextFree[first]] = second
      nextFree[first] += 1
    }
    self.starts = starts
    self.neighbors = neighbors
  }

  /// The number of things.
  var count: Int { starts.count - 1 }

  /// The neighbors of one of them.
  subscript(index: Int) -> ArraySlice<Int> { neighbors[starts[index]..<starts[index + 1]] }
}
