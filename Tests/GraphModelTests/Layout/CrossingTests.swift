import GraphModel
import Testing

/// Known diagrams are drawn with as few crossings as can be.
@Suite struct CrossingTests {
  @Test func treesHaveNoCrossing() {
    var generator = SmallGenerator(seed: 5)
    for _ in 0..<50 {
      let links = (1..<60).map { (Int.random(in: max(0, $0 - 9)..<$0, using: &generator), $0) }
      #expect(crossingCount(60, links) == 0)
    }
  }

  @Test func aShuffledMatchingHasNoCrossing() {
    var generator = SmallGenerator(seed: 6)
    let ends = (11...20).shuffled(using: &generator)
    let links = (1...10).map { (0, $0) } + zip(1...10, ends).map { ($0, $1) }
    #expect(crossingCount(21, links) == 0)
  }

  @Test(arguments: [(2, 2, 1), (3, 3, 9), (4, 5, 60)])
  func allPairsCrossAsOftenAsTheyHaveTo(upper: Int, lower: Int, expected: Int) {
    let links = (0..<upper).flatMap { upperBox in
      (upper..<upper + lower).map { (upperBox, $0) }
    }
    #expect(crossingCount(upper + lower, links) == expected)
  }

  @Test func hardlyAnOrderWouldBeBetter() {
    var generator = SmallGenerator(seed: 8)
    var (drawn, fewest) = (0, 0)
    for _ in 0..<100 {
      let links = (0..<16).filter { _ in Bool.random(using: &generator) }
        .map { ($0 / 4, 4 + $0 % 4) }
      drawn += crossingCount(8, links)
      fewest += fewestCrossings(links)
    }
    #expect(drawn >= fewest && drawn * 100 <= fewest * 105)
  }

  /// The crossings of the best of all orders of the boxes 0 to 3 above the boxes 4 to 7.
  private func fewestCrossings(_ links: [(Int, Int)]) -> Int {
    let orders = permutations(of: [0, 1, 2, 3])
    return orders.lazy.flatMap { upper in
      orders.lazy.map { lower in
        var count = 0
        for (position, first) in links.enumerated() {
          for second in links[..<position] {
            let starts = upper[first.0] - upper[second.0]
            if starts * (lower[first.1 - 4] - lower[second.1 - 4]) < 0 { count += 1 }
          }
        }
        return count
      }
    }.min() ?? 0
  }

  private func permutations(of items: [Int]) -> [[Int]] {
    guard !items.isEmpty else { return [[]] }
    return items.flatMap { first in
      permutations(of: items.filter { $0 != first }).map { [first] + $0 }
    }
  }

  /// The crossings of the arrows between one rank and the next, in a diagram without longer ones.
  private func crossingCount(_ boxCount: Int, _ links: [(Int, Int)]) -> Int {
    let ways = makeDiagram(boxCount, links, roots: [0]).drawing().arrows
    var count = 0
    for (position, first) in ways.enumerated() {
      for second in ways[..<position] where first[0].y == second[0].y {
        let starts = first[0].x - second[0].x
        let ends = first[first.count - 1].x - second[second.count - 1].x
        if starts * ends < 0 { count += 1 }
      }
    }
    return count
  }
}
