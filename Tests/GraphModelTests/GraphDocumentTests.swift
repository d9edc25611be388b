import Foundation
import GraphModel
import Testing

@Suite struct GraphDocumentTests {
  @Test func everyValueSurvivesTheRoundTrip() throws {
    let graph = makeGraphOfEverything()
    let json = GraphDocument(graph: graph).json()
    let document = try GraphDocument(json: json)

    #expect(document.graph == graph)
    #expect(document.json() == json)
  }

  @Test func graphsWithoutNodesOrEdgesSurviveTheRoundTrip() throws {
    for graph in [GraphBuilder().build(), makeGraph(nodeCount: 3, [])] {
      #expect(try GraphDocument(json: GraphDocument(graph: graph).json()).graph == graph)
    }
  }

  @Test func smallGraphsSurviveTheRoundTrip() throws {
    var generator = SmallGenerator(seed: 4)
    try forEachSmallGraph { graph in
      guard generator.next() % 16 == 0 else { return }
      let decoded = try GraphDocument(json: GraphDocument(graph: graph).json()).graph
      expectEqual(decoded, graph, "round trip")
    }
  }

  @Test func stringsKeepTheirUnicodeScalars() throws {
    let name = "\u{0}\u{1B}\"\\/\u{2028}\u{E9}e\u{301}\u{1F600}"
    var builder = GraphBuilder(files: [name])
    _ = builder.addNode(Node(kind: .module, name: name, typeName: name))
    let decoded = try GraphDocument(json: GraphDocument(graph: builder.build()).json()).graph

    for string in [decoded.files[0], decoded.nodes[0].name, decoded.nodes[0].typeName] {
      #expect(string.map { Array($0.unicodeScalars) } == Array(name.unicodeScalars))
    }
  }

  @Test func keysAreSortedAndAbsentValuesLeftOut() {
    var builder = makeBuilder(nodeCount: 1, files: ["App/Main.swift"])
    builder[0].traits = [.isTest, .hasDefault]
    builder.addEdge(Edge(source: 0, target: 0, kind: .uses, location: location(0, 3)))
    let json = String(decoding: GraphDocument(graph: builder.build()).json(), as: UTF8.self)

    #expect(
      json == """
        {"edges":[{"kind":"uses","location":{"file":0,"length":1,"offset":3},"source":0,\
        "target":0,"timing":"eager"}],"files":["App/Main.swift"],"format":"purelint-graph",\
        "nodes":[{"isLifetimeExplicit":false,"kind":"module","name":"Module0",\
        "traits":["hasDefault","isTest"]}],"version":3}
        """
    )
  }

  @Test func edgesAreReadInAnyOrder() throws {
    let first = #"{"source":0,"target":0,"kind":"asks","timing":"eager"}"#
    let second = #"{"source":0,"target":0,"kind":"uses","timing":"eager"}"#
    let read = try GraphDocument(json: json(edges: "\(second),\(first),\(second)"))
    #expect(read.graph.edges.map(\.kind) == [.asks, .uses])
  }

  @Test func exampleInTheDocumentationIsAGraph() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/graph-format.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "```json\n"))
    let end = try #require(text.range(of: "```", range: start.upperBound..<text.endIndex))
    let example = text[start.upperBound..<end.lowerBound]
    let graph = try GraphDocument(json: Data(example.utf8)).graph

    #expect(graph.nodes.map(\.kind) == [.module, .dependency, .wiring, .provider])
    #expect(graph.edges.map(\.kind) == [.declares, .wires, .supplies, .uses])
    #expect(graph[1].traits == [.hasDefault, .isOptional])
    for name in everyName { #expect(text.contains("`\(name)`"), "\(name)") }
  }
}

@Suite struct GraphDocumentErrorTests {
  @Test(arguments: ["", "{", "graph", "{\"format\":\"purelint-graph\"}}", "[1,"])
  func damagedJSONIsNotJSON(_ text: String) {
    #expect(throws: GraphDocumentError.notJSON) { try GraphDocument(json: Data(text.utf8)) }
  }

  @Test func everyTruncationIsNotJSON() throws {
    let json = GraphDocument(graph: makeGraph(nodeCount: 2, [(0, 1)])).json()
    for length in 0..<json.count {
      #expect(throws: GraphDocumentError.notJSON) { try GraphDocument(json: json.prefix(length)) }
    }
  }

