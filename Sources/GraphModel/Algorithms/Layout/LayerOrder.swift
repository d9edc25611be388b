/// The items of each rank from left to right, with few crossings.
struct LayerOrder {
  /// The items of each rank.
  private(set) var ranks: [[Int]]

  let layers: Layers
  /// For each item, its position in its rank.
  private(set) var positions: [Int]
  /// For each item, the group by which ties are broken: a bend has that of the box it leads to.
  private let clusters: [Int]
  /// How many neighbors may still be looked at when items change places.
  var effort: Int

  /// Sweeps down and up through the ranks: each item goes where the mean of its neighbors in the
  /// rank before stands, as Sugiyama, Tagawa and Toda do (1981); then items that stand next to each
  /// other change places where that saves crossings, and of items with the same mean the order is
  /// turned in every other round, and there are two starts, as Gansner and others have it (1993).
  ///
  /// - Complexity: O((*i* + *s*) log (*i* + *s*)) for *i* items and *s* segments, as the number of
  ///   sweeps is fixed.
  init(of layers: Layers, clusters: [Int?]) {
    self.layers = layers
    self.clusters =
      clusters.map { $0 ?? .max } + layers.targets.map { clusters[$0] ?? .max }
    positions = [Int](repeating: 0, count: layers.ranks.count)
    ranks = []
    effort = 0
    var best: (ranks: [[Int]], crossingCount: Int)?
    for isUpwardsToo in [false, true] where best?.crossingCount != 0 {
      start(isUpwardsToo: isUpwardsToo)
      let found = sweep()
      if found.crossingCount < best?.crossingCount ?? .max { best = found }
    }
    for (rank, items) in (best?.ranks ?? []).enumerated() { set(items, at: rank) }
  }

  private static let sweepCount = 16
  /// After how many sweeps that save no crossing there is no further one.
  private static let patience = 6
  /// How many neighbors of each item and segment are looked at when others change places.
  private static let effortForEach = 24

  /// Orders items as a search in depth finds them, which draws trees without a crossing.
  ///
  /// - Parameter isUpwardsToo: Whether the search follows segments in both directions, which suits
  ///   what has many boxes on top.
  private mutating func start(isUpwardsToo: Bool) {
    effort = LayerOrder.effortForEach * (layers.ranks.count + layers.segments.count)
    ranks = [[Int]](repeating: [], count: layers.rankCount)
    var isFound = [Bool](repeating: false, count: layers.ranks.count)
    let starts = layers.ranks.indices.sorted { (layers.ranks[$0], $0) < (layers.ranks[$1], $1) }
    for start in starts where !isFound[start] {
      var waiting = [start]
      while let item = waiting.popLast() {
        guard !isFound[item] else { continue }
        isFound[item] = true
        append(item)
        var next = layers.segmentsBelow[item].map { layers.segments[$0].lower }
        if isUpwardsToo { next += layers.segmentsAbove[item].map { layers.segments[$0].upper } }
        waiting += next.filter { !isFound[$0] }
          .sorted { (clusters[$0], $0) > (clusters[$1], $1) }
      }
    }
  }

  private mutating func append(_ item: Int) {
    let rank = layers.ranks[item]
    positions[item] = ranks[rank].count
    ranks[rank].append(item)
  }

  /// Sweeps until nothing gets better, and returns the best order.
  private mutating func sweep() -> (ranks: [[Int]], crossingCount: Int) {
    var best = ranks
    var fewest = layers.crossingCount(positions: positions, ranks: ranks)
    var idleCount = 0
    for round in 0..<LayerOrder.sweepCount where fewest > 0 && idleCount < LayerOrder.patience {
      let ties: Ties = round % 4 < 2 ? .kept : .turned
      if round.isMultiple(of: 2) {
        for rank in ranks.indices.dropFirst() { sort(rank, byThoseAbove: true, ties: ties) }
      } else {
        for rank in ranks.indices.dropLast().reversed() {
          sort(rank, byThoseAbove: false, ties: ties)
        }
      }
      exchangeNeighbors()
      let count = layers.crossingCount(positions: positions, ranks: ranks)
      idleCount += 1
      if count < fewest { (best, fewest, idleCount) = (ranks, count, 0) }
    }
    return (best, fewest)
  }

  /// Sorts a rank by the mean positions of its items' neighbors in the rank above or below.
  private mutating func sort(_ rank: Int, byThoseAbove isAbove: Bool, ties: Ties) {
    let neighborCount = ranks[isAbove ? rank - 1 : rank + 1].count
    let scale = Double(neighborCount) / Double(ranks[rank].count)
    let keys = ranks[rank].map { item in
      SortKey(
        mean: meanPosition(of: item, isAbove: isAbove) ?? Double(positions[item]) * scale,
        cluster: clusters[item],
        position: ties == .kept ? positions[item] : -positions[item]
      )
    }
    set(keys.sorted().map { ranks[rank][abs($0.position)] }, at: rank)
  }

  private func meanPosition(of item: Int, isAbove: Bool) -> Double? {
    var sum = 0
    var count = 0
    for index in isAbove ? layers.segmentsAbove[item] : layers.segmentsBelow[item] {
      let segment = layers.segments[index]
      sum += positions[isAbove ? segment.upper : segment.lower] * segment.weight
      count += segment.weight
    }
    return count == 0 ? nil : Double(sum) / Double(count)
  }

  private mutating func set(_ items: [Int], at rank: Int) {
    ranks[rank] = items
    for (position, item) in items.enumerated() { positions[item] = position }
  }

  /// Exchanges an item with the next one in its rank.
  mutating func exchange(_ position: Int, in rank: Int) {
    ranks[rank].swapAt(position, position + 1)
    positions[ranks[rank][position]] = position
    positions[ranks[rank][position + 1]] = position + 1
  }
}

/// What becomes of the order of items with the same mean.
private enum Ties {
  case kept
  case turned
}

/// By what the items of a rank are sorted.
private struct SortKey: Comparable {
  let mean: Double
  let cluster: Int
  let position: Int

  static func < (first: SortKey, second: SortKey) -> Bool {
    (first.mean, first.cluster, first.position) < (second.mean, second.cluster, second.position)
  }
}
