import GraphModel

extension Findings {
  /// Reports a cycle once, at its first hop; each further hop is a note, and so is what to change
  /// there.
  package mutating func report(
    _ cycle: [Edge],
    named kind: String,
    advice: String,
    notes: [Finding.Note] = [],
    _ graph: Graph
  ) {
    guard let first = cycle.first, let location = first.location else { return }
    let path = (cycle.map(\.source) + [first.source]).map { "'\(graph[$0].name)'" }
    report(
      "\(kind) \(path.joined(separator: " -> "))\(graph[first.source].testSuffix)",
      about: Subject(cycle: cycle.map { graph.qualifiedName($0.source) }),
      at: location,
      notes: cycle.dropFirst().compactMap { edge in
        edge.location.map {
          .init(
            role: .step,
            message: "'\(graph[edge.source].name)' needs '\(graph[edge.target].name)' here",
            location: $0
          )
        }
      } + notes + [.init(role: .change, message: advice, location: location)],
      path: GraphPath(cycle: cycle, graph)
    )
  }

  /// Reports a cycle on which something is built twice, with who asks for it first.
  package mutating func report(
    _ rebuild: Rebuild,
    named kind: String,
    saying outcome: String,
    advice: String? = nil,
    _ graph: Graph
  ) {
    let entry = "'\(graph[rebuild.entry].name)'"
    report(
      rebuild.hops,
      named: kind,
      advice: advice
        ?? "set what '\(graph[rebuild.rebuilt].name)' needs of the cycle once it is made,"
        + " in the closure that fills it",
      notes: rebuild.request.location.map {
        [.init(message: "\(entry) is asked for first here: \(outcome)", location: $0)]
      } ?? [],
      graph
    )
  }
}
