import GraphModel

/// The ways of arrows, of which those to the same box share their ends: written once, as they take
/// most of the page.
struct SharedWays {
  typealias Point = GraphModel.Drawing.Point

  /// For each arrow, the points that it does not share.
  private(set) var own: [[Point]]
  /// For each arrow, the one whose last points are its own too, and how many these are.
  private(set) var tails: [Tail?]

  struct Tail {
    let arrow: Int
    let count: Int
  }

  /// - Complexity: O(*n*) for *n* points.
  init(_ ways: [[Point]], targets: [Int]) {
    own = ways
    tails = ways.map { _ in nil }
    var longest: [Int: Int] = [:]
    for (arrow, target) in targets.enumerated() {
      let known = longest[target].map { ways[$0].count } ?? 0
      if ways[arrow].count > known { longest[target] = arrow }
    }
    for (arrow, target) in targets.enumerated() {
      guard let other = longest[target], other != arrow else { continue }
      let count = zip(ways[arrow].reversed(), ways[other].reversed()).prefix { $0 == $1 }.count
      guard count > 1 else { continue }
      own[arrow].removeLast(count)
      tails[arrow] = Tail(arrow: other, count: count)
    }
  }
}
