import GraphModel
import Testing

@Suite struct StronglyConnectedComponentsTests {
  @Test func agreesWithMutualReachabilityOnSmallGraphs() {
    forEachSmallGraph { graph in
      check(graph) { _ in true }
      check(graph, where: isEager)
    }
  }

  @Test func longChainAndLongCycleDoNotOverflowTheStack() {
    let chain = LongGraph.chain.stronglyConnectedComponents()
    #expect(chain.count == LongGraph.nodeCount)
    #expect(chain.first == [NodeID(index: UInt32(LongGraph.nodeCount - 1))])

    let cycle = LongGraph.cycle.stronglyConnectedComponents()
    #expect(cycle.count == 1)
    #expect(cycle.first?.count == LongGraph.nodeCount)
  }

  private func check(_ graph: Graph, where isIncluded: (Edge) -> Bool) {
    let naive = NaiveGraph(graph, where: isIncluded)
    let reached = graph.nodeIDs.map(naive.reachable)
    let expected = Set(
      graph.nodeIDs.map { node in
        reached[node.position].filter { reached[$0.position].contains(node) }.sorted()
      }
    )
    let components = graph.stronglyConnectedComponents(where: isIncluded)

    expectEqual(components.count, expected.count, "\(graph.edges)")
    expectEqual(Set(components), expected, "\(graph.edges)")
    let cyclic = components.filter { component in
      component.count > 1
        || graph.outgoing(component[0]).contains { $0.target == $0.source && isIncluded($0) }
    }
    expectEqual(graph.cyclicComponents(where: isIncluded), cyclic, "\(graph.edges)")
    for (position, component) in components.enumerated() {
      let earlier = components[..<position].joined()
      let isReachedByEarlier = earlier.contains { reached[$0.position].contains(component[0]) }
      expectEqual(isReachedByEarlier, false, "\(component) in \(graph.edges)")
    }
  }
}
