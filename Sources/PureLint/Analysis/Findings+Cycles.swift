import GraphModel

extension Findings {
  /// Reports a cycle once, at its first hop; each further hop is a note, and so is what to change
  /// there.
  mutating func report(
    _ cycle: [Edge],
    named kind: String,
    advice: String,
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
            message: "'\(graph[edge.source].name)' needs '\(graph[edge.target].name)' here",
            location: $0
          )
        }
      } + [.init(message: advice, location: location)]
    )
  }
}