  @Test func otherFormatIsNamedBeforeAnythingElse() {
    let error = #expect(throws: GraphDocumentError.self) {
      try GraphDocument(json: Data(#"{"format":"dot","version":7}"#.utf8))
    }
    #expect(error == .unknownFormat("dot"))
    #expect(error?.description == "the format is 'dot' instead of 'purelint-graph'")
  }

  @Test func otherVersionIsNamedBeforeTheContents() {
    let error = #expect(throws: GraphDocumentError.self) {
      try GraphDocument(json: Data(#"{"format":"purelint-graph","version":1}"#.utf8))
    }
    #expect(error == .unsupportedVersion(1))
    #expect(
      error?.description == "version 1 of the format is not supported, only version 3"
    )
  }

  @Test(arguments: [
    ("nodes[1].owner", #""owner":2"#, ""),
    ("nodes[1].location.file", #""location":{"file":2,"offset":0,"length":0}"#, ""),
    ("edges[0].source", "", #""source":2,"target":0"#),
    ("edges[0].target", "", #""source":0,"target":2"#),
    ("edges[0].receiver", "", #""source":0,"target":0,"receiver":2"#),
    (
      "edges[0].location.file", "",
      #""source":0,"target":0,"location":{"file":2,"offset":0,"length":0}"#
    ),
  ])
  func indexOutOfRangeIsNamed(_ path: String, _ nodeValue: String, _ edgeValues: String) {
    let edges = edgeValues.isEmpty ? "" : #"{"kind":"uses","timing":"eager",\#(edgeValues)}"#
    let error = #expect(throws: GraphDocumentError.self) {
      try GraphDocument(json: json(secondNodeValue: nodeValue, edges: edges))
    }
    #expect(error == .indexOutOfRange(path: path, index: 2, count: 2))
    #expect(error?.description == "\(path): index 2 is out of range 0..<2")
  }

  @Test(arguments: [
    ("format", "{}", "missing"),
    ("format", #"{"format":1}"#, nil),
    ("document", "[]", nil),
    ("version", #"{"format":"purelint-graph"}"#, "missing"),
    (
      "version", #"{"format":"purelint-graph","version":1.5}"#,
      "1.5 is not a whole number from 0 to 4294967295"
    ),
    ("files", #"{"format":"purelint-graph","version":3}"#, "missing"),
  ])
  func wrongHeadIsNamed(_ path: String, _ text: String, _ reason: String?) {
    check(Data(text.utf8), path: path, reason: reason)
  }

  @Test(arguments: [
    ("nodes[1].lifetime", #""lifetime":"forever""#, nil),
    ("nodes[1].traits", #""traits":["isTest","isBlue"]"#, "'isBlue' is not a trait"),
    ("nodes[1].owner", #""owner":-1"#, "-1.0 is not a whole number from 0 to 4294967295"),
    ("nodes[1].owner", #""owner":4294967296"#, nil),
    ("nodes[1].location.offset", #""location":{"file":0,"length":0}"#, "missing"),
    ("nodes[1].location.length", #""location":{"file":0,"offset":0,"length":0.5}"#, nil),
  ])
  func wrongNodeValueIsNamed(_ path: String, _ value: String, _ reason: String?) {
    check(json(secondNodeValue: value), path: path, reason: reason)
  }

  @Test(arguments: [
    ("edges[0].kind", #"{"source":0,"target":1,"timing":"eager"}"#, "missing"),
    ("edges[0].kind", #"{"source":0,"target":1,"timing":"eager","kind":"likes"}"#, nil),
    ("edges[0].timing", #"{"source":0,"target":1,"kind":"uses","timing":"later"}"#, nil),
    ("edges[0].target", #"{"source":0,"target":"1","kind":"uses","timing":"eager"}"#, nil),
    (
      "edges[0].receiver",
      #"{"source":0,"target":1,"kind":"wires","timing":"eager","receiver":0}"#,
      "an edge of the kind 'wires' has none"
    ),
    (
      "edges[0].handedType",
      #"{"source":0,"target":1,"kind":"uses","timing":"eager","handedType":"A"}"#,
      "an edge of the kind 'uses' has none"
    ),
    (
      "edges[0].argumentType",
      #"{"source":0,"target":1,"kind":"mismatches","timing":"eager","argumentType":1}"#, nil
    ),
  ])
  func wrongEdgeValueIsNamed(_ path: String, _ edge: String, _ reason: String?) {
    check(json(edges: edge), path: path, reason: reason)
  }

  /// Expects an invalid value at a path; a reason that Foundation words is not compared.
  private func check(_ json: Data, path: String, reason: String?) {
    let error = #expect(throws: GraphDocumentError.self) { try GraphDocument(json: json) }
    guard case .invalidValue(path, let foundReason) = error else {
      Issue.record("\(String(describing: error)) instead of an invalid value at \(path)")
      return
    }
    #expect(reason == nil || foundReason == reason)
    #expect(error?.description == "\(path): \(foundReason)")
  }
}

/// A document with two files, two nodes and the given edges; the value, if any, comes last in the
/// second node and replaces what stands there by the same key.
private func json(secondNodeValue: String = "", edges: String = "") -> Data {
  let traits = secondNodeValue.contains("traits") ? "" : #","traits":[]"#
  let value = secondNodeValue.isEmpty ? "" : ",\(secondNodeValue)"
  let node = #""kind":"module","name":"A","isLifetimeExplicit":false"#
  return Data(
    """
    {"format":"purelint-graph","version":3,"files":["A.swift","B.swift"],
    "nodes":[{\(node),"traits":[]},{\(node)\(traits)\(value)}],"edges":[\(edges)]}
    """.utf8
  )
}

/// Every name that the format gives a meaning to.
private var everyName: [String] {
  Node.Kind.allCases.map(\.rawValue) + Node.Lifetime.allCases.map(\.rawValue)
    + Edge.Kind.allCases.map(\.rawValue) + Edge.Timing.allCases.map(\.rawValue)
    + [
      "hasDefault", "isOptional", "isOpaque", "isTest", "isStarted", "isConfigurator",
      "isParameter", "isEntryPoint", "isProperty", "isResolver", "isBuiltByRoot", "isShared",
      "isFilledLater", "hasFactory", "isRequired", "isFunction", "isDemand",
      "isAssembly", "isDoubled", "isSingular", "isPlaceholder", "isSubstitution", "isLookup",
      "isInjected", "isInside", "isExtension",
      "owner", "receiver", "isLetGo", "isGuess", "handedType", "argumentType", "sharedKey",
      "typeName",
      "isLifetimeExplicit", "builtTypes",
    ]
}

/// A graph in which each kind, lifetime, trait, timing and optional value occurs.
private func makeGraphOfEverything() -> Graph {
  var builder = GraphBuilder(files: ["B.swift", "A.swift"])
  for (position, kind) in Node.Kind.allCases.enumerated() {
    for lifetime in Node.Lifetime.allCases {
      _ = builder.addNode(
        Node(
          kind: kind,
          name: "\(kind) \(lifetime)",
          typeName: kind.rawValue,
          lifetime: lifetime,
          isLifetimeExplicit: position % 2 == 0,
          traits: Node.Traits(rawValue: 1 << UInt32(position)),
          location: Location(file: FileID(index: 1), offset: .max, length: UInt32(position)),
          owner: NodeID(index: UInt32(position))
        )
      )
    }
  }
  _ = builder.addNode(Node(kind: .module, name: "", traits: Node.Traits(rawValue: .max)))
  for kind in Edge.Kind.allCases {
    for timing in Edge.Timing.allCases {
      builder.addEdge(Edge(source: 2, target: 1, kind: kind, timing: timing))
      builder.addEdge(
        Edge(
          source: 1,
          target: 2,
          kind: kind,
          timing: timing,
          location: location(0, 9),
          detail: detail(of: kind)
        )
      )
    }
  }
  return builder.build()
}

/// What edges of a kind carry, if anything.
private func detail(of kind: Edge.Kind) -> Edge.Detail? {
  switch kind {
  case .uses: .letGo
  case .reads: .receiver(5)
  case .asks: .handedType("A.Dependency")
  case .mismatches: .argumentType("A")
  case .replaces: .sharedKey("A")
  default: nil
  }
}
