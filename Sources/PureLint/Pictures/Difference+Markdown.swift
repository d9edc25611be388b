import GraphModel

extension Difference {
  /// The difference for a comment on a pull request: a table, and a picture of what changed.
  func markdown(_ page: inout AnswerPage) -> String {
    let head = "### Graph: `\(names.old.markdown)` → `\(names.new.markdown)`\n\n"
    guard !isEmpty else { return head + "No difference.\n" }
    var text = head + counts.markdown + "\n\n| | | |\n| --- | --- | --- |\n"
    var left = Difference.mostRows
    for section in sections(&page) where !section.rows.isEmpty && left > 0 {
      for row in section.rows.prefix(left) {
        let cells = row.map(\.markdown) + Array(repeating: "", count: max(2 - row.count, 0))
        text +=
          "| \(section.title.markdown) | \(cells[0]) | "
          + "\(cells.dropFirst().filter { !$0.isEmpty }.joined(separator: ", ")) |\n"
      }
      left -= section.rows.count
    }
    if left < 0 { text += "\nand more; `purelint diff` lists everything\n" }
    let picture = picture()
    guard picture.boxes.count > 1 else { return text }
    return text + "\n```mermaid\n\(picture.mermaid(title: "what changed"))```\n"
  }

  /// The rows that a comment has room for.
  private static let mostRows = 25
  /// The boxes that a comment has room for.
  private static let mostBoxes = 30

  /// What changed, with its neighbours.
  func picture() -> Picture {
    var canvas = DifferenceCanvas(self)
    canvas.draw(limit: Difference.mostBoxes)
    return canvas.picture
  }
}

/// The boxes of both states, put together.
private struct DifferenceCanvas {
  private let difference: Difference
  private let old: AnswerPage
  private let new: AnswerPage
  private(set) var picture = Picture()
  private var boxes: [String: Int] = [:]
  private var limit = 0

  init(_ difference: Difference) {
    self.difference = difference
    old = AnswerPage(difference.old, .pipe, showsAll: true)
    new = AnswerPage(difference.new, .pipe, showsAll: true)
  }

  mutating func draw(limit: Int) {
    self.limit = limit
    for node in difference.added { _ = box(node, new, .came) }
    for node in difference.removed { _ = box(node, old, .went) }
    for edge in difference.addedNeeds { add(edge, new, .came) }
    for edge in difference.removedNeeds { add(edge, old, .went) }
    for edge in difference.retimedNeeds { add(edge, new, .came) }
    let changed: [([NodeID], AnswerPage, Picture.Change)] = [
      (difference.added, new, .came), (difference.removed, old, .went),
    ]
    for (nodes, page, change) in changed {
      let needs = page.survey.needs.needs
      for node in nodes {
        for edge in needs.incoming(node) + needs.outgoing(node) { add(edge, page, change) }
      }
    }
    if picture.boxes.count >= limit { picture.omission = "not everything that changed is drawn" }
  }

  private mutating func add(_ edge: Edge, _ page: AnswerPage, _ change: Picture.Change) {
    guard let source = box(edge.source, page, nil), let target = box(edge.target, page, nil),
      !picture.arrows.contains(where: { $0.source == source && $0.target == target })
    else { return }
    picture.arrows.append(
      .init(
        source: source,
        target: target,
        needs: [edge],
        isLater: NeedGraph.isLater(edge),
        change: change
      )
    )
  }

  /// The position of a node's box; nil if there is no room for it.
  private mutating func box(_ id: NodeID, _ page: AnswerPage, _ change: Picture.Change?) -> Int? {
    let node = page.survey.graph[id]
    let key = "\(node.kind.rawValue) \(page.survey.graph.qualifiedName(id))"
    if let known = boxes[key] { return known }
    guard picture.boxes.count < limit else { return nil }
    boxes[key] = picture.boxes.count
    picture.boxes.append(
      .init(name: page.label(id), kind: .init(node.kind), nodes: [id], change: change)
    )
    return boxes[key]
  }
}
