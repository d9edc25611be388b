import GraphModel
import PureLintFindings
import PureLintSource

/// The nodes on the ways from some nodes to others, those of the shortest ways first.
struct ShortWays {
  /// The nodes of a picture that shows ways.
  static let mostNodes = 40

  /// For each number of steps, the nodes whose shortest way from end to end has as many, by that number.
  private let nodesBySteps: [(steps: Int, nodes: [NodeID])]
  /// The nodes of one of the shortest ways.
  private let shortest: [NodeID]

  /// Nodes on ways.
  struct Drawn {
    let nodes: Set<NodeID>
    /// The most steps of the ways.
    let steps: Int
    /// Whether not even all of the shortest ways are among them.
    let isCut: Bool
  }

  /// - Complexity: O(*n* log *n* + *e*).
  init(_ needs: Graph, from sources: [NodeID], to targets: [NodeID]) {
    let (before, after) = (
      needs.distances(from: sources), needs.distances(to: targets)
    )
    var found: [Int: [NodeID]] = [:]
    for id in needs.nodeIDs {
      guard let first = before[id.position], let last = after[id.position] else { continue }
      found[first + last, default: []].append(id)
    }
    nodesBySteps = found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let ends = found[found.keys.min() ?? 0]?.filter { after[$0.position] == 0 } ?? []
    let way = ends.first.flatMap { needs.shortestPath(from: sources, to: $0) } ?? []
    shortest = ends.prefix(1) + way.map(\.source)
  }

  /// The number of nodes on all ways.
  var count: Int { nodesBySteps.reduce(0) { $0 + $1.nodes.count } }

  /// Those of the ways with fewest steps, as long as they are few enough: each of them is on such a way as a
  /// whole. Never fewer than those of one way.
  func nodes(atMost most: Int) -> Drawn {
    var nodes: Set<NodeID> = []
    var steps = nodesBySteps.first?.steps ?? 0
    for level in nodesBySteps {
      guard nodes.count + level.nodes.count <= most else { break }
      nodes.formUnion(level.nodes)
      steps = level.steps
    }
    guard nodes.isEmpty else { return Drawn(nodes: nodes, steps: steps, isCut: false) }
    return Drawn(nodes: Set(shortest), steps: steps, isCut: !shortest.isEmpty)
  }
}

extension Survey {
  /// The line on something that is drawn as a root and is none; nothing on a root.
  func remark(onRoot id: NodeID) -> String {
    let isRoot = graph[id].kind == .root
    let owners = needs.roots(around: id).map { graph[$0].name }
    if isRoot, owners.isEmpty { return "" }
    let name = "'\(graph[id].name.printable())'"
    if let outer = owners.last {
      let start = needs.pathFromStart(to: id)?.first.map { graph[$0.source].name } ?? outer
      let part = "\(name) is a part of '\((owners.first ?? outer).printable())'"
      return start == owners.first
        ? "\(part)\n" : "\(part), and '\(start.printable())' is where building it starts\n"
    }
    let start = needs.pathFromStart(to: id)?.first?.source
    guard let start, graph[start].kind == .root else {
      let roots = startingRoots.prefix(3).map { "'\(graph[$0].name.printable())'" }
      let verb = roots.count > 1 ? "are" : "is"
      let offer = roots.isEmpty ? "" : "; there \(verb) \(Advice.list(roots))"
      return "\(name) is no root, and no root leads to it\(offer)\n"
    }
    return "\(name) is no root; the root '\(graph[start].name.printable())' leads to it\n"
  }
}
