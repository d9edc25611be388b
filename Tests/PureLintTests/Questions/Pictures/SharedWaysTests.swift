import GraphModel
import Testing

@testable import PureLintQuestions

@Suite struct SharedWaysTests {
  /// A way down a column: to each height from the one before.
  private func way(_ points: (Int, Int)...) -> [SharedWays.Point] {
    points.map { SharedWays.Point(x: $0.0, y: $0.1) }
  }

  @Test func whatArrowsToOneBoxShareIsKeptOnce() {
    let ways = [
      way((0, 0), (5, 10), (5, 20), (9, 30)), way((3, 12), (5, 20), (9, 30)),
      way((8, 22), (9, 30)), way((0, 0), (5, 10), (5, 20), (9, 30)), [],
    ]
    let shared = SharedWays(ways, targets: [1, 1, 1, 2, 1])
    #expect(shared.own.map(\.count) == [4, 1, 2, 4, 0])
    #expect(shared.tails.map { $0?.count } == [nil, 2, nil, nil, nil])
    for (arrow, way) in ways.enumerated() {
      let tail = shared.tails[arrow].map { shared.own[$0.arrow].suffix($0.count) } ?? []
      #expect(shared.own[arrow] + tail == way)
    }
  }
}
