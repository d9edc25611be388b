import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintSource

/// The ways by which one node needs another, or by which a start builds it.
package struct Why: Answer {
  package static let question = "why"
  /// The most ways that are listed or counted besides the shortest.
  package static let mostWays = 100

  /// The one that needs; nil if the question is why the other is built.
  let source: NodeID?
  let target: NodeID
  /// Nil if there is no way.
  let ways: Ways?
  /// The number of other starts that lead to the target without the first, where the question is why
  /// it is built.
  let otherStartCount: Int
  /// The shortest way in the other direction, where there is none in this one.
  let reverse: Ways?
  /// The places where a way may be that is not followed, where there is none.
  let lost: [LostWay]

  /// - Parameter limit: The most ways besides the shortest.
  package init(
    _ survey: Survey,
    source: NodeID?,
    target: NodeID,
    limit: Int = Why.mostWays
  ) {
    let graph = source.map { survey.needs.holdingParts(of: $0) } ?? survey.needs
    self.source = source
    self.target = target
    if let source {
      ways = Ways(graph, from: source, to: target, limit: limit)
      reverse = ways == nil ? Ways(survey.needs, from: target, to: source, limit: 0) : nil
      lost = ways == nil ? graph.lostWays(from: [source]) : []
      otherStartCount = 0
    } else {
      let start = graph.pathFromStart(to: target).map { $0.first?.source ?? target }
      ways = start.flatMap { Ways(graph, from: $0, to: target, limit: limit) }
      reverse = nil
      lost = ways == nil ? graph.lostWays : []
      let leading = graph.needs.leading(to: [target]) { $0.target != start }
      otherStartCount = graph.starts.count { leading.contains($0) && $0 != start }
    }
  }

  /// The ways from each of some nodes to each of others; where there are any, these come first and who
  /// does not need anything is left out.
  package static func all(_ survey: Survey, from sources: [NodeID], to targets: [NodeID]) -> [Why] {
    let all = sources.flatMap { source in
      targets.map { Why(survey, source: source, target: $0) }
    }
    let ways = all.filter { $0.ways?.shortest.isEmpty == false }
    return ways.isEmpty ? all : ways
  }

  package func text(_ page: inout AnswerPage) -> String {
    guard let ways else { return noWay(&page) }
    guard !ways.shortest.isEmpty else { return beginning(page) }
    if ways.shortest.count == 1, ways.shortest[0].kind == .declares {
      return "\(page.title(target)) is a part of \(page.title(ways.shortest[0].source)), at "
        + page.place(of: target) + "\n"
    }
    var text = headline(ways, page) + "\n\n" + drawing(of: ways.shortest, &page)
    guard page.limit == nil else { return text }
    for way in ways.others { text += "\n" + drawing(of: way, &page) }
    if ways.areMore {
      let count = ways.leftOutCount.map { "\($0) more" } ?? "more"
      text += "\nand \(count); only \(ways.others.count) are listed\n"
    }
    return text
  }

  /// The answer where both are one.
  private func beginning(_ page: AnswerPage) -> String {
    let title = page.title(target)
    if source != nil { return "\(title) and \(title) are the same\n" }
    let isRoot = page.survey.graph[target].kind == .root
    return "\(title) is where building begins: \(isRoot ? "a root" : "nothing needs it")\n"
  }

  private func headline(_ ways: Ways, _ page: AnswerPage) -> String {
    let hops = Summary.count(ways.shortest.count, "step")
    let begin =
      source.map { "\(page.title($0)) needs \(page.title(target))" }
      ?? "\(page.title(target)) is built for \(page.title(ways.shortest[0].source))"
    let count = ways.others.count
    guard count > 0 || ways.areMore else { return lonely(begin, hops) }
    guard count > 0 else {
      return "\(begin), \(hops) away; there are too many ways to try them all"
    }
    let number = ways.areMore ? "more than \(count) other ways" : Summary.count(count, "other way")
    let branchPoints = ways.branchPoints.prefix(3).map { page.title($0) }
    return "\(begin), \(hops) away; \(number), branching at \(Advice.list(branchPoints))"
      + (page.limit == nil || !page.hasOptions ? "" : " ('--all' lists them)")
  }

  /// The headline of the only way from its beginning.
  private func lonely(_ begin: String, _ hops: String) -> String {
    switch otherStartCount {
    case 0: "\(begin), \(hops) away, and by no other way"
    case 1: "\(begin), \(hops) away; one other start leads to it, too"
    default: "\(begin), \(hops) away; \(otherStartCount) other starts lead to it, too"
    }
  }

  private func noWay(_ page: inout AnswerPage) -> String {
    guard let source else {
      return "nothing in sight builds \(page.title(target)): no root leads to it\n"
        + page.note(on: lost)
    }
    guard lost.isEmpty else {
      return "not known whether \(page.title(source)) needs \(page.title(target)): "
        + "the way is lost at \(page.text(of: lost))\n"
    }
    let text = "\(page.title(source)) does not need \(page.title(target))"
    guard let reverse, !reverse.shortest.isEmpty else { return text + "\n" }
    return text + "; it is the other way round\n\n" + drawing(of: reverse.shortest, &page)
  }

  /// The stops of a way as a staircase, each with the place where it needs the next one.
  private func drawing(of way: [Edge], _ page: inout AnswerPage) -> String {
    var stops: [(name: String, place: String, isDeferred: Bool)] = []
    for edge in way {
      let field =
        edge.receiver.map { ", for '\(page.survey.graph[$0].shortName.printable())'" } ?? ""
      let place = page.place(of: edge, orOf: edge.source)
      stops.append((page.title(edge.source), place + field, edge.timing.isDeferred))
    }
    if let last = way.last?.target {
      stops.append((page.titleWithType(last), page.place(of: last), false))
    }
    let drawing = PathDrawing(stops: stops, isCycle: false)
    return page.table(drawing.lines.map { [$0.lead + $0.name, $0.place] })
  }

  package func members(_ page: inout AnswerPage) -> [(String, JSONText)] {
    var members: [(String, JSONText)] = []
    if let source { members.append(("source", page.json(source))) }
    members.append(("target", page.json(target)))
    members.append(("isNeeded", .flag(ways != nil)))
    if !lost.isEmpty { members.append(("lost", page.json(lost))) }
    guard let ways else { return members }
    members.append(("shortest", .list(ways.shortest.map { page.json($0) })))
    members.append(("otherCount", .number(ways.others.count)))
    members.append(("isCountExact", .flag(!ways.areMore)))
    members.append(("branchPoints", .list(ways.branchPoints.map { page.json($0) })))
    members.append(("others", .list(ways.others.map { way in .list(way.map { page.json($0) }) })))
    return members
  }
}
