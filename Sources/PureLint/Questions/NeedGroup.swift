import GraphModel
import PureLintFindings
import PureLintSource

/// Needs that one thing has at one place and at one time, told together.
///
/// A parameter may get its value from many, each of which needs others: what one of them brings along
/// need not be told.
struct NeedGroup {
  let source: NodeID
  let place: Location?
  let isLater: Bool
  private(set) var needs: [Edge] = []
  /// Those whose targets no other target of the group needs, roots and modules first; of targets that
  /// need each other, one.
  private(set) var leading: [Edge] = []

  /// The number of needs that others bring along.
  var countBehind: Int { needs.count - leading.count }

  private struct Key: Hashable {
    let source: NodeID
    let place: Location?
    let isLater: Bool
  }

  /// The groups of some needs, in the order of their first ones.
  ///
  /// - Parameter graph: All needs of the state.
  static func groups(of edges: [Edge], in graph: Graph) -> [NeedGroup] {
    var positions: [Key: Int] = [:]
    var groups: [NeedGroup] = []
    for edge in edges {
      let isLater = edge.timing.isDeferred
      let key = Key(source: edge.source, place: edge.location, isLater: isLater)
      if positions[key] == nil {
        positions[key] = groups.count
        groups.append(NeedGroup(source: edge.source, place: edge.location, isLater: isLater))
      }
      positions[key].map { groups[$0].needs.append(edge) }
    }
    for index in groups.indices { groups[index].findLeading(graph) }
    return groups
  }

  private init(source: NodeID, place: Location?, isLater: Bool) {
    self.source = source
    self.place = place
    self.isLater = isLater
  }

  /// Looks from each target for others. A target that is looked at later is not reached from those
  /// before it, so the way back tells which targets stand behind another one.
  private mutating func findLeading(_ graph: Graph) {
    guard needs.count > 1 else {
      leading = needs
      return
    }
    func isWhole(_ need: Edge) -> Bool {
      graph[need.target].kind == .root || graph[need.target].kind == .module
    }
    var search = TargetSearch(Set(needs.map(\.target)), graph)
    let starts = (needs.filter(isWhole) + needs.filter { !isWhole($0) })
      .filter { search.visit($0.target) }
    var wayBack = TargetSearch(search.targets, graph)
    leading = starts.reversed().filter { wayBack.visit($0.target) }.reversed()
  }
}

/// A search along needs that stays among some nodes.
private struct TargetSearch {
  let targets: Set<NodeID>
  private let graph: Graph
  private var known: Set<NodeID> = []

  init(_ targets: Set<NodeID>, _ graph: Graph) {
    self.targets = targets
    self.graph = graph
  }

  /// Visits a node and all that it leads to.
  /// - Returns: Whether it was not visited before.
  /// - Complexity: O(*n*) for *n* needs of what is visited.
  mutating func visit(_ start: NodeID) -> Bool {
    guard known.insert(start).inserted else { return false }
    var waiting = [start]
    while let node = waiting.popLast() {
      for edge in graph.outgoing(node) where targets.contains(edge.target) {
        if known.insert(edge.target).inserted { waiting.append(edge.target) }
      }
    }
    return true
  }
}

extension AnswerPage {
  /// The most names of what something needs at one place.
  private static let mostNames = 3

  /// `store, clock and 2 more`, or `session, and 19 behind it, as 'current'`, which is the name that
  /// stands at the place; on a page that shows all, each.
  func targets(of group: NeedGroup) -> String {
    let needs = limit == nil ? group.needs : group.leading
    var known: Set<String> = []
    let all = needs.map { shortTitle($0.target) }.filter { known.insert($0).inserted }
    let names = Array(all.prefix(limit == nil ? all.count : AnswerPage.mostNames))
    let rest = all.count - names.count
    let list = rest > 0 ? "\(names.joined(separator: ", ")) and \(rest) more" : Advice.list(names)
    guard needs.count < group.needs.count else { return list }
    let behind = "\(list), and \(group.countBehind) behind \(needs.count > 1 ? "them" : "it")"
    guard let place = group.place, place.length > 0 else { return behind }
    let name = survey.files[place.file.position].text(place.offset..<place.offset + place.length)
    return "\(behind), as '\(name.printable())'"
  }
}
