import GraphModel

extension NeedSearch {
  /// The needs of code for values that it only hands on: the code is not known to build the
  /// receiver, or the receiver is not known to need the value.
  func needsWithoutWay() -> [Edge] {
    var next: [NodeID: Set<NodeID>] = [:]
    for need in found { next[need.source, default: []].insert(need.target) }
    return handedOn.filter { edge in
      let holders = (handers[edge] ?? []).map { canonicalNodes[$0] ?? $0 }
      guard let inner = holders.first, let outer = holders.last else { return true }
      return !leads(from: edge.source, to: outer, next)
        || !leads(from: inner, to: edge.target, next)
    }
  }

  /// The most participants that are looked at for a way; what is further away is a need of its own.
  private static let mostOnWay = 100

  /// Whether a short way leads from one participant to another.
  private func leads(
    from source: NodeID,
    to target: NodeID,
    _ next: [NodeID: Set<NodeID>]
  ) -> Bool {
    if source == target || next[source]?.contains(target) ?? false { return true }
    var known: Set = [source]
    var level = [source]
    while !level.isEmpty, known.count < NeedSearch.mostOnWay {
      var following: [NodeID] = []
      for node in level {
        let others = next[node] ?? []
        if others.contains(target) { return true }
        guard known.count < NeedSearch.mostOnWay else { break }
        following += others.sorted().filter { known.insert($0).inserted }
      }
      level = following
    }
    return false
  }
}
