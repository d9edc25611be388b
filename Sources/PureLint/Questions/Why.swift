import GraphModel

/// Why one thing needs another, or why it is built at all.
struct Why: Answer {
  static let question = "why"
  /// The most ways that are listed or counted besides the shortest.
  static let mostWays = 100

  /// The one that needs; nil if the question is why the other is built.
  let source: NodeID?
  let target: NodeID
  /// Nil if there is no way.
  let ways: Ways?
  /// The shortest way in the other direction, where there is none in this one.
  let reverse: Ways?
  private let listsAll: Bool

  init(_ survey: Survey, source: NodeID?, target: NodeID, listsAll: Bool) {
    let graph = survey.needs
    self.source = source
    self.target = target
    self.listsAll = listsAll
    if let source {
      ways = Ways(graph, from: [source], to: target, limit: Why.mostWays)
      reverse = ways == nil ? Ways(graph, from: [target], to: source, limit: 0) : nil
    } else {
      let start = graph.pathFromStart(to: target)?.first?.source
      ways = start.flatMap { Ways(graph, from: [$0], to: target, limit: Why.mostWays) }
      reverse = nil
    }
  }

  func text(_ page: inout AnswerPage) -> String {
    guard let ways else { return noWay(&page) }
    guard !ways.shortest.isEmpty else { return "\(page.title(target)) is where it begins\n" }
    var text = headline(ways, page) + "\n\n" + drawing(of: ways.shortest, &page)
    guard listsAll else { return text }
    for way in ways.others { text += "\n" + drawing(of: way, &page) }
    if ways.areMore { text += "\nand more; only \(ways.others.count) are listed\n" }
    return text
  }

  private func headline(_ ways: Ways, _ page: AnswerPage) -> String {
    let hops = Summary.count(ways.shortest.count, "step")
    let begin =
      source.map { "\(page.title($0)) needs \(page.title(target))" }
      ?? "\(page.title(target)) is built for \(page.title(ways.shortest[0].source))"
    let count = ways.others.count
    guard count > 0 else { return "\(begin), \(hops) away, and by no other way" }
    let number = ways.areMore ? "more than \(count) other ways" : Summary.count(count, "other way")
    let partings = ways.partings.prefix(3).map { page.title($0) }
    return "\(begin), \(hops) away; \(number), parting at \(Advice.list(partings))"
      + (listsAll ? "" : " ('--all' lists them)")
  }

  private func noWay(_ page: inout AnswerPage) -> String {
    guard let source else {
      return "nothing builds \(page.title(target)): no root leads to it\n"
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
      let place = edge.location.map { page.place($0) } ?? page.place(of: edge.source)
      stops.append((page.title(edge.source), place + field, NeedGraph.isLater(edge)))
    }
    if let last = way.last?.target {
      stops.append((page.titleWithType(last), page.place(of: last), false))
    }
    let drawing = PathDrawing(stops: stops, isCycle: false)
    return page.table(drawing.lines.map { [$0.lead + $0.name, $0.place] })
  }

  func members(_ page: inout AnswerPage) -> [(String, JSONText)] {
    var members: [(String, JSONText)] = []
    if let source { members.append(("source", page.json(source))) }
    members.append(("target", page.json(target)))
    members.append(("isNeeded", .flag(ways != nil)))
    guard let ways else { return members }
    members.append(("shortest", .list(ways.shortest.map { page.json($0) })))
    members.append(("otherCount", .number(ways.others.count)))
    members.append(("isCountExact", .flag(!ways.areMore)))
    members.append(("partings", .list(ways.partings.map { page.json($0) })))
    if listsAll {
      members.append(
        ("others", .list(ways.others.map { way in .list(way.map { page.json($0) }) }))
      )
    }
    return members
  }
}
