import GraphModel
import Testing

@Suite struct LivenessTests {
  @Test func agreesWithTheDefinitionOnSmallGraphs() {
    forEachSmallGraph { graph in
      for seeds in [[], [0], [1, 2]] as [[NodeID]]
      where seeds.allSatisfy(graph.nodeIDs.contains) {
        check(graph, seeds: seeds) { _ in true }
        check(graph, seeds: seeds, where: isEager)
      }
    }
  }

  @Test func whatOnlyFeedsTheUnusedIsGroupedUnderItsCause() {
    let graph = makeGraph(nodeCount: 6, [(0, 1), (2, 1), (2, 3), (4, 5), (5, 4), (5, 3)])
    let dead = graph.deadNodes(from: [0])

    #expect(Array(dead.live) == [0, 1])
    #expect(dead.roots == [2, 4])
    #expect(dead.fed(by: 2) == [3])
    #expect(dead.fed(by: 4) == [5])
    #expect(dead.fed(by: 3).isEmpty)
    #expect(dead.cause(of: 1) == nil)
  }

  @Test func longDeadChainAndCycleHaveOneCause() {
    for graph in [LongGraph.chain, LongGraph.cycle] {
      let dead = graph.deadNodes(from: [])
      #expect(dead.roots == [0])
      #expect(dead.fed(by: 0).count == LongGraph.nodeCount - 1)
    }
  }

  private func check(_ graph: Graph, seeds: [NodeID], where isNeed: (Edge) -> Bool) {
    let naive = NaiveGraph(graph, where: isNeed)
    let reached = graph.nodeIDs.map(naive.reachable)
    let live = Set(seeds.flatMap { reached[$0.position] })
    let deadNodes = graph.nodeIDs.filter { !live.contains($0) }
    let roots = deadNodes.filter { root in
      deadNodes.allSatisfy { other in
        let isNeededByOther = reached[other.position].contains(root)
        let isOneCycle = isNeededByOther && reached[root.position].contains(other)
        return !isNeededByOther || isOneCycle && root <= other
      }
    }

    let dead = graph.deadNodes(from: seeds, where: isNeed)
    expectEqual(Array(dead.live), live.sorted(), "\(seeds) in \(graph.edges)")
    expectEqual(dead.roots, roots, "\(seeds) in \(graph.edges)")
    for node in graph.nodeIDs {
      let isDead = !live.contains(node)
      let cause = isDead ? roots.first { reached[$0.position].contains(node) } : nil
      expectEqual(dead.cause(of: node), cause, "\(seeds) in \(graph.edges)")
    }
    for root in roots {
      let fed = deadNodes.filter { dead.cause(of: $0) == root && $0 != root }
      expectEqual(dead.fed(by: root), fed, "\(seeds) in \(graph.edges)")
    }
  }
}
