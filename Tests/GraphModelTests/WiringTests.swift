import GraphModel
import Testing

/// What wirings leave out, and which modules have none.
@Suite struct WiringTests {
  /// A module with two fields, one of which has a default, and a node that wires or fills it in.
  private func graph(
    _ kind: Edge.Kind,
    traits: Node.Traits = [],
    moduleTraits: Node.Traits = []
  ) -> Graph {
    var builder = GraphBuilder()
    let module = builder.addNode(Node(kind: .module, name: "Timer", traits: moduleTraits))
    let clock = builder.addNode(Node(kind: .dependency, name: "Timer.Dependency.clock"))
    let zone = builder.addNode(
      Node(kind: .dependency, name: "Timer.Dependency.zone", traits: .hasDefault)
    )
    let wiring = builder.addNode(Node(kind: .wiring, name: "Timer", traits: traits))
    for field in [clock, zone] {
      builder.addEdge(Edge(source: module, target: field, kind: .declares))
    }
    builder.addEdge(Edge(source: wiring, target: module, kind: kind))
    return builder.build()
  }

  @Test(arguments: [Edge.Kind.wires, .fills])
  func whatHasNoDefaultIsMissing(_ kind: Edge.Kind) {
    let missing = graph(kind).missingDependencies()
    #expect(missing.map(\.wiring.index) == [3])
    #expect(missing.map(\.dependency.index) == [1])
  }

  @Test func anOpaqueWiringLeavesNothingOut() {
    #expect(graph(.wires, traits: .isOpaque).missingDependencies().isEmpty)
  }

  @Test(arguments: [Edge.Kind.wires, .constructs, .configures])
  func whatIsBuiltIsWired(_ kind: Edge.Kind) {
    #expect(graph(kind).unwiredModules().isEmpty)
    #expect(Array(graph(kind, traits: .isTest).unwiredModules()) == [NodeID(index: 0)])
  }

  @Test func whatOnlyFillsInBuildsNobody() {
    #expect(Array(graph(.fills).unwiredModules()) == [NodeID(index: 0)])
  }

  @Test(arguments: [Node.Traits.isTest, .isStarted, .isEntryPoint])
  func theSystemAndTestsNeedNoWiring(_ traits: Node.Traits) {
    #expect(graph(.fills, moduleTraits: traits).unwiredModules().isEmpty)
  }
}
