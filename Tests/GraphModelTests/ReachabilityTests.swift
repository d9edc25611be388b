import GraphModel
import Testing

@Suite struct ReachabilityTests {
  @Test func agreesWithTheNaiveSearchOnSmallGraphs() {
    forEachSmallGraph { graph in
      check(graph) { _ in true }
      check(graph, where: isEager)
    }
  }

  @Test func severalSeedsAndNoneAreTakenTogether() {
    let graph = makeGraph(nodeCount: 6, [(0, 1), (2, 3), (4, 5)])
    #expect(Array(graph.reachable(from: [2, 0, 2])) == [0, 1, 2, 3])
    #expect(graph.reachable(from: []).isEmpty)
  }

  @Test func nodesThatLeadSomewhereAgreeWithTheNaiveSearchOnSmallGraphs() {
    forEachSmallGraph { graph in
      let naive = NaiveGraph(graph, where: isEager)
      for end in graph.nodeIDs {
        let expected = graph.nodeIDs.filter { naive.reachable(from: $0).contains(end) }
        let found = graph.leading(to: [end], where: isEager)
        expectEqual(Array(found), expected, "to \(end) in \(graph.edges)")
      }
    }
  }

  @Test func severalEndsAndNoneAreTakenTogether() {
    let graph = makeGraph(nodeCount: 6, [(0, 1), (2, 3), (4, 5)])
    #expect(Array(graph.leading(to: [3, 1, 3])) == [0, 1, 2, 3])
    #expect(graph.leading(to: []).isEmpty)
  }

  @Test func longChainIsFollowedBackToItsStart() {
    let last = NodeID(index: UInt32(LongGraph.nodeCount - 1))
    #expect(LongGraph.chain.leading(to: [last]).count == LongGraph.nodeCount)
  }

  @Test func longChainIsReachedToItsEnd() {
    let graph = LongGraph.chain
    #expect(graph.reachable(from: [0]).count == LongGraph.nodeCount)
  }

  private func check(_ graph: Graph, where isIncluded: (Edge) -> Bool) {
    let naive = NaiveGraph(graph, where: isIncluded)
    for start in graph.nodeIDs {
      let expected = naive.reachable(from: start)
      let found = graph.reachable(from: [start], where: isIncluded)
      expectEqual(Array(found), expected.sorted(), "from \(start) in \(graph.edges)")
      expectEqual(found.count, expected.count, "from \(start) in \(graph.edges)")
    }
  }
}

@Suite struct NodeSetTests {
  @Test func holdsWhatIsInsertedAcrossWords() {
    var set = NodeSet(nodeCount: 200)
    let members: [NodeID] = [199, 0, 63, 64, 128, 127]
    let firstAnswers = members.map { set.insert($0) }
    let secondAnswers = members.map { set.insert($0) }

    #expect(firstAnswers.allSatisfy { $0 })
    #expect(secondAnswers.allSatisfy { !$0 })
    #expect(set.count == 6)
    #expect(Array(set) == members.sorted())
    #expect((0..<200).filter { set.contains(NodeID(index: $0)) } == [0, 63, 64, 127, 128, 199])
  }

  @Test func emptySetHasNoMembers() {
    #expect(Array(NodeSet(nodeCount: 0)).isEmpty)
    #expect(Array(NodeSet(nodeCount: 65)).isEmpty)
    #expect(NodeSet(nodeCount: 65).isEmpty)
  }
}
