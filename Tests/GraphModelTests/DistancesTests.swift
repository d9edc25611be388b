import GraphModel
import Testing

@Suite struct DistancesTests {
  @Test func areThoseOfTheShortestWalksOnSmallGraphs() {
    forEachSmallGraph { graph in
      let naive = NaiveGraph(graph) { _ in true }
      for start in graph.nodeIDs {
        let expected: [Int?] = graph.nodeIDs.map { end in
          start == end ? 0 : naive.walks(from: start, to: end).map(\.count).min()
        }
        expectEqual(graph.distances(from: [start]), expected, "from \(start) in \(graph.edges)")
      }
    }
  }

  @Test func nearestOfSeveralStartsCounts() {
    let graph = makeGraph(nodeCount: 5, [(0, 1), (1, 2), (3, 2)])
    #expect(graph.distances(from: [3, 0]) == [0, 1, 1, 0, nil])
    #expect(graph.distances(from: []) == [nil, nil, nil, nil, nil])
  }

  @Test func neighborhoodLooksBothWaysOnSmallGraphs() {
    forEachSmallGraph { graph in
      let both = graph.edges.map { ($0.source, $0.target) }
      for center in graph.nodeIDs {
        var expected: Set = [center]
        for radius in 0...graph.nodes.count {
          expectEqual(
            Set(graph.neighborhood(of: [center], radius: radius)),
            expected,
            "within \(radius) of \(center) in \(graph.edges)"
          )
          let inner = expected
          for (first, second) in both {
            if inner.contains(first) { expected.insert(second) }
            if inner.contains(second) { expected.insert(first) }
          }
        }
      }
    }
  }

  @Test func longChainIsMeasuredToItsEnd() {
    #expect(LongGraph.chain.distances(from: [0]).last == LongGraph.nodeCount - 1)
  }
}
