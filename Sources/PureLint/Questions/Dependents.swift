import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintSource

/// The nodes that need another one, directly or by way of others, nearest first.
package struct Dependents: Answer {
  package static let question = "dependents"

  let target: NodeID
  /// Element `i` holds those that need it by way of `i` others, each with the edge that leads on.
  let levels: [[Edge]]
  /// The starts among them, in order.
  let starts: [NodeID]
  /// The places where a way to it may be that is not followed, of those that are not known to need it.
  let lost: [LostWay]

  /// - Complexity: O(*n* + *e* log *e*) in those that need it and their edges.
  package init(_ survey: Survey, of target: NodeID) {
    let needs = survey.needs.needs
    self.target = target
    var known: Set = [target]
    var levels: [[Edge]] = []
    var level = [target]
    while !level.isEmpty {
      let edges = level.flatMap { needs.incoming($0) }.sorted(by: needs.precedes)
        .filter { known.insert($0.source).inserted }
      if !edges.isEmpty { levels.append(edges) }
      level = edges.map(\.source)
    }
    Dependents.addOwners(of: target, to: &levels, survey.needs, &known)
    self.levels = levels
    lost = survey.needs.lostWays { !known.contains($0) }
    starts = survey.needs.starts.filter { known.contains($0) && $0 != target }
  }

  /// Adds the roots of which a part is the target or needs it. Whoever needs such a root need not come to
  /// that part.
  private static func addOwners(
    of target: NodeID,
    to levels: inout [[Edge]],
    _ graph: NeedGraph,
    _ known: inout Set<NodeID>
  ) {
    for (distance, nodes) in ([[target]] + levels.map { $0.map(\.source) }).enumerated() {
      let owners = nodes.flatMap { node in
        graph.roots(around: node).filter { known.insert($0).inserted }
          .map { graph.part(of: $0, node) }
      }
      guard !owners.isEmpty else { continue }
      if distance == levels.count { levels.append([]) }
      levels[distance] = (levels[distance] + owners).sorted(by: graph.needs.precedes)
    }
  }

  package func text(_ page: inout AnswerPage) -> String {
    let title = page.titleWithType(target)
    guard !levels.isEmpty else {
      return lost.isEmpty
        ? "nothing needs \(title)\n"
        : "nothing is known to need \(title)\n" + page.note(on: lost)
    }
    let count = levels.reduce(0) { $0 + $1.count }
    var known: Set<String> = []
    let titles = starts.map { page.title($0) }.filter { known.insert($0).inserted }
    let names = titles.prefix(3)
    let reach =
      starts.isEmpty
      ? "no root among them"
      : "up to \(Advice.list(Array(names)))"
        + (titles.count > 3 ? " and \(titles.count - 3) more" : "")
    var text = "\(Summary.count(count, "dependent")) of \(title), \(reach)\n"
    var room = page.limit ?? .max
    for (distance, level) in levels.enumerated() where room > 0 {
      let title = distance == 0 ? "directly:" : "\(distance + 1) steps away:"
      text += "\n\(page.heading(title))\n"
      text += page.table(level.prefix(room).map { row($0, distance, &page) })
      room -= level.count
    }
    let rest = levels.reduce(0) { $0 + $1.count } - (page.limit ?? .max)
    if rest > 0 { text += "\nand \(rest) more; '--all' lists them\n" }
    return text + page.note(on: lost)
  }

  private func row(_ edge: Edge, _ distance: Int, _ page: inout AnswerPage) -> [String] {
    let end = page.placeAndTime(of: edge, orOf: edge.source)
    guard distance > 0 else { return [page.title(edge.source), end] }
    return [page.title(edge.source), "by \(page.title(edge.target))", end]
  }

  package func members(_ page: inout AnswerPage) -> [(String, JSONText)] {
    [
      ("target", page.json(target)),
      (
        "dependents",
        .list(
          levels.enumerated().flatMap { distance, level in
            level.map { edge in
              .object([
                "distance": .number(distance + 1), "need": page.json(edge),
              ])
            }
          }
        )
      ),
      ("starts", .list(starts.map { page.json($0) })),
    ] + (lost.isEmpty ? [] : [("lost", page.json(lost))])
  }
}
