import GraphModel
import Testing

@Suite struct DominatorsTests {
  @Test func agreesWithTheDefinitionOnSmallGraphs() {
    forEachSmallGraph { graph in
      for seeds in [[], [0], [1, 2]] as [[NodeID]]
      where seeds.allSatisfy(graph.nodeIDs.contains) {
        check(graph, seeds: seeds) { _ in true }
        check(graph, seeds: seeds, where: isEager)
      }
    }
  }

  @Test func agreesWithTheDefinitionOnLargerGraphs() {
    var generator = SmallGenerator(seed: 3)
    for _ in 0..<200 {
      let count = UInt32(8 + generator.next() % 5)
      let pairs = (0..<count * 2).map { _ in
        (UInt32(generator.next() % UInt64(count)), UInt32(generator.next() % UInt64(count)))
      }
      check(makeGraph(nodeCount: Int(count), pairs), seeds: [0]) { _ in true }
    }
  }

  @Test func aNodeWithTwoWaysIsNotDominatedByEither() {
    let graph = makeGraph(nodeCount: 5, [(0, 1), (0, 2), (1, 3), (2, 3), (3, 4)])
    let dominators = graph.dominators(from: [0])
    #expect(dominators.isEveryPath(to: 4, through: 3))
    #expect(dominators.isEveryPath(to: 4, through: 0))
    #expect(!dominators.isEveryPath(to: 4, through: 1))
    #expect(!dominators.isEveryPath(to: 4, through: 2))
  }

  @Test func longChainAndCycleAreFollowedToTheirEnd() {
    let last = NodeID(index: UInt32(LongGraph.nodeCount - 1))
    for graph in [LongGraph.chain, LongGraph.cycle] {
      #expect(graph.dominators(from: [0]).isEveryPath(to: last, through: 1))
      #expect(!graph.dominators(from: [0, 2]).isEveryPath(to: last, through: 1))
    }
  }

  private func check(_ graph: Graph, seeds: [NodeID], where isIncluded: (Edge) -> Bool) {
    let dominators = graph.dominators(from: seeds, where: isIncluded)
    let naive = NaiveGraph(graph, where: isIncluded)
    let reached = Set(seeds.flatMap { naive.reachable(from: $0) })
    for other in graph.nodeIDs {
      let detour = NaiveGraph(graph) { isIncluded($0) && $0.source != other && $0.target != other }
      let avoiding = Set(seeds.filter { $0 != other }.flatMap { detour.reachable(from: $0) })
      let fallen = reached.subtracting(avoiding).subtracting([other])
      #expect(dominators.dominatedCount(by: other) == (reached.contains(other) ? fallen.count : 0))
      for node in graph.nodeIDs {
        let expected = reached.contains(node) && !avoiding.contains(node)
        let found = dominators.isEveryPath(to: node, through: other)
        expectEqual(found, expected, "\(seeds) to \(node) through \(other) in \(graph.edges)")
        expectEqual(dominators.reach(node), reached.contains(node), "\(seeds) in \(graph.edges)")
      }
    }
  }
}
