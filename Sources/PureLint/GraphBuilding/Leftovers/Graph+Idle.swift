import GraphModel

/// Nodes that nobody uses.
extension Graph {
  /// The definitions of an assembly that need each other, and that nobody else needs.
  func idleCycles() -> Set<NodeID> {
    guard nodeIDs.contains(where: isDefined) else { return [] }
    let live = reachable(from: nodeIDs.filter { self[$0].kind != .provider }) {
      $0.kind == .uses && $0.receiver == nil
    }
    let cycles = cyclicComponents {
      $0.kind == .uses && self.isDefined($0.source) && self.isDefined($0.target)
    }
    return Set(cycles.filter { $0.count > 1 && !live.contains($0[0]) }.joined())
  }

  private func isDefined(_ id: NodeID) -> Bool {
    !self[id].traits.isDisjoint(with: [.isDoubled, .isSingular])
      && !self[id].traits.contains(.isTest)
  }

  /// Whether nobody uses a provider or reads a dependency.
  func isLeftOver(_ id: NodeID) -> Bool {
    guard !self[id].traits.contains(.isTest) else { return false }
    switch self[id].kind {
    case .provider: return incoming(id, .uses).isEmpty
    case .dependency:
      return !self[id].traits.contains(.isProperty) && incoming(id, .reads).isEmpty
    default: return false
    }
  }
}
