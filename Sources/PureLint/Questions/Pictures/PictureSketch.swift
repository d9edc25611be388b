import GraphModel
import PureLintFindings
import PureLintSource

/// The choice of the things that are drawn: nodes first, then their boxes.
package struct PictureSketch {
  /// The most boxes that a person can look at.
  static let mostBoxes = 200
  /// The most arrows that GitHub draws: Mermaid's `maxEdges`,
  /// https://mermaid.js.org/config/schema-docs/config.html
  static let mostArrows = 500

  private let survey: Survey
  private var nodes: [NodeID]
  private var omission: String?
  /// A line for each name that fits several things.
  package private(set) var remarks = ""

  /// - Throws: A name that fits nothing.
  package init(_ survey: Survey, _ selection: PictureSelection) throws(UnknownName) {
    self.survey = survey
    nodes = survey.needs.participants
    var search = SubjectSearch(survey)
    let needs = survey.needs.needs
    var notes = ""
    if !selection.roots.isEmpty {
      let roots = try search.holders(selection.roots)
      keep(needs.reachable(from: roots))
      notes += roots.map { survey.remark(onRoot: $0) }.joined()
    }
    if let affected = selection.affected {
      let kept = Set(affected)
      nodes = nodes.filter(kept.contains)
    }
    if let (first, second) = selection.between {
      let (sources, targets) = (try search.holders([first]), try search.supplied(second))
      let ways = ShortWays(needs, from: sources, to: targets)
      let most = selection.showsAll ? Int.max : ShortWays.mostNodes
      let drawn = ways.nodes(atMost: most)
      nodes = nodes.filter(drawn.nodes.contains)
      if nodes.isEmpty {
        notes += "no way leads from '\(first.printable())' to '\(second.printable())'\n"
      } else if drawn.nodes.count < ways.count {
        omission =
          "\(drawn.nodes.count) of \(ways.count) boxes on the ways are drawn, those "
          + "\(drawn.isCut ? "of one" : "of ways of \(drawn.steps) steps at most"); "
          + "'--all' draws each"
        notes += omission.map { "\($0)\n" } ?? ""
      }
    }
    if !selection.focus.isEmpty {
      keep(needs.neighborhood(of: try search.holders(selection.focus), radius: selection.depth))
    }
    for pattern in selection.collapse where groups([pattern]).isEmpty {
      notes += "nothing that is drawn fits '\(pattern.text.printable())'\(offers(for: pattern))\n"
    }
    remarks = search.remarks + notes
    if selection.hidesValues { leaveOutValues() }
  }

  /// The boxes of the chosen nodes, and what is between them.
  ///
  /// - Parameter collapsesMany: Whether boxes are put together where there are too many.
  package func picture(_ selection: PictureSelection, collapsesMany: Bool) -> Picture {
    if let grouping = selection.grouping {
      let groups = FileGroups(grouping, nodes, depth: selection.folderDepth, survey)
      let isPart = nodes.count < survey.needs.participants.count
      return PictureBuilder(
        survey,
        nodes,
        groups: groups.names(of: nodes),
        overview: groups.needs(of: isPart ? nodes : nil)
      )
      .picture(findingsAlone: selection.showsFindingsAlone)
    }
    var sketch = self
    var groups = selection.collapse.isEmpty ? [:] : sketch.groups(selection.collapse)
    if collapsesMany, selection.collapse.isEmpty, !selection.showsAll, !sketch.isReadable([:]) {
      groups = sketch.reduce()
    }
    var drawing = PictureBuilder(survey, sketch.nodes, groups: groups)
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
        groups[id] =
          folders.paths(of: id).first { pattern.matches($0.folder) || pattern.matches($0.path) }?
          .folder ?? folders.target(of: id).flatMap { pattern.matches($0) ? $0 : nil }
          ?? (pattern.matches(survey.graph[id].name) ? pattern.text : nil)
      }
    }
    return groups
  }

  /// The most folders and targets that are offered where a pattern fits none.
  private static let mostOffers = 4

  /// What would fit, for a pattern that fits nothing: a name that is spelled nearly so, else the outer
  /// folders and the targets.
  private func offers(for pattern: NamePattern) -> String {
    let folders = Folders(survey)
    let places = nodes.map { folders.folders(of: $0) }
    let targets = nodes.compactMap { folders.target(of: $0) }
    let known = Set(places.joined()).union(targets).sorted()
    let word = pattern.text.split(separator: "*").joined()
    if let near = Spelling.closest(to: word, among: known) {
      return "; did you mean '\(near.printable())'?"
    }
    let outer = Set(places.compactMap(\.first)).union(targets).sorted()
    guard !outer.isEmpty else { return "" }
    let shown = outer.prefix(Self.mostOffers).map { "'\($0.printable())'" }
    let rest = outer.count - shown.count
    let all = shown + (rest > 0 ? ["\(rest) more"] : [])
    return "; there \(outer.count > 1 ? "are" : "is") \(Advice.list(all))"
  }

  /// Whether a project says of any file which target it is compiled into.
  package var knowsTargets: Bool { !survey.targets.isEmpty }

  /// Puts nodes together by folders, the outer ones only if the inner ones are too many; roots stay.
  private mutating func reduce() -> [NodeID: String] {
    let count = nodes.count
    leaveOutValues()
    var parts: [String] = []
    if nodes.count < count {
      parts.append("\(count - nodes.count) providers that need nothing are left out")
    }
    let groups = isReadable([:]) ? [:] : groupsByFolder()
    if !groups.isEmpty { parts.append("\(nodes.count) boxes are drawn by folders") }
    if !parts.isEmpty {
      omission =
        parts.joined(separator: ", and ")
        + "; '--all' draws each, '--focus' and '--root' a part"
    }
    return groups
  }

  /// The groups of the innermost folders that are few enough to look at, else of the outermost.
  private func groupsByFolder() -> [NodeID: String] {
    let folders = Folders(survey)
    let deepest = nodes.map { folders.folders(of: $0).count }.max() ?? 0
    var groups: [NodeID: String] = [:]
    for depth in (1...max(deepest, 1)).reversed() {
      groups = [:]
      for id in nodes where survey.graph[id].kind != .root {
        groups[id] = folders.folders(of: id).prefix(depth).last
      }
      if isReadable(groups) { break }
    }
    return groups
  }

  /// Whether a picture with some groups has few enough boxes and arrows.
  private func isReadable(_ groups: [NodeID: String]) -> Bool {
    guard Set(groups.values).count + nodes.count - groups.count <= PictureSketch.mostBoxes else {
      return false
    }
    struct Arrow: Hashable {
      let source: String
      let target: String
    }
    let drawn = Set(nodes)
    func box(_ id: NodeID) -> String { groups[id] ?? "\(id.index)" }
    let arrows = Set(
      nodes.flatMap { source in
        survey.needs.needs.outgoing(source).filter { drawn.contains($0.target) }
          .map { Arrow(source: box(source), target: box($0.target)) }
      }
    )
    return arrows.count <= PictureSketch.mostArrows
  }
}
