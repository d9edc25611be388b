/// The coordinates of the items of a connected diagram.
struct LayerPlacement {
  let layers: Layers
  let spacing: Diagram.Spacing
  /// The ranks from top to bottom, with their columns.
  let ranks: [RankColumns]
  /// For each column of each rank, its left edge.
  private(set) var lefts: [[Int]]
  /// For each rank, its upper edge.
  private(set) var tops: [Int] = []
  /// For each item, the position of its column in its rank.
  let columns: [Int]
  /// For each item, its position in its column.
  let rows: [Int]

  /// Moves columns below and above the middle of what they are linked with, rank by rank, down and
  /// up in turn: the method of priorities of Sugiyama, Tagawa and Toda (1981), with each rank solved
  /// exactly (`SeparatedRow`).
  ///
  /// - Complexity: O(*i* + *s*) for *i* items and *s* segments, as the number of sweeps is fixed.
  init(of diagram: Diagram, layers: Layers, order: [[Int]]) {
    let widest = diagram.widestRow
    self.layers = layers
    spacing = diagram.spacing
    ranks = order.map {
      RankColumns(items: $0, layers: layers, diagram: diagram, widest: widest)
    }
    var columns = [Int](repeating: 0, count: layers.ranks.count)
    var rows = columns
    for rank in ranks {
      for (position, column) in rank.columns.enumerated() {
        for (row, item) in column.items.enumerated() {
          columns[item] = position
          rows[item] = row
        }
      }
    }
    self.columns = columns
    self.rows = rows
    lefts = ranks.map { rank in
      let wishes = rank.columns.map {
        SeparatedRow.Wish(position: -Double($0.width) / 2, weight: 1)
      }
      return SeparatedRow.positions(wishes: wishes, steps: rank.columns.map(\.step))
    }
    for _ in 0..<LayerPlacement.sweepCount {
      for rank in ranks.indices { place(rank, by: [layers.segmentsAbove]) }
      for rank in ranks.indices.reversed() { place(rank, by: [layers.segmentsBelow]) }
    }
    for rank in ranks.indices { place(rank, by: [layers.segmentsAbove, layers.segmentsBelow]) }
    for rank in ranks.indices.dropLast().reversed() { straighten(rank) }
    tops = topEdges()
  }

  private static let sweepCount = 6
  /// How much more a bend wants to stand straight below or above another one than anything else.
  private static let bendWeight = 16.0

  /// The middle of an item, from left to right.
  func center(of item: Int) -> Double {
    let rank = layers.ranks[item]
    let column = columns[item]
    return Double(lefts[rank][column]) + Double(ranks[rank].columns[column].width) / 2
  }

  /// Moves the columns of a rank to the middle of what rows of segments lead to.
  private mutating func place(_ rank: Int, by rows: [AdjacencyRows]) {
    let columns = ranks[rank].columns
    let wishes = columns.indices.map { position in
      var sum = 0.0
      var weight = 0.0
      for item in columns[position].items {
        for row in rows {
          for index in row[item] {
            let segment = layers.segments[index]
            let other = segment.upper == item ? segment.lower : segment.upper
            let share =
              columns[position].isBend && layers.isBend(other)
              ? LayerPlacement.bendWeight : 1
            sum += center(of: other) * share
            weight += share
          }
        }
      }
      return weight == 0
        ? SeparatedRow.Wish(position: Double(lefts[rank][position]), weight: 0.1)
        : SeparatedRow.Wish(
          position: sum / weight - Double(columns[position].width) / 2,
          weight: weight
        )
    }
    lefts[rank] = SeparatedRow.positions(wishes: wishes, steps: columns.map(\.step))
  }

  /// Puts bends exactly above those that they lead to, where there is room.
  private mutating func straighten(_ rank: Int) {
    let columns = ranks[rank].columns
    for position in columns.indices where columns[position].isBend {
      let bend = columns[position].items[0]
      guard let next = layers.segmentsBelow[bend].first.map({ layers.segments[$0].lower }),
        layers.isBend(next)
      else { continue }
      let left = position == 0 ? Int.min : lefts[rank][position - 1] + columns[position].step
      let right =
        position == columns.count - 1
        ? Int.max : lefts[rank][position + 1] - columns[position + 1].step
      let wish = lefts[rank + 1][self.columns[next]]
      lefts[rank][position] = min(max(wish, left), right)
    }
  }

  /// The upper edges of all ranks, which stand further apart where links between them are wide.
  private func topEdges() -> [Int] {
    var widths = [Double](repeating: 0, count: ranks.count)
    var counts = [Double](repeating: 0, count: ranks.count)
    for segment in layers.segments {
      widths[layers.ranks[segment.upper]] += abs(
        center(of: segment.upper) - center(of: segment.lower)
      )
      counts[layers.ranks[segment.upper]] += 1
    }
    var tops: [Int] = []
    var top = 0
    for rank in ranks.indices {
      tops.append(top)
      let mean = Int(widths[rank] / max(counts[rank], 1))
      let gap = spacing.betweenRanks + min(mean / 8, 2 * spacing.betweenRanks)
      top += ranks[rank].height(spacing: spacing) + gap
    }
    return tops
  }
}

extension Diagram {
  /// The width of a row that makes the drawing about as high as it is wide.
  fileprivate var widestRow: Int {
    let area = boxes.reduce(0.0) {
      $0 + Double($1.width + spacing.betweenBoxes) * Double($1.height + spacing.betweenRows)
    }
    return max(spacing.leastWidth, Int((area * 2).squareRoot()), 1)
  }
}
