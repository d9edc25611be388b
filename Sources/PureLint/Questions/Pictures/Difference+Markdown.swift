import GraphModel
import PureLintOutput
import PureLintSource

extension Difference {
  /// The difference for a comment on a pull request: a table, and a picture of what changed.
  package func markdown(_ page: inout AnswerPage) -> String {
    let states = [names.old, names.new].map { $0.printable().markdown }
    let head = "### Graph: \(states[0]) → \(states[1])\n\n"
    guard !isEmpty else {
      guard !lost.isEmpty else { return head + "No difference.\n" }
      return head + "No difference is known: the way is lost at \(page.text(of: lost).markdown).\n"
    }
    var text = head + counts.markdown + "\n\n| | | |\n| --- | --- | --- |\n"
    let rows = sections(&page).flatMap { section in section.rows.map { [section.title] + $0 } }
    for row in rows.prefix(Difference.mostRows) {
      let cells = row.map(\.markdown)
      let rest = cells.dropFirst(2).filter { !$0.isEmpty }.joined(separator: ", ")
      text += "| \(cells[0]) | \(cells[1]) | \(rest) |\n"
    }
    if rows.count > Difference.mostRows {
      text += "\nand \(rows.count - Difference.mostRows) more; `purelint diff` lists everything\n"
    }
    let picture = picture()
    guard picture.boxes.count > 1 else { return text }
    return text + "\n```mermaid\n\(picture.mermaid(title: "what changed"))```\n"
  }

  /// The rows that a comment has room for.
  private static let mostRows = 25
  /// The boxes that a comment has room for.
  private static let mostBoxes = 30

  /// What changed, with its neighbors.
  func picture() -> Picture {
    var canvas = DifferenceCanvas(limit: Difference.mostBoxes)
    canvas.draw(self)
    return canvas.picture
  }
}

/// The boxes of both states, put together.
private struct DifferenceCanvas {
  /// One of the two states, with what became of nodes and needs that only it has.
  private struct State {
    let snapshot: Snapshot
    let page: AnswerPage
    let change: Picture.Change

    init(_ snapshot: Snapshot, _ change: Picture.Change) {
      self.snapshot = snapshot
      self.change = change
      page = AnswerPage(snapshot.survey, showsAll: true)
    }
  }

  /// The most boxes.
  private let limit: Int
  private(set) var picture = Picture()
  private var boxes: [Snapshot.NodeKey: Int] = [:]
  private var arrows: Set<[Int]> = []

  init(limit: Int) { self.limit = limit }

  mutating func draw(_ difference: Difference) {
    let old = State(difference.before, .removed)
    let new = State(difference.after, .added)
    for node in difference.added { _ = box(node, new, new.change) }
    for node in difference.removed { _ = box(node, old, old.change) }
    for edge in difference.addedNeeds { add(edge, new) }
    for edge in difference.removedNeeds { add(edge, old) }
    for edge in difference.retimedNeeds { add(edge, new) }
    for (nodes, state) in [(difference.added, new), (difference.removed, old)] {
      let needs = state.snapshot.survey.needs.needs
      for node in nodes {
        for edge in needs.incoming(node) + needs.outgoing(node) { add(edge, state) }
      }
    }
  }

  private mutating func add(_ edge: Edge, _ state: State) {
    guard let source = box(edge.source, state, nil), let target = box(edge.target, state, nil),
      arrows.insert([source, target]).inserted
    else { return }
    picture.arrows.append(
      .init(
        source: source,
        target: target,
        needs: [edge],
        isLater: edge.timing.isDeferred,
        change: state.change
      )
    )
  }

  /// The position of a node's box; nil if there is no room for it.
  private mutating func box(_ id: NodeID, _ state: State, _ change: Picture.Change?) -> Int? {
    let key = state.snapshot.key(id)
    if let known = boxes[key] { return known }
    guard picture.boxes.count < limit else {
      picture.omission = "not everything that changed is drawn"
      return nil
    }
    boxes[key] = picture.boxes.count
    picture.boxes.append(
      .init(
        name: state.page.label(id),
        kind: .init(state.snapshot.survey.graph[id].kind),
        nodes: [id],
        change: change
      )
    )
    return boxes[key]
  }
}
