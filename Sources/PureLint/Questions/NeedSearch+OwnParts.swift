import GraphModel

extension NeedSearch {
  /// Adds that roots keep parts which nothing else asks for and which do not make the root.
  mutating func addUnrequestedParts() {
    var isNeeded = [Bool](repeating: false, count: graph.nodes.count)
    for edge in found {
      isNeeded[edge.target.position] = true
      if graph[edge.source].owner == edge.target { isNeeded[edge.source.position] = true }
    }
    for id in graph.nodeIDs where !isNeeded[id.position] {
      guard NeedGraph.isParticipant(graph[id]), let owner = graph[id].owner else { continue }
      let (source, target) = (canonicalNodes[owner] ?? owner, canonicalNodes[id] ?? id)
      guard source != target, NeedGraph.isParticipant(graph[source]) else { continue }
      found.append(
        Edge(source: source, target: target, kind: .declares, location: graph[id].location)
      )
    }
  }

  /// Drops that roots keep functions which others ask for: who holds a root does not come to all of them.
  mutating func dropHeldFunctions() {
    let asked = Set(found.lazy.filter { $0.kind != .declares }.map(\.target))
    found.removeAll { edge in
      edge.kind == .declares && graph[edge.target].traits.contains(.isFunction)
        && asked.contains(edge.target)
    }
  }
}
