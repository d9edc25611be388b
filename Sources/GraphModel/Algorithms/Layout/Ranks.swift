/// The rank of each box: 0 is on top, and every link leads to a greater one.
struct Ranks {
  /// The ranks, of which none between 0 and the greatest is empty.
  private(set) var ofBoxes: [Int]

  private let upper: AdjacencyRows
  private let lower: AdjacencyRows

  /// Puts each box as far up as its links allow, and then those further down that stand above
  /// more boxes than below, so that links get short.
  ///
  /// - Complexity: O(*n* + *e*).
  init(of diagram: Diagram, links: DiagramLinks) {
    let count = diagram.boxes.count
    upper = AdjacencyRows(count: count, pairs: links.all.lazy.map { ($0.lower, $0.upper) })
    lower = AdjacencyRows(count: count, pairs: links.all.lazy.map { ($0.upper, $0.lower) })
    ofBoxes = [Int](repeating: 0, count: count)
    let order = order()
    for box in order { ofBoxes[box] = highestRank(of: box) }
    for _ in 0..<Ranks.roundCount {
      for box in order.reversed() { tighten(box, isRoot: diagram.boxes[box].isRoot) }
      for box in order { tighten(box, isRoot: diagram.boxes[box].isRoot) }
    }
    removeEmptyRanks()
  }

  private static let roundCount = 3

  /// The boxes in an order in which each comes after all above it.
  private func order() -> [Int] {
    var order: [Int] = []
    var openCounts = ofBoxes.indices.map { upper[$0].count }
    order.append(contentsOf: ofBoxes.indices.filter { openCounts[$0] == 0 })
    var done = 0
    while done < order.count {
      for box in lower[order[done]] {
        openCounts[box] -= 1
        if openCounts[box] == 0 { order.append(box) }
      }
      done += 1
    }
    return order
  }

  private func highestRank(of box: Int) -> Int {
    (upper[box].lazy.map { ofBoxes[$0] }.max() ?? -1) + 1
  }

  /// Moves a box to the end of its free space that makes its links shorter in sum.
  private mutating func tighten(_ box: Int, isRoot: Bool) {
    let upperCount = upper[box].count
    guard let lowest = lower[box].map({ ofBoxes[$0] - 1 }).min() else { return }
    if upperCount == 0 && isRoot { return }
    if lower[box].count > upperCount {
      ofBoxes[box] = lowest
    } else if lower[box].count < upperCount {
      ofBoxes[box] = highestRank(of: box)
    }
  }

  private mutating func removeEmptyRanks() {
    var isUsed = [Bool](repeating: false, count: (ofBoxes.max() ?? -1) + 1)
    for rank in ofBoxes { isUsed[rank] = true }
    var newRanks: [Int] = []
    var usedCount = 0
    for isUsed in isUsed {
      newRanks.append(usedCount)
      if isUsed { usedCount += 1 }
    }
    ofBoxes = ofBoxes.map { newRanks[$0] }
  }
}
