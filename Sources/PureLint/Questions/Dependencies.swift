import GraphModel

/// What something costs to build: whatever it needs, in the order in which that is built.
struct Dependencies: Answer {
  static let question = "dependencies"

  let source: NodeID
  /// The needs that are built along with it, what is needed first in front; each thing once, with the
  /// edge by which it is found.
  let eager: [Edge]
  /// What is only built when a closure, factory or lazy member runs, nearest first.
  let later: [Edge]

  /// - Complexity: O(*n* + *e* log *e*) in what it needs and the edges there.
  init(_ survey: Survey, of source: NodeID) {
    let needs = survey.needs.builds
    self.source = source
    var build = BuildOrder(needs)
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
  }

  func text(_ page: inout AnswerPage) -> String {
    let title = page.titleWithType(source)
    var page = page.shared(by: eager.isEmpty || later.isEmpty ? 1 : 2)
    if eager.isEmpty && later.isEmpty { return "\(title) needs nothing\n" }
    var text = "\(title) needs \(Summary.count(eager.count + later.count, "thing"))\n"
    if !eager.isEmpty {
      text += "\nbuilt with it, in this order:\n" + table(eager, &page)
    }
    if !later.isEmpty {
      text += "\nbuilt later, if at all:\n" + table(later, &page)
    }
    return text
  }

  private func table(_ edges: [Edge], _ page: inout AnswerPage) -> String {
    let rows = page.shown(edges).map { edge in
      let place = edge.location.map { page.place($0) } ?? page.place(of: edge.target)
      let reader = edge.source == source ? "" : "for \(page.title(edge.source))"
      return [page.titleWithType(edge.target), reader, place]
    }
    return page.table(rows) + page.rest(of: edges.count)
  }

  func members(_ page: inout AnswerPage) -> [(String, JSONText)] {
    [
      ("source", page.json(source)),
      ("eager", .list(eager.map { page.json($0) })),
      ("later", .list(later.map { page.json($0) })),
    ]
  }
}

/// The order in which eager needs are built: in depth, each behind what it needs itself.
private struct BuildOrder {
  private let needs: Graph
  private(set) var known: Set<NodeID> = []
  private(set) var order: [Edge] = []

  init(_ needs: Graph) { self.needs = needs }

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
    needs.outgoing(node).filter { !NeedGraph.isLater($0) }.sorted(by: needs.precedes)[...]
  }
}
