import Foundation
import GraphModel
import Testing

@Suite struct GraphTests {
  @Test func builderStartsWithWhatAGraphHas() {
    let graph = makeGraph(nodeCount: 3, [(0, 1), (1, 2)])
    #expect(GraphBuilder(graph).build() == graph)
    let bare = GraphBuilder(nodesOf: graph).build()
    #expect(bare.nodes == graph.nodes && bare.edges.isEmpty)
    var builder = GraphBuilder(graph)
    builder.addEdge(Edge(source: 2, target: 0, kind: .uses))
    #expect(builder.build().edges.count == 3)
  }

  @Test func whatIsBuiltWithItsSourceIsNotLater() {
    let now: Set<Edge.Timing> = [.eager, .stored]
    for timing in Edge.Timing.allCases {
      #expect(timing.isLater == !now.contains(timing))
      #expect(timing.isDeferred == !now.union([.possible]).contains(timing))
    }
  }

  @Test func nodesKeepTheOrderAndTheChangesMadeBeforeBuilding() {
    var builder = GraphBuilder()
    let module = builder.addNode(Node(kind: .module, name: "Timer"))
    let field = builder.addNode(Node(kind: .dependency, name: "Timer.Dependency.clock"))
    builder[field].owner = module
    let graph = builder.build()

    #expect(graph.nodeIDs.map(\.index) == [0, 1])
    #expect(graph[module].name == "Timer")
    #expect(graph[field].owner == module)
  }

  @Test func edgesAreGroupedBySourceAndByTarget() {
    let graph = makeGraph(nodeCount: 3, [(2, 0), (0, 2), (0, 1), (1, 2), (2, 2)])

    #expect(
      graph.nodeIDs.map { graph.outgoing($0).map(\.target.index) } == [[1, 2], [2], [0, 2]]
    )
    #expect(graph.nodeIDs.map { graph.incoming($0).map(\.source.index) } == [[2], [0], [0, 1, 2]])
  }

  @Test(arguments: Edge.Kind.allCases)
  func edgesOfOneKindAreFoundAmongTheOthers(_ kind: Edge.Kind) {
    var builder = makeBuilder(nodeCount: 4)
    for other in Edge.Kind.allCases.reversed() {
      for target in [3, 1] as [UInt32] {
        builder.addEdge(Edge(source: 0, target: NodeID(index: target), kind: other))
        builder.addEdge(Edge(source: NodeID(index: target), target: 2, kind: other))
      }
    }
    let graph = builder.build()

    #expect(graph.edges(kind) == graph.edges.filter { $0.kind == kind })
    #expect(graph.outgoing(0, kind).map(\.kind) == [kind, kind])
    #expect(graph.outgoing(0, kind).map(\.target) == [1, 3])
    #expect(graph.incoming(2, kind).map(\.kind) == [kind, kind])
    #expect(graph.incoming(2, kind).map(\.source) == [1, 3])
    #expect(graph.outgoing(2, kind).isEmpty)
    #expect(graph.incoming(0, kind).isEmpty)
  }

  @Test func exactRepetitionsAreDroppedAndNothingElse() {
    let plain = Edge(source: 0, target: 1, kind: .uses)
    let deferred = Edge(source: 0, target: 1, kind: .uses, timing: .deferred)
    let located = Edge(source: 0, target: 1, kind: .uses, location: location(0, 0))
    let handedOn = Edge(source: 0, target: 1, kind: .uses, detail: .receiver(1))
    let asked = Edge(source: 0, target: 1, kind: .asks)
    let once = [plain, deferred, located, handedOn, asked]

    #expect(makeGraph(nodeCount: 2, files: ["A.swift"], edges: once + once).edges.count == 5)
    #expect(Set(makeGraph(nodeCount: 2, files: ["A.swift"], edges: once).edges) == Set(once))
  }

  @Test func theOrderOfAdditionDoesNotMatter() {
    var edges: [Edge] = []
    for place in [location(0, 7), location(1, 3), nil] {
      for through in [nil, 0, 1] as [NodeID?] {
        for timing in Edge.Timing.allCases {
          edges.append(
            Edge(
              source: 0,
              target: 1,
              kind: .uses,
              timing: timing,
              location: place,
              detail: through.map { .receiver($0) }
            )
          )
        }
      }
    }
    let files = ["B.swift", "A.swift"]
    let graph = makeGraph(nodeCount: 2, files: files, edges: edges)

    var generator = SmallGenerator(seed: 1)
    for _ in 0..<50 {
      let shuffled = edges.shuffled(using: &generator)
      #expect(makeGraph(nodeCount: 2, files: files, edges: shuffled).edges == graph.edges)
    }
  }

  @Test func sourceOrderIsByPathThenOffsetThenNodes() {
    let sorted = [
      Edge(source: 1, target: 1, kind: .uses, location: location(1, 9)),
      Edge(source: 1, target: 0, kind: .uses, location: location(0, 2)),
      Edge(source: 0, target: 0, kind: .uses, location: location(0, 5)),
      Edge(source: 0, target: 1, kind: .uses, location: location(0, 5)),
      Edge(source: 0, target: 0, kind: .uses),
      Edge(source: 0, target: 0, kind: .uses, detail: .receiver(0)),
      Edge(source: 0, target: 0, kind: .uses, detail: .receiver(1)),
    ]
    let graph = makeGraph(nodeCount: 2, files: ["B.swift", "A.swift"], edges: sorted)

    for (position, edge) in sorted.enumerated() {
      for (otherPosition, other) in sorted.enumerated() {
        #expect(graph.precedes(edge, other) == (position < otherPosition))
      }
    }
  }

  @Test func emptyGraphHasNothing() {
    let graph = GraphBuilder().build()
    #expect(graph.nodeIDs.isEmpty)
    #expect(graph.edges.isEmpty)
  }

  @Test func traitsWithoutANameAreDropped() throws {
    let named = Node.Traits(rawValue: .max)
    let document = try JSONEncoder().encode(named)
    #expect(try JSONDecoder().decode(Node.Traits.self, from: document) == named)
    #expect(Node.Traits(rawValue: 1 << 31).isEmpty)
  }
}
