import GraphModel
import PureLintOutput
import PureLintSource

/// The needs of a node, direct and indirect, in the order in which they are built.
package struct Dependencies: Answer {
  package static let question = "dependencies"

  let source: NodeID
  /// The needs that are built along with it, what is needed first in front; each thing once, with the
  /// edge by which it is found.
  let eager: [Edge]
  /// What is only built when a closure, factory or lazy member runs, nearest first.
  let later: [Edge]
  /// The places where the way to more is lost.
  let lost: [LostWay]

  /// - Complexity: O(*n* + *e* log *e*) in what it needs and the edges there.
  package init(_ survey: Survey, of source: NodeID) {
    let graph = survey.needs.holdingParts(of: source)
    let needs = graph.builds
    self.source = source
    var build = BuildOrder(needs, survey.graph)
    build.run(from: source)
    eager = build.order
    var known = build.known
    var later: [Edge] = []
    var level = [source] + eager.map(\.target)
    while !level.isEmpty {
      let edges = level.flatMap { needs.outgoing($0).sorted(by: needs.precedes) }
        .filter { known.insert($0.target).inserted }
      later += edges
      level = edges.map(\.target)
    }
    self.later = later
    lost = graph.lostWays(from: [source])
  }

  /// All that it needs, in the order in which it is built.
  var all: [NodeID] { (eager + later).map(\.target) }

  package func text(_ page: inout AnswerPage) -> String {
    let title = page.titleWithType(source)
    var page = page.shared(by: eager.isEmpty || later.isEmpty ? 1 : 2)
    if eager.isEmpty && later.isEmpty {
      return lost.isEmpty
        ? "\(title) needs nothing\n"
        : "\(title) is not known to need anything\n" + page.note(on: lost)
    }
    var text = "\(title) needs \(Summary.count(eager.count + later.count, "thing"))\n"
    if !eager.isEmpty {
      text += "\n\(page.heading("built with it, in this order:"))\n" + table(eager, &page)
    }
    if !later.isEmpty {
      text += "\n\(page.heading("built later, if at all:"))\n" + table(later, &page)
    }
    return text + page.note(on: lost)
  }

  private func table(_ edges: [Edge], _ page: inout AnswerPage) -> String {
    let rows = page.shown(edges).map { edge in
      let place = page.place(of: edge, orOf: edge.target)
      let reader = edge.source == source ? "" : "for \(page.title(edge.source))"
      return [page.titleWithType(edge.target), reader, place]
    }
    return page.table(rows) + page.rest(of: edges.count)
  }

  package func members(_ page: inout AnswerPage) -> [(String, JSONText)] {
    [
      ("source", page.json(source)),
      ("eager", .list(eager.map { page.json($0) })),
      ("later", .list(later.map { page.json($0) })),
    ] + (lost.isEmpty ? [] : [("lost", page.json(lost))])
  }
}

/// The order in which eager needs are built: in depth, each behind what it needs itself, and a function
/// behind the arguments that it is called with.
private struct BuildOrder {
  private let needs: Graph
  private let whole: Graph
  private(set) var known: Set<NodeID> = []
  private(set) var order: [Edge] = []

  init(_ needs: Graph, _ whole: Graph) {
    self.needs = needs
    self.whole = whole
  }

  mutating func run(from source: NodeID) {
    known.insert(source)
    var stack: [(edge: Edge?, rest: ArraySlice<Edge>)] = [(nil, steps(from: source))]
    while !stack.isEmpty {
      if let next = stack[stack.count - 1].rest.popFirst() {
        guard known.insert(next.target).inserted else { continue }
        stack.append((next, steps(from: next.target)))
      } else if let edge = stack.removeLast().edge {
        order.append(edge)
      }
    }
  }

  private func steps(from node: NodeID) -> ArraySlice<Edge> {
    let edges = needs.outgoing(node).filter { !$0.timing.isDeferred }.sorted(by: needs.precedes)
    var steps: [Edge] = []
    var calls: [(edge: Edge, end: Location)] = []
    for edge in edges {
      while let call = calls.last, let place = edge.location, call.end < place {
        steps.append(call.edge)
        calls.removeLast()
      }
      if let end = lastUse(for: edge) { calls.append((edge, end)) } else { steps.append(edge) }
    }
    return (steps + calls.reversed().map(\.edge))[...]
  }

  /// The place of the last value that a function is called with; nil if there is none.
  private func lastUse(for call: Edge) -> Location? {
    let function = whole[call.target]
    guard let start = call.location, let owner = function.owner,
      function.traits.contains(.isFunction)
    else { return nil }
    func first(of edges: some Sequence<Edge>) -> Location? {
      edges.compactMap(\.location).filter { $0.file == start.file && start < $0 }.min()
    }
    let next = first(of: needs.incoming(call.target))
    let parameters = whole.outgoing(owner, .declares).map(\.target).filter { id in
      whole[id].traits.contains(.isParameter) && whole[id].name.hasPrefix(function.name + ".")
    }
    let labels = parameters.compactMap { first(of: whole.incoming($0, .supplies)) }
    guard let last = labels.filter({ label in next.map { label < $0 } ?? true }).max() else {
      return nil
    }
    return needs.outgoing(call.source).compactMap(\.location).filter { last < $0 }.min() ?? last
  }
}
