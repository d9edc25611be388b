import GraphModel
import PureLintOutput
import PureLintSource

/// The things that the changes since a revision reach: who needs what stands in changed files, up
/// to roots and entry points.
package struct Affected: Answer {
  package static let question = "affected"

  /// The revision, as the user names it.
  let revision: String
  /// The paths of the files that changed, came or went.
  let files: [String]
  /// The paths of those in which nothing of the graph stands, neither now nor before.
  let strangers: [String]
  /// The things in changed files: what they declare, needs there, and providers of types there.
  /// Besides, things that needed something that is gone.
  let changed: [NodeID]
  /// Who needs that, nearest first, each with the need that leads on.
  let reached: [Edge]
  /// The places where a way may be that is not followed.
  let lost: [LostWay]
  private let starts: Set<NodeID>

  /// - Complexity: O(*n* + *e* log *e*) in both states.
  package init(from old: Survey, to new: Survey, revision: String) {
    self.revision = revision
    let before = Snapshot(old)
    let after = Snapshot(new, after: before)
    let difference = ChangedFiles(old, new)
    files = difference.paths
    let (oldSeeds, newSeeds) = (
      Affected.seeds(old, difference.old), Affected.seeds(new, difference.new)
    )
    let usersOfGone = oldSeeds.filter { after.node(before.key($0)) == nil }.flatMap { node in
      old.needs.needs.incoming(node).compactMap { after.node(before.key($0.source)) }
    }
    let kept = oldSeeds.compactMap { after.node(before.key($0)) }
    let makers = difference.new.sorted().map {
      (file: $0, nodes: new.makers(ofTypesIn: $0))
    }
    changed = Set(newSeeds + kept + usersOfGone + makers.flatMap(\.nodes)).sorted()
    let needs = new.needs.needs
    var known = Set(changed)
    var level = changed
    var reached: [Edge] = []
    while !level.isEmpty {
      let edges = level.flatMap { needs.incoming($0) }.sorted(by: needs.precedes)
        .filter { known.insert($0.source).inserted }
      reached += edges
      level = edges.map(\.source)
    }
    self.reached = reached
    starts = Set(new.needs.starts)
    let made = Set(
      makers.filter { !$0.nodes.isEmpty }.map { new.files[$0.file.position].path }
    )
    strangers = difference.paths.filter { path in
      !made.contains(path) && !Affected.holds(path, old, oldSeeds)
        && !Affected.holds(path, new, newSeeds)
    }
    lost = difference.paths.isEmpty ? [] : new.needs.lostWays
  }

  /// All that is affected.
  package var nodes: [NodeID] { changed + reached.map(\.source) }

  /// What is declared in some files, or needs something there.
  private static func seeds(_ survey: Survey, _ files: Set<FileID>) -> [NodeID] {
    let graph = survey.needs.needs
    let declared = survey.needs.participants.filter { id in
      graph[id].location.map { files.contains($0.file) } ?? false
    }
    let needing = graph.edges.filter { edge in
      edge.location.map { files.contains($0.file) } ?? false
    }
    return Set(declared + needing.map(\.source)).sorted()
  }

  private static func holds(_ path: String, _ survey: Survey, _ seeds: [NodeID]) -> Bool {
    let graph = survey.needs.needs
    return seeds.contains { id in
      graph[id].location.map { survey.files[$0.file.position].path == path } ?? false
        || graph.outgoing(id).contains { edge in
          edge.location.map { survey.files[$0.file.position].path == path } ?? false
        }
    }
  }

  package func text(_ page: inout AnswerPage) -> String {
    let name = revision.printable()
    guard !files.isEmpty else { return "no file changed since \(name)\n" }
    let count = Summary.count(files.count, "file")
    guard !changed.isEmpty else {
      return "\(count) changed since \(name); nothing of the graph stands there\n"
        + strangerNote + page.note(on: lost)
    }
    let (ends, others) = (reached.filter(isEnd), reached.filter { !isEnd($0) })
    var text = "\(count) changed since \(name), with \(Summary.count(changed.count, "thing")); "
    text += "they reach \(Summary.count(reached.count, "other")), "
    text += "\(ends.count) of which \(ends.count == 1 ? "is a start" : "are starts")\n"
    var part = page.shared(by: 3)
    text += "\n\(page.heading("changed:"))\n"
    let rows = part.shown(changed).map { id in
      [
        part.titleWithType(id), part.survey.graph[id].kind.word(part.survey.graph[id].traits),
        part.place(of: id),
      ]
    }
    text += part.table(rows) + part.rest(of: changed.count)
    if !ends.isEmpty {
      text += "\n\(page.heading("reached where building starts:"))\n" + table(ends, &part)
    }
    if !others.isEmpty { text += "\n\(page.heading("reached besides:"))\n" + table(others, &part) }
    return text + strangerNote + page.note(on: lost)
  }

  private func isEnd(_ need: Edge) -> Bool { starts.contains(need.source) }

  private func table(_ needs: [Edge], _ page: inout AnswerPage) -> String {
    let rows = page.shown(needs).map { need in
      let way = "by \(page.title(need.target))"
      return [page.title(need.source), way, page.placeAndTime(of: need, orOf: need.source)]
    }
    return page.table(rows) + page.rest(of: needs.count)
  }

  private var strangerNote: String {
    guard !strangers.isEmpty else { return "" }
    let shown = strangers.prefix(3).map { $0.printable() }.joined(separator: ", ")
    let rest = strangers.count > 3 ? " and \(strangers.count - 3) more" : ""
    return "\nnot in the graph: \(shown)\(rest)\n"
  }

  package func members(_ page: inout AnswerPage) -> [(String, JSONText)] {
    let reached = self.reached.map { need in
      JSONText.object(["need": page.json(need), "isStart": .flag(isEnd(need))])
    }
    let paths = page.survey.paths
    func list(_ files: [String]) -> JSONText { .list(files.map { .text(paths.plain($0)) }) }
    return [
      ("revision", .text(revision)), ("files", list(files)), ("strangers", list(strangers)),
      ("changed", .list(changed.map { page.json($0) })), ("reached", .list(reached)),
    ] + (lost.isEmpty ? [] : [("lost", page.json(lost))])
  }
}
