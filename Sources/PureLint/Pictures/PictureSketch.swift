import GraphModel

/// The choice of what is drawn: nodes first, then the boxes that stand for them.
struct PictureSketch {
  /// The most boxes that a person can look at.
  static let mostBoxes = 200

  private let survey: Survey
  private var nodes: [NodeID]
  private var omission: String?

  /// - Throws: A name that fits nothing.
  init(_ survey: Survey, _ selection: PictureSelection) throws(UnknownName) {
    self.survey = survey
    nodes = survey.needs.participants
    let search = NameSearch(survey)
    let needs = survey.needs.needs
    if !selection.roots.isEmpty {
      let roots = try search.nodes(selection.roots)
      keep(needs.reachable(from: roots))
    }
    if let (first, second) = selection.between {
      let ends = try search.nodes([first, second])
      let leading = needs.leading(to: ends[1])
      let reached = needs.reachable(from: [ends[0]])
      nodes = nodes.filter { reached.contains($0) && leading.contains($0) }
    }
    if !selection.focus.isEmpty {
      keep(needs.neighbourhood(of: try search.nodes(selection.focus), depth: selection.depth))
    }
    if selection.hidesValues { leaveOutValues() }
  }

  /// The boxes of the chosen nodes, and what is between them.
  ///
  /// - Parameter collapsesMany: Whether boxes are put together where there are too many.
  func picture(_ selection: PictureSelection, collapsesMany: Bool) -> Picture {
    var sketch = self
    var groups = selection.collapse.isEmpty ? [:] : sketch.groups(selection.collapse)
    if collapsesMany, selection.collapse.isEmpty, !selection.showsAll,
      nodes.count > PictureSketch.mostBoxes
    {
      groups = sketch.reduce()
    }
    var drawing = PictureDrawing(survey, sketch.nodes, groups: groups)
    drawing.omission = sketch.omission
    return drawing.picture(findingsAlone: selection.showsFindingsAlone)
  }

  private mutating func keep(_ kept: NodeSet) { nodes = nodes.filter { kept.contains($0) } }

  /// Leaves out providers that need nothing, unless findings are about them.
  private mutating func leaveOutValues() {
    let reported = Set(survey.diagnostics.flatMap(\.finding.subject.names))
    let graph = survey.graph
    nodes.removeAll { id in
      graph[id].kind == .provider && survey.needs.needs.outgoing(id).isEmpty
        && !reported.contains(graph.qualifiedName(id))
    }
  }

  /// The names of the groups that patterns put nodes in: the outermost folder that one fits, else
  /// the target, else the pattern itself where it fits the node's name.
  private func groups(_ patterns: [NamePattern]) -> [NodeID: String] {
    let folders = Folders(survey)
    var groups: [NodeID: String] = [:]
    for id in nodes {
      for pattern in patterns where groups[id] == nil {
        let places = folders.folders(of: id) + [folders.target(of: id)].compactMap { $0 }
        groups[id] =
          places.first { pattern.matches($0) }
          ?? (pattern.matches(survey.graph[id].name) ? pattern.text : nil)
      }
    }
    return groups
  }

  /// Puts nodes together by folders, the outer ones only if the inner ones are too many; roots stay.
  private mutating func reduce() -> [NodeID: String] {
    let count = nodes.count
    leaveOutValues()
    guard nodes.count > PictureSketch.mostBoxes else {
      omission =
        "\(count - nodes.count) providers that need nothing are left out; '--all' draws them"
      return [:]
    }
    let folders = Folders(survey)
    let deepest = nodes.map { folders.folders(of: $0).count }.max() ?? 0
    var groups: [NodeID: String] = [:]
    for depth in (1...max(deepest, 1)).reversed() {
      groups = [:]
      for id in nodes where survey.graph[id].kind != .root {
        groups[id] = folders.folders(of: id).prefix(depth).last
      }
      let boxes = Set(groups.values).count + nodes.count - groups.count
      if boxes <= PictureSketch.mostBoxes { break }
    }
    omission =
      "\(count) boxes are drawn by folders; '--all' draws each, '--focus' and '--root' a part"
    return groups
  }
}

extension Graph {
  /// The nodes that at most some edges lead to or from, in either direction.
  ///
  /// - Complexity: O(*n* + *e*).
  func neighbourhood(of centres: [NodeID], depth: Int) -> NodeSet {
    var found = NodeSet(nodeCount: nodes.count)
    for centre in centres { found.insert(centre) }
    var level = centres
    for _ in 0..<depth where !level.isEmpty {
      var next: [NodeID] = []
      for id in level {
        for edge in outgoing(id) where found.insert(edge.target) { next.append(edge.target) }
        for edge in incoming(id) where found.insert(edge.source) { next.append(edge.source) }
      }
      level = next
    }
    return found
  }
}
