import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintSource

/// The common needs of several things, or all that need each of them.
package struct CommonNeeds: Answer {
  package static let question = "common"

  /// The way in which needs are followed.
  package enum Direction: String, Sendable {
    /// From who needs to what is needed.
    case dependencies
    /// From what is needed to who needs it.
    case dependents

    /// The edges on from a node, or those that lead to it.
    fileprivate func edges(_ graph: Graph, from node: NodeID, isForward: Bool = true) -> [Edge] {
      (self == .dependencies) == isForward
        ? Array(graph.outgoing(node)) : Array(graph.incoming(node))
    }
  }

  /// Something that all have in common.
  struct Item: Sendable {
    let node: NodeID
    /// For each of the things, the need by which it is found.
    let needs: [Edge]
    /// Whether one of them comes to it by no other thing that they have in common.
    let isFirst: Bool
  }

  let direction: Direction
  /// The things, each with all that its name fits.
  let subjects: [[NodeID]]
  /// What they have in common, nearest first.
  let items: [Item]
  /// The places where a way to more is lost.
  let lost: [LostWay]

  /// - Complexity: O(*s* (*n* + *e*)) for *s* things.
  package init(_ survey: Survey, _ direction: Direction, of subjects: [[NodeID]]) {
    self.direction = direction
    self.subjects = subjects
    let needs = survey.needs.needs
    let starts = direction == .dependents ? subjects : subjects.map { survey.needs.withParts($0) }
    let searches = starts.map { NearestNeeds(needs, direction, from: $0) }
    let shared = (searches.first?.order ?? []).filter { node in
      searches.allSatisfy { $0.found[node] != nil }
    }
    let known = Set(shared)
    let distances = shared.map { node in
      searches.reduce(0) { $0 + ($1.found[node]?.distance ?? 0) }
    }
    items = zip(shared, distances).sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map { node, _ in
      let edges = searches.compactMap { $0.found[node]?.edge }
      let near = direction.edges(needs, from: node, isForward: false)
      let isFirst = near.contains { edge in
        let other = direction == .dependencies ? edge.source : edge.target
        let isOnWay = searches.contains { $0.reaches(other) }
        return isOnWay && !known.contains(other)
      }
      return Item(node: node, needs: edges, isFirst: isFirst)
    }
    lost =
      direction == .dependencies
      ? survey.needs.lostWays(from: starts.flatMap { $0 })
      : items.isEmpty ? survey.needs.lostWays : []
  }

  package func text(_ page: inout AnswerPage) -> String {
    let names = Advice.list(subjects.map { page.title($0[0]) })
    let all = subjects.count > 2 ? "all" : "both"
    guard !items.isEmpty else {
      let certain =
        direction == .dependencies
        ? "\(names) need nothing in common" : "nothing needs \(all) of \(names)"
      let open =
        direction == .dependencies
        ? "\(names) are not known to need anything in common"
        : "nothing is known to need \(all) of \(names)"
      return lost.isEmpty ? certain + "\n" : open + "\n" + page.note(on: lost)
    }
    let count = Summary.count(items.count, "thing")
    var text =
      direction == .dependencies
      ? "\(names) \(all) need \(count)\n"
      : "\(count) that \(items.count > 1 ? "need" : "needs") \(all) of \(names)\n"
    let (first, rest) = (items.filter(\.isFirst), items.filter { !$0.isFirst })
    var part = page.shared(by: rest.isEmpty ? 1 : 2)
    text += "\n" + table(first, &part)
    if !rest.isEmpty {
      let title = direction == .dependencies ? "and behind these:" : "and by way of these:"
      text += "\n\(page.heading(title))\n"
      text += table(rest, &part)
    }
    return text + page.note(on: lost)
  }

  private func table(_ items: [Item], _ page: inout AnswerPage) -> String {
    var rows: [[String]] = []
    for item in page.shown(items) {
      var row = [page.titleWithType(item.node)]
      for need in item.needs {
        let other = direction == .dependencies ? need.source : need.target
        let word = direction == .dependencies ? "for" : "by"
        row.append("\(word) \(page.title(other)), \(page.placeAndTime(of: need, orOf: other))")
      }
      // Often all come to it by the same thing.
      if Set(row.dropFirst()).count == 1 { row = Array(row.prefix(2)) }
      rows.append(row)
    }
    return page.table(rows) + page.rest(of: items.count)
  }

  package func members(_ page: inout AnswerPage) -> [(String, JSONText)] {
    let common = items.map { item in
      JSONText.object([
        "node": page.json(item.node), "isFirst": .flag(item.isFirst),
        "needs": .list(item.needs.map { page.json($0) }),
      ])
    }
    let subjects = self.subjects.map { nodes in JSONText.list(nodes.map { page.json($0) }) }
    return [
      ("direction", .text(direction.rawValue)), ("subjects", .list(subjects)),
      ("common", .list(common)),
    ] + (lost.isEmpty ? [] : [("lost", page.json(lost))])
  }
}

/// The needs of things, or the things that need them, nearest first, each with the need that led to
/// it.
private struct NearestNeeds {
  private(set) var found: [NodeID: (distance: Int, edge: Edge)] = [:]
  private(set) var order: [NodeID] = []
  private let starts: Set<NodeID>

  init(_ graph: Graph, _ direction: CommonNeeds.Direction, from starts: [NodeID]) {
    self.starts = Set(starts)
    var level = starts
    var distance = 0
    while !level.isEmpty {
      distance += 1
      let edges = level.flatMap { direction.edges(graph, from: $0) }
      var next: [NodeID] = []
      for edge in edges.sorted(by: graph.precedes) {
        let node = direction == .dependencies ? edge.target : edge.source
        guard found[node] == nil, !self.starts.contains(node) else { continue }
        found[node] = (distance, edge)
        order.append(node)
        next.append(node)
      }
      level = next
    }
  }

  /// Whether a node is one of the starts, or found.
  func reaches(_ node: NodeID) -> Bool { starts.contains(node) || found[node] != nil }
}
