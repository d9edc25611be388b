import GraphModel

extension NeedSearch {
  /// Notes that what something reads there may be anybody's of that name: no need, but a way that is
  /// lost. A root only stands in for who reads a member of it.
  mutating func noteGuess(_ edge: Edge) {
    let source = canonicalNodes[edge.source] ?? edge.source
    guard let place = edge.location, NeedGraph.isParticipant(graph[source]),
      graph[edge.target].owner != edge.source, !isLost(edge.source, at: place)
    else { return }
    let name = graph[edge.target].shortName
    lost[source, default: []].append(
      .init(location: place, reason: "nothing tells the type of what '\(name)' is read from")
    )
  }

  /// Whether the graph says itself that a way is lost there, as for a request that nothing tells.
  private func isLost(_ source: NodeID, at place: Location) -> Bool {
    graph.outgoing(source, .restsOn).contains { LostWay(graph[$0.target])?.location == place }
  }
}
