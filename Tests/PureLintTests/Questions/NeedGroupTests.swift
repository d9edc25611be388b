import GraphModel
import Testing

@testable import PureLintQuestions

/// What is told of the needs that one thing has at one place.
@Suite struct NeedGroupTests {
  /// The names of what a badge needs, of which each letter needs those behind its arrow.
  private func leading(_ targets: String, _ needs: [String]) -> String {
    var builder = GraphBuilder(files: ["A.swift"])
    let place = Location(file: FileID(index: 0), offset: 5, length: 2)
    let badge = builder.addNode(Node(kind: .provider, name: "badge"))
    var nodes: [Character: NodeID] = [:]
    for name in "ABCDER" {
      nodes[name] = builder.addNode(Node(kind: name == "R" ? .root : .provider, name: "\(name)"))
    }
    for need in needs {
      guard let source = need.first.flatMap({ nodes[$0] }) else { continue }
      for target in need.dropFirst().compactMap({ nodes[$0] }) {
        builder.addEdge(Edge(source: source, target: target, kind: .uses))
      }
    }
    for target in targets.compactMap({ nodes[$0] }) {
      builder.addEdge(Edge(source: badge, target: target, kind: .uses, location: place))
    }
    let graph = builder.build()
    let groups = NeedGroup.groups(of: Array(graph.outgoing(badge)), in: graph)
    return groups.map { group in
      group.leading.map { graph[$0.target].name }.joined() + "+\(group.countBehind)"
    }
    .joined(separator: " ")
  }

  @Test func whatOthersBringAlongIsCounted() {
    #expect(leading("AB", []) == "AB+0")
    #expect(leading("ABC", ["AB", "BC"]) == "A+2")
    #expect(leading("ABC", ["CB", "BA"]) == "C+2")
    #expect(leading("ABCD", ["BA", "CB", "CD"]) == "C+3")
    #expect(leading("ABD", ["CB", "AC"]) == "ABD+0")
  }

  @Test func ofACycleTheFirstIsTold() {
    #expect(leading("ABC", ["AB", "BA"]) == "AC+1")
    #expect(leading("ABC", ["AB", "BA", "CA"]) == "C+2")
    #expect(leading("ABR", ["AB", "BR", "RA"]) == "R+2")
  }

  @Test func rootsComeFirst() {
    #expect(leading("ABR", []) == "RAB+0")
  }
}
