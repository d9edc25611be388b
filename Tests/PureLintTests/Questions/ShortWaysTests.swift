import GraphModel
import Testing

@testable import PureLintQuestions

/// The ways between two things that a picture has room for.
@Suite struct ShortWaysTests {
  /// A short way, and one by way of each of a number of others.
  private func graph(_ count: Int) -> (graph: Graph, start: NodeID, end: NodeID) {
    var builder = GraphBuilder()
    func add(_ name: String) -> NodeID { builder.addNode(Node(kind: .module, name: name)) }
    func lead(_ source: NodeID, _ target: NodeID) {
      builder.addEdge(Edge(source: source, target: target, kind: .uses))
    }
    let (start, middle, end) = (add("start"), add("middle"), add("end"))
    lead(start, middle)
    lead(middle, end)
    for number in 0..<count {
      let (first, second) = (add("a\(number)"), add("b\(number)"))
      lead(start, first)
      lead(first, second)
      lead(second, end)
    }
    return (builder.build(), start, end)
  }

  @Test func theShortestComeFirst() {
    let (graph, start, end) = graph(30)
    let ways = ShortWays(graph, from: [start], to: [end])
    #expect(ways.count == 63)
    let few = ways.nodes(atMost: 40)
    #expect(few.nodes.count == 3 && few.steps == 2 && !few.isCut)
    #expect(ways.nodes(atMost: 63).nodes.count == 63)
    #expect(ways.nodes(atMost: 63).steps == 3)
  }

  @Test func oneWayIsAlwaysDrawn() {
    let (graph, start, end) = graph(30)
    let one = ShortWays(graph, from: [start], to: [end]).nodes(atMost: 2)
    #expect(one.isCut && one.nodes.count == 3)
    let none = ShortWays(graph, from: [end], to: [start])
    #expect(none.count == 0 && none.nodes(atMost: 2).nodes.isEmpty)
  }
}
