import GraphModel

/// The boxes and arrows of two states, put together: what changed, and what is beside it.
struct DifferenceCanvas {
  /// The boxes that a screen has room for.
  static let mostBoxes = 20
  /// The arrows that are drawn besides those that changed.
  private static let mostArrows = 40
  /// The letters of a name that a box has room for.
  private static let mostLetters = 60

  /// One of the two states.
  private struct State {
    let snapshot: Snapshot
    let page: AnswerPage

    init(_ snapshot: Snapshot) {
      self.snapshot = snapshot
      page = AnswerPage(snapshot.survey, showsAll: true)
    }

    var needs: Graph { snapshot.survey.needs.needs }
  }

  private let difference: Difference
  private let old: State
  private let new: State
  private(set) var picture = Picture()
  /// What belongs in the picture, what changed first.
  private var wanted: [Snapshot.NodeKey] = []
  private var known: Set<Snapshot.NodeKey> = []
  private var boxes: [Snapshot.NodeKey: Int] = [:]

  init(_ difference: Difference) {
    self.difference = difference
    old = State(difference.before)
    new = State(difference.after)
  }

  mutating func draw() {
    chooseChanges()
    chooseNeighbors()
    for key in wanted.prefix(DifferenceCanvas.mostBoxes) { addBox(key) }
    let rest = wanted.count - picture.boxes.count
    if rest > 0 {
      picture.omission = "\(rest) \(rest > 1 ? "boxes are" : "box is") left out"
    }
    addArrows()
  }

  private func isIn(_ need: Edge, _ files: Set<FileID>) -> Bool {
    need.location.map { files.contains($0.file) } ?? false
  }

  /// Takes both ends of needs, but for what others bring along.
  private mutating func want(_ needs: [Edge], _ state: State) {
    for need in NeedGroup.groups(of: needs, in: state.needs).flatMap(\.leading) {
      want(state.snapshot.key(need.source))
      want(state.snapshot.key(need.target))
    }
  }

  private mutating func want(_ key: Snapshot.NodeKey) {
    if known.insert(key).inserted { wanted.append(key) }
  }

  /// Takes what changed, by changes in changed files first.
  private mutating func chooseChanges() {
    let later = difference.addedNeeds + difference.retimedNeeds
    let (oldFiles, newFiles) = (difference.changedFiles.old, difference.changedFiles.new)
    for isNear in [true, false] {
      want(later.filter { isIn($0, newFiles) == isNear }, new)
      want(difference.removedNeeds.filter { isIn($0, oldFiles) == isNear }, old)
    }
    for node in difference.added + difference.rebuilt.map(\.node) {
      want(new.snapshot.key(node))
    }
    for node in difference.removed { want(old.snapshot.key(node)) }
  }

  private mutating func chooseNeighbors() {
    for key in wanted {
      guard let state = [new, old].first(where: { $0.snapshot.node(key) != nil }),
        let node = state.snapshot.node(key)
      else { continue }
      for edge in state.needs.incoming(node) { want(state.snapshot.key(edge.source)) }
      for edge in state.needs.outgoing(node) { want(state.snapshot.key(edge.target)) }
    }
  }

  private mutating func addBox(_ key: Snapshot.NodeKey) {
    let (before, after) = (old.snapshot.node(key), new.snapshot.node(key))
    let state = after == nil ? old : new
    guard let node = after ?? before else { return }
    boxes[key] = picture.boxes.count
    let name = state.page.shortTitle(node)
    picture.boxes.append(
      .init(
        name: name.count > DifferenceCanvas.mostLetters
          ? name.prefix(DifferenceCanvas.mostLetters - 1) + "…" : name,
        kind: .init(state.snapshot.survey.graph[node].kind),
        nodes: [node],
        change: after == nil ? .removed : before == nil ? .added : nil
      )
    )
  }

  /// Adds the needs of both states between what is drawn; what did not change only where it leaves
  /// the rest to be seen.
  private mutating func addArrows() {
    let added = keys(difference.addedNeeds, new)
    let removed = keys(difference.removedNeeds, old)
    let retimed = keys(difference.retimedNeeds, new)
    for (key, edge) in new.snapshot.needs {
      let isNew = added.contains(key) || isNew(key.source) || isNew(key.target)
      add(key, edge, retimed.contains(key) ? .retimed : isNew ? .added : nil)
    }
    if picture.arrows.count > DifferenceCanvas.mostArrows {
      picture.arrows.removeAll { $0.change == nil }
    }
    for (key, edge) in old.snapshot.needs where new.snapshot.need(key) == nil {
      let isGone = new.snapshot.node(key.source) == nil || new.snapshot.node(key.target) == nil
      if removed.contains(key) || isGone { add(key, edge, .removed) }
    }
  }

  private func isNew(_ key: Snapshot.NodeKey) -> Bool { old.snapshot.node(key) == nil }

  private func keys(_ edges: [Edge], _ state: State) -> Set<Snapshot.NeedKey> {
    Set(
      edges.map { edge in
        Snapshot.NeedKey(
          source: state.snapshot.key(edge.source),
          target: state.snapshot.key(edge.target)
        )
      }
    )
  }

  private mutating func add(_ key: Snapshot.NeedKey, _ edge: Edge, _ change: Picture.Change?) {
    guard let source = boxes[key.source], let target = boxes[key.target] else { return }
    picture.arrows.append(
      .init(
        source: source,
        target: target,
        needs: [edge],
        isLater: edge.timing.isDeferred,
        change: change
      )
    )
  }
}
