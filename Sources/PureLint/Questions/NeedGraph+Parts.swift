import GraphModel

/// The things that belong to roots. That somebody needs a root does not tell which part of it, so
/// needs do not lead from a root to parts that it does not build along; who asks about the root
/// itself asks about them all.
extension NeedGraph {
  /// The participants that each root owns.
  var parts: [NodeID: [NodeID]] {
    Dictionary(
      grouping: participants.filter { owner(of: $0) != nil },
      by: { owner(of: $0) ?? $0 }
    )
  }

  /// The root that a node is known to be a part of.
  private func owner(of id: NodeID) -> NodeID? {
    guard !whole[id].traits.contains(.isUnplaced) else { return nil }
    return whole[id].owner.flatMap { whole[$0].kind == .root ? $0 : nil }
  }

  /// The roots that a node is a part of, the innermost first.
  func roots(around id: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    while let next = owner(of: found.last ?? id), !found.contains(next) { found.append(next) }
    return found
  }

  /// The same graph, in which a root needs its parts and theirs as well; of anything else, the same.
  ///
  /// - Complexity: O(*n* + *e* log *e*).
  func holdingParts(of root: NodeID) -> NeedGraph {
    guard whole[root].kind == .root else { return self }
    let reached = needs.reachable(from: [root])
    let others = participants.filter { !reached.contains($0) && roots(around: $0).contains(root) }
    return adding(others.map { part(of: root, $0) })
  }

  /// Some nodes, and the parts of the roots among them.
  func withParts(_ nodes: [NodeID]) -> [NodeID] {
    let asked = Set(nodes.filter { whole[$0].kind == .root })
    if asked.isEmpty { return nodes }
    return nodes
      + participants.filter { id in
        !nodes.contains(id) && roots(around: id).contains(where: asked.contains)
      }
  }

  /// The needs, and besides those of all roots for their parts.
  ///
  /// - Complexity: O(*n* + *e* log *e*).
  func holdingAllParts() -> Graph {
    let edges = parts.flatMap { root, parts in parts.map { part(of: root, $0) } }
    return edges.isEmpty ? needs : needs.adding(edges)
  }

  /// The need of a root for a part of it, which of a function arises when that is called.
  func part(of root: NodeID, _ id: NodeID) -> Edge {
    let isLater = whole[id].traits.contains(.isFunction)
    return Edge(
      source: root,
      target: id,
      kind: .declares,
      timing: isLater ? .deferred : .eager,
      location: whole[id].location
    )
  }
}
