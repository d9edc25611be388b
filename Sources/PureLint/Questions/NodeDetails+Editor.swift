import GraphModel

extension NodeDetails {
  /// The most entries of a list in a text that pops up.
  private static let briefLength = 8
  /// The most stops of a way in such a text.
  private static let briefWay = 8

  /// What `show` tells, for a text that pops up in an editor: with the way from the nearest root in one
  /// line, with short lists, and without findings, which the editor shows where they stand.
  package static func brief(_ survey: Survey, of node: NodeID) -> String {
    var page = AnswerPage(survey, listing: briefLength)
    let details = NodeDetails(survey, of: node, diagnostics: [])
    let way = way(to: survey.holder(of: node), page)
    return details.headline(&page, besides: way.map { ["way", $0] }) + details.lists(&page)
  }

  /// The way on which something is built: `AppRoot → clock → TimerModule (later)`; nil for what is no
  /// part of an app, and where a way begins.
  private static func way(to node: NodeID, _ page: AnswerPage) -> String? {
    let needs = page.survey.needs
    guard let path = needs.pathFromStart(to: node) else {
      let isOfApp = [.module, .provider].contains(page.survey.graph[node].kind)
      return isOfApp && NeedGraph.isParticipant(page.survey.graph[node])
        ? "none that is known from a root" : nil
    }
    guard let first = path.first else { return nil }
    var stops = [page.shortTitle(first.source)]
    stops += path.map(needs.soonest).map { edge in
      page.shortTitle(edge.target) + (edge.timing.isDeferred ? " (later)" : "")
    }
    if stops.count > briefWay {
      stops.replaceSubrange(briefWay / 2..<stops.count - briefWay / 2 + 1, with: ["…"])
    }
    return stops.joined(separator: " → ")
  }

  /// What stands above a declaration: who provides a field, or how many need anything else, and whether
  /// it is built later; nil where there is nothing to say, above functions, and for a request, which names
  /// what it asks for.
  package static func lens(_ survey: Survey, of node: NodeID) -> String? {
    let details = NodeDetails(survey, of: node, diagnostics: [])
    switch survey.graph[node].kind {
    case .dependency:
      guard !survey.isRequest(node), let suppliers = details.fields.first?.suppliers,
        let first = suppliers.first
      else {
        return nil
      }
      let title = AnswerPage(survey, listing: 1).shortTitle(first.target)
      let isLater = suppliers.allSatisfy(\.timing.isDeferred)
      return "provided by \(title)" + (isLater ? ", built later" : "")
    case .module, .provider:
      // Who calls a function, the compiler's server finds; what needs an initializer needs its type.
      let declared = survey.graph[node]
      guard !declared.name.hasPrefix("init("),
        declared.traits.isDisjoint(with: [.isTest, .isFunction])
      else { return nil }
      let count = Set(details.users.map(\.source)).count
      guard count > 0 else { return "needed by nobody in sight" }
      let isLater = details.users.allSatisfy(\.timing.isDeferred)
      return "needed by \(count)" + (isLater ? ", built later" : "")
    case .root, .wiring, .consumer, .external: return nil
    }
  }
}
