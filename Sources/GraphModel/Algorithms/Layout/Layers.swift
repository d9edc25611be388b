/// The boxes of a diagram in ranks, with bends where links pass through ranks between their ends.
///
/// Links to the same box share their bends, one in each rank, so that what many need is reached by
/// one trunk, and there are no more bends than boxes in a rank's height. Items are boxes first, by
/// their positions, then bends.
struct Layers {
  /// A piece of one link or of several that share it, between items of ranks next to each other.
  struct Segment {
    let upper: Int
    let lower: Int
    /// The number of links that the piece belongs to.
    let weight: Int
  }

  /// The number of items that are boxes.
  let boxCount: Int
  /// For each bend, from `boxCount` on, the box that its links lead to.
  private(set) var targets: [Int] = []
  /// For each item, its rank.
  private(set) var ranks: [Int]
  /// The pieces of all links that are not straight.
  private(set) var segments: [Segment] = []
  /// For each box, the item that is the lowest of its bends; the next ones stand above it.
  private var trunks: [Int]

  /// The rows of segments that end at each item, by their positions in `segments`.
  let segmentsAbove: AdjacencyRows
  /// The rows of segments that begin at each item.
  let segmentsBelow: AdjacencyRows

  /// The number of ranks that a link may span to get bends; longer ones are drawn straight, which
  /// bounds what all bends take.
  private static let longestSpan = 24

  /// - Complexity: O(*n* + *e*).
  init(of diagram: Diagram, links: [DiagramLinks.Link], ranks: [Int]) {
    boxCount = diagram.boxes.count
    var build = Build(ranks: ranks)
    let incoming = AdjacencyRows(count: boxCount, pairs: links.lazy.map { ($0.lower, $0.upper) })
    for box in 0..<boxCount { build.addLinks(from: incoming[box], to: box) }
    (targets, self.ranks) = (build.targets, build.ranks)
    (segments, trunks) = (build.segments, build.trunks)
    let segments = build.segments
    segmentsAbove = AdjacencyRows(
      count: build.ranks.count,
      pairs: segments.indices.lazy.map { (segments[$0].lower, $0) }
    )
    segmentsBelow = AdjacencyRows(
      count: build.ranks.count,
      pairs: segments.indices.lazy.map { (segments[$0].upper, $0) }
    )
  }

  /// The number of ranks.
  var rankCount: Int { (ranks.max() ?? -1) + 1 }

  /// Whether an item is a bend.
  func isBend(_ item: Int) -> Bool { item >= boxCount }

  /// The bends of a link, from top to bottom.
  func bends(of link: DiagramLinks.Link) -> ReversedCollection<Range<Int>> {
    let span = ranks[link.lower] - ranks[link.upper]
    let count = span > Layers.longestSpan ? 0 : span - 1
    return (trunks[link.lower]..<trunks[link.lower] + count).reversed()
  }
}

extension Layers {
  /// What is known while links are added.
  private struct Build {
    var targets: [Int] = []
    var ranks: [Int]
    var segments: [Segment] = []
    var trunks: [Int]

    init(ranks: [Int]) {
      self.ranks = ranks
      trunks = [Int](repeating: 0, count: ranks.count)
    }

    /// Adds all links to one box, with a trunk as high as the longest one that bends.
    mutating func addLinks(from sources: ArraySlice<Int>, to box: Int) {
      let trunk = ranks.count
      trunks[box] = trunk
      var weights: [Int] = []
      for source in sources {
        let span = ranks[box] - ranks[source]
        guard span <= Layers.longestSpan else { continue }
        while weights.count < span - 1 { weights.append(0) }
        for height in 0..<(span - 1) { weights[height] += 1 }
        let lower = span == 1 ? box : trunk + span - 2
        segments.append(Segment(upper: source, lower: lower, weight: 1))
      }
      for (height, weight) in weights.enumerated() {
        let below = height == 0 ? box : trunk + height - 1
        segments.append(Segment(upper: trunk + height, lower: below, weight: weight))
        ranks.append(ranks[box] - 1 - height)
        targets.append(box)
      }
    }
  }
}
