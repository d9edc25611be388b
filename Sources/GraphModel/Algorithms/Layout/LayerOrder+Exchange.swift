extension LayerOrder {
  /// How many passes over all ranks there are at most.
  private static let passCount = 3

  /// Exchanges items that stand next to each other where that saves crossings, until nothing does
  /// or enough has been tried.
  mutating func exchangeNeighbors() {
    for _ in 0..<LayerOrder.passCount {
      var isChanged = false
      for rank in ranks.indices {
        for position in ranks[rank].indices.dropLast() {
          guard effort > 0 else { return }
          guard savedCrossings(at: position, in: rank) > 0 else { continue }
          exchange(position, in: rank)
          isChanged = true
        }
      }
      if !isChanged { return }
    }
  }

  /// How many crossings fewer there are if an item changes places with the next one.
  private mutating func savedCrossings(at position: Int, in rank: Int) -> Int {
    let (left, right) = (ranks[rank][position], ranks[rank][position + 1])
    var saved = 0
    for isAbove in [true, false] {
      let first = ends(of: left, isAbove: isAbove)
      let second = ends(of: right, isAbove: isAbove)
      effort -= first.count + second.count + 1
      saved += crossings(first, second) - crossings(second, first)
    }
    return saved
  }

  /// Where the segments of an item end above or below, from left to right.
  private func ends(of item: Int, isAbove: Bool) -> [(position: Int, weight: Int)] {
    let rows = isAbove ? layers.segmentsAbove[item] : layers.segmentsBelow[item]
    return rows.map { index in
      let segment = layers.segments[index]
      return (positions[isAbove ? segment.upper : segment.lower], segment.weight)
    }.sorted { $0.position < $1.position }
  }

  /// The crossings of the segments of an item with those of another one to the right of it.
  private func crossings(
    _ left: [(position: Int, weight: Int)],
    _ right: [(position: Int, weight: Int)]
  ) -> Int {
    var count = 0
    var passedWeight = 0
    var next = 0
    for end in left {
      while next < right.count, right[next].position < end.position {
        passedWeight += right[next].weight
        next += 1
      }
      count += end.weight * passedWeight
    }
    return count
  }
}
