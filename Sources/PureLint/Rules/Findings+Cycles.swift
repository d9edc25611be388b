import GraphModel

extension Findings {
  /// Reports a cycle once, at its first hop; each further hop is a note.
  mutating func report(_ cycle: [Edge], named kind: String, _ graph: Graph) {
    guard let first = cycle.first, let location = first.location else { return }
    let path = (cycle.map(\.source) + [first.source]).map { "'\(graph[$0].name)'" }
    report(
      "\(kind) \(path.joined(separator: " -> "))",
      at: location,
      notes: cycle.dropFirst().compactMap { edge in
        edge.location.map {
          .init(
            message: "'\(graph[edge.source].name)' needs '\(graph[edge.target].name)' here",
            location: $0
          )
        }
      }
    )
  }
}
