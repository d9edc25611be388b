import GraphModel

extension Snapshot {
  /// A function that tells namesakes apart.
  private typealias Sign = @Sendable (Survey, NodeID) -> [String]

  /// What tells namesakes apart, such as locals of several functions: who needs each, what it needs and
  /// its type; then less and less of it.
  private static let signs: [Sign] = [
    { users($0, $1) + [""] + needed($0, $1) + [""] + types($0, $1) }, { users($0, $1) },
    { needed($0, $1) + [""] + types($0, $1) }, { types($0, $1) },
  ]

  private static func users(_ survey: Survey, _ node: NodeID) -> [String] {
    let needs = survey.needs.needs
    return Set(needs.incoming(node).map { needs[$0.source].name }).sorted()
  }

  private static func needed(_ survey: Survey, _ node: NodeID) -> [String] {
    let needs = survey.needs.needs
    return Set(needs.outgoing(node).map { needs[$0.target].name }).sorted()
  }

  private static func types(_ survey: Survey, _ node: NodeID) -> [String] {
    [survey.graph[node].typeName ?? ""] + survey.graph[node].builtTypes
  }

  /// The keys of this state's nodes, by which namesakes keep theirs from an earlier state even if one of
  /// them came or went.
  ///
  /// - Complexity: O(*n* log *n*) in nodes and their needs.
  func keysOfNamesakes(_ earlier: Snapshot) -> [NodeKey] {
    let known = Dictionary(grouping: earlier.nodes, by: \.key.withoutOrdinal)
    let groups = Dictionary(grouping: nodes.indices) { nodes[$0].key.withoutOrdinal }
    var keys = nodes.map(\.key)
    for (name, positions) in groups {
      guard let before = known[name], before.count > 1 || positions.count > 1 else { continue }
      var (open, free) = (positions, before.sorted { $0.key.ordinal < $1.key.ordinal })
      for sign in Snapshot.signs where !open.isEmpty && !free.isEmpty {
        pair(&open, &free, by: sign, earlier, &keys)
      }
      for (position, other) in zip(open, free) { keys[position] = other.key }
      let next = (before.map(\.key.ordinal).max() ?? 0) + 1
      for (count, position) in open.dropFirst(free.count).enumerated() {
        keys[position] = NodeKey(kind: name.kind, name: name.name, ordinal: next + count)
      }
    }
    return keys
  }

  /// Gives nodes the keys of those that have the same sign, and takes both out of what is left.
  private func pair(
    _ open: inout [Int],
    _ free: inout [(key: NodeKey, node: NodeID)],
    by sign: Sign,
    _ earlier: Snapshot,
    _ keys: inout [NodeKey]
  ) {
    var positions: [[String]: [Int]] = [:]
    for (position, other) in free.enumerated().reversed() {
      positions[sign(earlier.survey, other.node), default: []].append(position)
    }
    var taken: Set<Int> = []
    open.removeAll { position in
      let own = sign(survey, nodes[position].node)
      guard let other = positions[own]?.popLast() else { return false }
      keys[position] = free[other].key
      taken.insert(other)
      return true
    }
    free = free.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }
}

extension Snapshot {
  /// The most things that are looked at for a way.
  private static let mostOnWay = 50

  /// Whether a need of another state is there by way of things that only this state has: a need that moved
  /// to one of these is neither gone nor new.
  func leads(_ need: NeedKey, besides other: Snapshot) -> Bool {
    guard let source = node(need.source), let target = node(need.target) else { return false }
    let needs = survey.needs.needs
    var known: Set = [source]
    var waiting = [source]
    while let next = waiting.popLast(), known.count < Snapshot.mostOnWay {
      for edge in needs.outgoing(next) where edge.kind != .declares {
        if next != source, edge.target == target { return true }
        guard isParticipant(edge.target), other.node(key(edge.target)) == nil else { continue }
        if known.insert(edge.target).inserted { waiting.append(edge.target) }
      }
    }
    return false
  }
}

extension Snapshot.NodeKey {
  /// The name of all namesakes.
  fileprivate var withoutOrdinal: Snapshot.NodeKey {
    Snapshot.NodeKey(kind: kind, name: name, ordinal: 0)
  }
}
