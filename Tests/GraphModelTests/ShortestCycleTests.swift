import GraphModel
import Testing

@Suite struct ShortestCycleTests {
  @Test func agreesWithTheBestOfAllCyclesThroughANodeOnSmallGraphs() {
    forEachSmallGraph { graph in
      checkThroughEachNode(graph) { _ in true }
      checkThroughEachNode(graph, where: isEager)
    }
  }

  @Test func agreesWithTheBestOfAllCyclesInAComponentOnSmallGraphs() {
    forEachSmallGraph { graph in
      checkComponent(Array(graph.nodeIDs), of: graph) { _ in true }
      checkComponent(graph.nodeIDs.reversed(), of: graph, where: isEager)
      checkComponent(Array(graph.nodeIDs.dropFirst()), of: graph, where: isEager)
    }
  }

  @Test func agreesWithTheBestOfAllCyclesOnRandomGraphsOfSevenNodes() {
    var generator = SmallGenerator(seed: 3)
    for _ in 0..<400 {
      let edges = (0..<12).map { _ in
        Edge(
          source: NodeID(index: UInt32(generator.next() % 7)),
          target: NodeID(index: UInt32(generator.next() % 7)),
          kind: .uses,
          location: location(0, UInt32(generator.next() % 6))
        )
      }
      let withoutLoops = edges.filter { $0.source != $0.target }
      let graph = makeGraph(nodeCount: 7, files: ["A.swift"], edges: withoutLoops)
      checkThroughEachNode(graph) { _ in true }
      checkComponent(Array(graph.nodeIDs), of: graph) { _ in true }
    }
  }

  @Test func longCycleIsFollowedAroundAndLongChainHasNone() {
    let cycle = LongGraph.cycle
    #expect(cycle.shortestCycle(in: Array(cycle.nodeIDs))?.count == LongGraph.nodeCount)

    let chain = LongGraph.chain
    #expect(chain.shortestCycle(in: Array(chain.nodeIDs)) == nil)
  }

  @Test func manyCyclesThroughOneNodeAreSearchedOnce() {
    let ringCount: UInt32 = 20_000
    var askedCount = 0
    let graph = makeGraph(
      nodeCount: Int(2 * ringCount) + 1,
      (0..<ringCount).flatMap { ring -> [(UInt32, UInt32)] in
        let hub = 2 * ringCount
        return [(hub, 2 * ring), (2 * ring, 2 * ring + 1), (2 * ring + 1, hub)]
      }
    )
    let cycle = graph.shortestCycle(in: Array(graph.nodeIDs)) { _ in
      askedCount += 1
      return true
    }

    #expect(cycle?.map(\.source) == [0, 1, 40_000])
    #expect(askedCount <= 3 * graph.edges.count)
  }

  private func checkThroughEachNode(_ graph: Graph, where isIncluded: (Edge) -> Bool) {
    let naive = NaiveGraph(graph, where: isIncluded)
    for node in graph.nodeIDs {
      let expected = naive.firstOfShortest(naive.walks(from: node, to: node))
      expectEqual(
        graph.shortestCycle(through: node, where: isIncluded),
        expected.map(naive.startingWithFirst),
        "through \(node) in \(graph.edges)"
      )
    }
  }

  private func checkComponent(
    _ component: [NodeID],
    of graph: Graph,
    where isIncluded: (Edge) -> Bool
  ) {
    let naive = NaiveGraph(graph) {
      isIncluded($0) && component.contains($0.source) && component.contains($0.target)
    }
    let cycles = component.flatMap { naive.walks(from: $0, to: $0) }
    let expected = naive.firstOfShortest(cycles.map(naive.startingWithFirst))
    expectEqual(
      graph.shortestCycle(in: component, where: isIncluded),
      expected,
      "in \(component) of \(graph.edges)"
    )
  }
}
