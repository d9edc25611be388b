import GraphModel
import PureLintFindings

/// The changes of the graph from one state of the sources to another.
///
/// Things are the same in both by kind and qualified name, wherever they are declared, so that code
/// that moved from file to file unchanged is no difference.
package struct Difference: Answer {
  package static let question = "diff"

  /// The two states, as the user names them.
  let names: (old: String, new: String)
  let before: Snapshot
  let after: Snapshot
  /// What is there in the later state alone.
  private(set) var added: [NodeID] = []
  /// What is there in the earlier state alone; ids of its graph.
  private(set) var removed: [NodeID] = []
  /// What is built by other roots than before.
  private(set) var moved: [Move] = []
  /// What builds other types than before.
  private(set) var rebuilt: [Rebuilding] = []
  /// What is kept for a longer or a shorter time than before.
  private(set) var relived: [Reliving] = []
  /// The places where a difference may be that is not followed, those in changed files first.
  private(set) var lost: [LostWay] = []
  /// The files in which the states differ.
  let changedFiles: ChangedFiles
  /// Needs between things that were there before.
  private(set) var addedNeeds: [Edge] = []
  /// Needs of things that are still there; edges of the earlier graph.
  private(set) var removedNeeds: [Edge] = []
  /// Needs of the earlier graph of which the later state does not tell whether they are still there:
  /// a way is lost there now.
  private(set) var unknownNeeds: [Edge] = []
  /// Needs that may have been there before: a way was lost there.
  private(set) var foundNeeds: [Edge] = []
  /// Needs that were built along and are built later now, or the other way round.
  private(set) var retimedNeeds: [Edge] = []
  /// Things that need each other and did not before.
  private(set) var addedCycles: [[NodeID]] = []
  /// Findings that were not there before.
  private(set) var addedFindings: [Diagnostic] = []
  /// Findings that are gone; their places are in the earlier state.
  private(set) var mendedFindings: [Diagnostic] = []

  /// Something that other roots build than before.
  struct Move: Sendable {
    let node: NodeID
    /// The names of roots; none if no root led to it.
    let from: [String]
    let to: [String]
  }

  /// Something that builds other types than before.
  struct Rebuilding: Sendable {
    let node: NodeID
    let from: [String]
    let to: [String]
  }

  /// Something with another lifetime than before.
  struct Reliving: Sendable {
    let node: NodeID
    let from: Node.Lifetime
    let to: Node.Lifetime
  }

  package init(from old: Survey, to new: Survey, names: (old: String, new: String)) {
    self.names = names
    before = Snapshot(old)
    after = Snapshot(new, after: before)
    changedFiles = ChangedFiles(old, new)
    added = after.nodes.filter {
      before.node($0.key) == nil && !before.builds($0.node, of: after)
        && Self.isNews($0.node, changedFiles.new, new, besides: old)
    }
    .map(\.node)
    removed = before.nodes.filter {
      after.node($0.key) == nil && !after.builds($0.node, of: before)
        && Self.isNews($0.node, changedFiles.old, old, besides: new)
    }
    .map(\.node)
    moved = Self.moves(before, after)
    rebuilt = Self.rebuilt(before, after)
    relived = Self.relived(before, after)
    lost = Self.lostWays(new, changedFiles)
    compareNeeds()
    addedCycles = after.cycles.filter { cycle in
      let earlier = Set(cycle.map { before.cycle(of: after.key($0)) })
      return earlier.count > 1 || earlier.contains(nil)
    }
    let known = Set(old.diagnostics.map(\.finding.identity))
    let present = Set(new.diagnostics.map(\.finding.identity))
    addedFindings = new.diagnostics.filter { !known.contains($0.finding.identity) }
    mendedFindings = old.diagnostics.filter { !present.contains($0.finding.identity) }
  }

  var old: Survey { before.survey }
  package var new: Survey { after.survey }

  /// Whether nothing changed.
  var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && moved.isEmpty && rebuilt.isEmpty && relived.isEmpty
      && addedNeeds.isEmpty && removedNeeds.isEmpty && unknownNeeds.isEmpty && foundNeeds.isEmpty
      && retimedNeeds.isEmpty && addedFindings.isEmpty && mendedFindings.isEmpty
  }

  /// Whether a thing is declared in a changed file, and if it is a type, in that file of one state alone:
  /// what only comes into sight, or out of it, is neither added nor removed.
  private static func isNews(
    _ node: NodeID,
    _ files: Set<FileID>,
    _ survey: Survey,
    besides other: Survey
  ) -> Bool {
    guard let file = survey.graph[node].location?.file else { return true }
    let isType = [.root, .module, .consumer].contains(survey.graph[node].kind)
    guard files.contains(file) else { return false }
    let (name, path) = (survey.graph[node].shortName, survey.files[file.position].path)
    let count = survey.typeCount(name, in: path)
    return !isType || count == 0 || other.typeCount(name, in: path) < count
  }

  /// What other roots lead to than before; of what is part of something else that they lead to, only that.
  private static func moves(_ before: Snapshot, _ after: Snapshot) -> [Move] {
    let graph = after.survey.graph
    var moves: [NodeID: Move] = [:]
    for (key, node) in after.nodes {
      guard let earlier = before.node(key) else { continue }
      let (from, to) = (before.roots(of: earlier), after.roots(of: node))
      if from != to { moves[node] = Move(node: node, from: from, to: to) }
    }
    return after.nodes.compactMap { _, node in
      guard let move = moves[node], graph[node].kind != .root || graph[node].owner != nil else {
        return nil
      }
      let isTold = after.survey.needs.roots(around: node).contains { root in
        moves[root].map { $0.from == move.from && $0.to == move.to } ?? false
      }
      return isTold ? nil : move
    }
  }

  private static func rebuilt(_ before: Snapshot, _ after: Snapshot) -> [Rebuilding] {
    after.nodes.compactMap { key, node in
      guard let earlier = before.node(key) else { return nil }
      let (from, to) = (
        before.survey.graph[earlier].builtTypes, after.survey.graph[node].builtTypes
      )
      return Set(from) == Set(to) ? nil : Rebuilding(node: node, from: from, to: to)
    }
  }

  private static func relived(_ before: Snapshot, _ after: Snapshot) -> [Reliving] {
    after.nodes.compactMap { key, node in
      guard let earlier = before.node(key), let from = before.survey.graph[earlier].lifetime,
        let to = after.survey.graph[node].lifetime, from != to
      else { return nil }
      return Reliving(node: node, from: from, to: to)
    }
  }

  /// The places of the later state where a way is lost; none if no file changed.
  private static func lostWays(_ new: Survey, _ changed: ChangedFiles) -> [LostWay] {
    if changed.isEmpty { return [] }
    let ways = new.needs.lostWays
    return ways.filter { changed.new.contains($0.location.file) }
      + ways.filter { !changed.new.contains($0.location.file) }
  }

  /// Whether something needs a part of its own that only one state has: the part is told.
  private func isOfOwnPart(_ need: Edge, _ state: Snapshot, otherState: Snapshot) -> Bool {
    state.survey.graph[need.target].owner == need.source
      && otherState.node(state.key(need.target)) == nil
  }

  private mutating func compareNeeds() {
    for (key, edge) in after.needs {
      if let earlier = before.need(key) {
        if earlier.timing.isDeferred != edge.timing.isDeferred { retimedNeeds.append(edge) }
      } else if before.node(key.source) != nil || before.node(key.target) != nil,
        !before.has(edge, of: after), !isOfOwnPart(edge, after, otherState: before),
        !before.leads(key, besides: after)
      {
        let mayBeOlder = before.losesMore(at: key.source, than: after)
        if mayBeOlder { foundNeeds.append(edge) } else { addedNeeds.append(edge) }
      }
    }
    for (key, edge) in before.needs where after.need(key) == nil {
      // What is gone needs nothing any more, which goes without saying.
      if after.node(key.source) != nil, !after.has(edge, of: before),
        !isOfOwnPart(edge, before, otherState: after), !after.leads(key, besides: before)
      {
        let mayBeThere = after.losesMore(at: key.source, than: before)
        if mayBeThere { unknownNeeds.append(edge) } else { removedNeeds.append(edge) }
      }
    }
  }
}
