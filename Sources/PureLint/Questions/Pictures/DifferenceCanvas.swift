import GraphModel
import PureLintFindings

/// The boxes and arrows of two states, put together: what changed, and what is beside it.
struct DifferenceCanvas {
  /// The boxes that a screen has room for.
  static let mostBoxes = 20
  /// The arrows that are drawn besides those that changed.
  private static let mostArrows = 40
  /// The folders that are named with the changes that are not drawn, and how deep they are.
  private static let (mostFolders, folderDepth) = (4, 2)
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
  /// Where the changes are that are not drawn, in words; nil if all are.
  private(set) var omission: String?
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
    let changes = wanted
    chooseNeighbors()
    for key in wanted.prefix(DifferenceCanvas.mostBoxes) { addBox(key) }
    describe(changes.dropFirst(DifferenceCanvas.mostBoxes))
    addArrows()
  }

  /// Says where what changed stands that is not drawn: `12 other things with changes are not drawn: 8 in
  /// UI/Bag, 3 in Core and 1 elsewhere`.
  private mutating func describe(_ rest: ArraySlice<Snapshot.NodeKey>) {
    guard !rest.isEmpty else { return }
    let folders = (old: Folders(old.snapshot.survey), new: Folders(new.snapshot.survey))
    var counts: [String: Int] = [:]
    for key in rest {
      let around =
        new.snapshot.node(key).map { folders.new.folders(of: $0) }
        ?? old.snapshot.node(key).map { folders.old.folders(of: $0) } ?? []
      counts[around.prefix(DifferenceCanvas.folderDepth).last ?? "", default: 0] += 1
    }
    let named = counts.filter { !$0.key.isEmpty }
    let most = named.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
      .prefix(DifferenceCanvas.mostFolders)
    var parts = most.map { "\($0.value) in \($0.key)" }
    let others = rest.count - most.reduce(0) { $0 + $1.value }
    if others > 0, !parts.isEmpty { parts.append("\(others) elsewhere") }
    let things = rest.count > 1 ? "other things with changes are" : "other thing with changes is"
    let places = parts.isEmpty ? "" : ": \(Advice.list(parts))"
    omission = "\(rest.count) \(things) not drawn\(places)"
  }

  private func isIn(_ need: Edge, _ files: Set<FileID>) -> Bool {
    need.location.map { files.contains($0.file) } ?? false
  }

  /// Takes both ends of needs, except needs that others bring along. Sources with the most needs
  /// come first, so that one change is seen as a whole.
  private mutating func want(_ needs: [Edge], _ state: State) {
    let leading = NeedGroup.groups(of: needs, in: state.needs).flatMap(\.leading)
    let counts = Dictionary(leading.map { ($0.source, 1) }, uniquingKeysWith: +)
    let sorted = leading.enumerated().sorted { first, second in
      (-(counts[first.element.source] ?? 0), first.offset)
        < (-(counts[second.element.source] ?? 0), second.offset)
    }
    for need in sorted.map(\.element) {
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
