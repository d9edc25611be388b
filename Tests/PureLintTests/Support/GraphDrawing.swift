import GraphModel

/// A graph in a few lines: `Store: singleton!` makes a provider whose lifetime is written, `a -> b`
/// has `a` use `b` at once, `a ~> b` later, and `a declares b` where `b` is declared. Several
/// statements stand on a line, divided by commas.
///
/// What is lower case is code outside the graph, `test…` that of a test; `X: wiring` makes a wiring.
/// All stands in one file, each statement behind those before.
struct GraphDrawing {
  private var builder = GraphBuilder(files: ["App.swift"])
  private var ids: [Substring: NodeID] = [:]
  private var offset: UInt32 = 0

  var graph: Graph { builder.build() }

  init(_ text: String) {
    add(text)
  }

  mutating func add(_ text: String) {
    for line in text.split(separator: "\n") {
      for statement in line.split(separator: ", ") { add(statement: statement) }
    }
  }

  private mutating func add(statement: Substring) {
    offset += 10
    let words = statement.split(separator: " ")
    guard words.count == 3 else { return addProvider(words[0].dropLast(), words[1]) }
    let (source, target) = (node(words[0]), node(words[2]))
    builder.addEdge(
      Edge(
        source: source,
        target: target,
        kind: .uses,
        timing: words[1] == "~>" ? .deferred : .eager,
        location: words[1] == "declares" ? builder[target].location : nextLocation
      )
    )
  }

  private mutating func addProvider(_ name: Substring, _ lifetime: Substring) {
    let isWritten = lifetime.hasSuffix("!")
    ids[name] = builder.addNode(
      Node(
        kind: lifetime == "wiring" ? .wiring : .provider,
        name: String(name),
        lifetime: Node.Lifetime(rawValue: String(isWritten ? lifetime.dropLast() : lifetime)),
        isLifetimeExplicit: isWritten,
        location: nextLocation
      )
    )
  }

  private mutating func node(_ name: Substring) -> NodeID {
    if let known = ids[name] { return known }
    let isTest = name.hasPrefix("test")
    let kind: Node.Kind = name == "root" ? .root : .consumer
    let id = builder.addNode(
      Node(kind: kind, name: String(name), traits: isTest ? .isTest : [], location: nextLocation)
    )
    ids[name] = id
    return id
  }

  private var nextLocation: Location { Location(file: FileID(index: 0), offset: offset, length: 1) }
}
