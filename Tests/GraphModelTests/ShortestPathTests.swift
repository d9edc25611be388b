import GraphModel
import Testing

@Suite struct ShortestPathTests {
  @Test func agreesWithTheBestOfAllPathsOnSmallGraphs() {
    forEachSmallGraph { graph in
      check(graph) { _ in true }
      check(graph, where: isEager)
    }
  }

  @Test func nearestOfSeveralSourcesIsTaken() {
    forEachSmallGraph { graph in
      guard graph.nodes.count > 2 else { return }
      let naive = NaiveGraph(graph) { _ in true }
      let sources: [NodeID] = [1, 0]
      for target in graph.nodeIDs.dropFirst(2) {
        let walks = sources.flatMap { naive.walks(from: $0, to: target) }
        expectEqual(
          graph.shortestPath(from: sources, to: target),
          naive.firstOfShortest(walks),
          "to \(target) in \(graph.edges)"
        )
      }
    }
  }

  @Test func sourceThatIsTheTargetNeedsNoEdgeAndNoSourceHasNoPath() {
    let graph = makeGraph(nodeCount: 2, [(0, 0), (1, 0)])
    #expect(graph.shortestPath(from: [1, 0], to: 0) == [])
    #expect(graph.shortestPath(from: [], to: 0) == nil)
  }

  @Test func longChainIsFollowedToItsEnd() {
    let last = NodeID(index: UInt32(LongGraph.nodeCount - 1))
    let path = LongGraph.cycle.shortestPath(from: 0, to: last)
    #expect(path?.count == LongGraph.nodeCount - 1)
  }

  private func check(_ graph: Graph, where isIncluded: (Edge) -> Bool) {
    let naive = NaiveGraph(graph, where: isIncluded)
    for source in graph.nodeIDs {
      for target in graph.nodeIDs {
        let expected =
          source == target ? [] : naive.firstOfShortest(naive.walks(from: source, to: target))
        expectEqual(
          graph.shortestPath(from: source, to: target, where: isIncluded),
          expected,
          "from \(source) to \(target) in \(graph.edges)"
        )
      }
    }
  }
}
