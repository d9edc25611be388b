extension Layers {
  /// The number of crossings of all segments, each as many times as links share them.
  ///
  /// Counts as Barth, Jünger and Mutzel do ("Simple and Efficient Bilayer Cross Counting", 2002):
  /// the segments below a rank are passed from left to right, and each crosses those passed before
  /// that end further to the right, whose number a tree of sums knows.
  ///
  /// - Complexity: O(*s* log *s*) for *s* segments.
  func crossingCount(positions: [Int], ranks: [[Int]]) -> Int {
    var count = 0
    for rank in ranks.indices.dropLast() {
      var passed = SumTree(count: ranks[rank + 1].count)
      for item in ranks[rank] {
        let ends = segmentsBelow[item]
          .map { (position: positions[segments[$0].lower], weight: segments[$0].weight) }
        for end in ends { count += end.weight * passed.sum(after: end.position) }
        for end in ends { passed.add(end.weight, at: end.position) }
      }
    }
    return count
  }
}

/// Numbers at positions, of which sums over all positions behind one are known (Fenwick 1994).
private struct SumTree {
  private var sums: [Int]
  private var total = 0

  init(count: Int) {
    sums = [Int](repeating: 0, count: count + 1)
  }

  mutating func add(_ number: Int, at position: Int) {
    total += number
    var index = position + 1
    while index < sums.count {
      sums[index] += number
      index += index & -index
    }
  }

  func sum(after position: Int) -> Int {
    var sum = total
    var index = position + 1
    while index > 0 {
      sum -= sums[index]
      index -= index & -index
    }
    return sum
  }
}
