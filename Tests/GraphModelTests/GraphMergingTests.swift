import GraphModel
import Testing

@Suite struct GraphMergingTests {
  /// A module with a field that a provider fills, each declared in a file of its own.
  private func graph(_ name: String, files: [String]) -> Graph {
    var builder = GraphBuilder(files: files)
    let module = builder.addNode(
      Node(kind: .module, name: name, location: location(0, 1))
    )
    let field = builder.addNode(
      Node(kind: .dependency, name: "\(name).a", location: location(1, 2), owner: module)
    )
    let provider = builder.addNode(Node(kind: .provider, name: "a"))
    builder.addEdge(
      Edge(
        source: module,
        target: provider,
        kind: .uses,
        location: location(1, 3),
        detail: .receiver(field)
      )
    )
    return builder.build()
  }

  @Test func nodesAndFilesGetNewPlaces() {
    let first = graph("A", files: ["a", "b"])
    let second = graph("B", files: ["c", "b"])
    let merged = Graph(merging: [first, second], files: ["b", "c", "a"])
    #expect(merged.nodes.map(\.name) == ["A", "A.a", "a", "B", "B.a", "a"])
    #expect(merged.nodes.map(\.owner) == [nil, 0, nil, nil, 3, nil])
    #expect(merged[merged.nodes[0].location!.file] == "a")
    #expect(merged[merged.nodes[3].location!.file] == "c")
    #expect(merged.edges.map(\.receiver) == [1, 4])
    #expect(merged.edges.map { merged[$0.location!.file] } == ["b", "b"])
    #expect(merged.edges.map(\.target) == [2, 5])
  }

  @Test func oneGraphIsItself() {
    let graph = graph("A", files: ["a", "b"])
    #expect(Graph(merging: [graph], files: ["a", "b"]) == graph)
    #expect(Graph(merging: [], files: ["a"]).nodes.isEmpty)
  }
}
