import GraphModel
import PureLintSource

/// Layers over the files of one graph.
package struct LayerMap: Sendable {
  private let layers: Layers
  /// Element `i` holds, by the position of a group, that of file `i`.
  private let groupsOfFile: [[Int: Layers.Membership]]
  private let names: GroupIndex
  /// The first ban on each connection, by its position.
  private let bans: [Connection: Int]
  /// By a group of which the layers say what it may need, the groups that these are.
  private let choices: [String: Set<String>]

  /// Two groups, by their names.
  private struct Connection: Hashable {
    let source: String
    let target: String
  }

  /// - Parameter paths: The files of the graph, from the folder on that the layers speak of; nil for
  ///   those that are not in it.
  init(_ layers: Layers, paths: [String?]) {
    self.layers = layers
    names = GroupIndex(layers.groups.map(\.names))
    let places = GroupIndex(layers.groups.map { $0.paths.map(\.glob) })
    groupsOfFile = paths.map { path in
      guard let path else { return [:] }
      let divided = Glob.Path(path)
      return places.firsts(for: divided) { $0.covers(divided) }.reduce(into: [:]) { found, first in
        let group = layers.groups[first.group]
        let division = group.paths[first.pattern].division(of: path)
        found[first.group] = Layers.Membership(group.name, division: division)
      }
    }
    let connections = layers.forbidden.enumerated().map { position, ban in
      (Connection(source: ban.source, target: ban.target), position)
    }
    bans = Dictionary(connections) { first, _ in first }
    choices = layers.allowed.reduce(into: [:]) { $0[$1.source, default: []].insert($1.target) }
  }

  /// The positions of the groups that files belong to by their places.
  var filledGroups: Set<Int> { Set(groupsOfFile.flatMap(\.keys)) }

  /// The groups that something belongs to, by its place or its name, in the order of the layers.
  package func groups(of thing: NamedPlace) -> [Layers.Membership] {
    let byPlace = thing.location.map { groupsOfFile[$0.file.position] } ?? [:]
    let name = Glob.Path(thing.name)
    let byName = names.firsts(for: name) { $0.matches(name, isFolder: false) }.map(\.group)
    return Set(byPlace.keys).union(byName).sorted().map { group in
      byPlace[group] ?? Layers.Membership(layers.groups[group].name)
    }
  }

  /// The verdict on things of some groups that need things of others; nil if they may. Within one
  /// division of a group, everything may need everything.
  package func verdict(
    from sources: [Layers.Membership],
    to targets: [Layers.Membership]
  ) -> Layers.Verdict? {
    ban(from: sources, to: targets) ?? lack(of: targets, in: sources)
  }

  /// The verdict by the first ban on a connection between groups.
  private func ban(
    from sources: [Layers.Membership],
    to targets: [Layers.Membership]
  ) -> Layers.Verdict? {
    var first: (position: Int, verdict: Layers.Verdict)?
    for source in sources {
      for target in targets where source.division == nil || source != target {
        let connection = Connection(source: source.group, target: target.group)
        guard let position = bans[connection], position < first?.position ?? .max else { continue }
        let reason = layers.forbidden[position].reason
        first = (position, .init(source: source.text, target: target.text, reason: reason))
      }
    }
    return first?.verdict
  }

  /// The verdict by the first group of which the layers say what it may need, and not that.
  private func lack(
    of targets: [Layers.Membership],
    in sources: [Layers.Membership]
  ) -> Layers.Verdict? {
    guard let target = targets.first else { return nil }
    for source in sources {
      guard let choices = choices[source.group] else { continue }
      if !targets.contains(where: { $0 == source || choices.contains($0.group) }) {
        return Layers.Verdict(source: source.text, target: target.text, reason: nil)
      }
    }
    return nil
  }
}

/// The patterns of groups, of which few are tried with each path or name.
private struct GroupIndex: Sendable {
  private let patterns: [Pattern]
  private let index: GlobIndex

  /// A pattern with the positions of its group, and of itself in it.
  private struct Pattern {
    let group: Int
    let position: Int
    let glob: Glob
  }

  /// - Parameter groups: The patterns of each group.
  init(_ groups: [[Glob]]) {
    patterns = groups.enumerated().flatMap { group, globs in
      globs.enumerated().map { Pattern(group: group, position: $0.offset, glob: $0.element) }
    }
    index = GlobIndex(patterns.map(\.glob))
  }

  /// Of each group with a pattern that fits, the position and that of the first such pattern.
  func firsts(
    for path: Glob.Path,
    _ fits: (Glob) -> Bool
  ) -> [(group: Int, pattern: Int)] {
    var found: [(group: Int, pattern: Int)] = []
    for pattern in index.candidates(for: path).map({ patterns[$0] })
    where found.last?.group != pattern.group && fits(pattern.glob) {
      found.append((pattern.group, pattern.position))
    }
    return found
  }
}
