import GraphModel
import PureLintFindings

/// The making of boxes and arrows out of chosen nodes.
struct PictureBuilder {
  private let survey: Survey
  private var picture = Picture()
  /// In an overview, what groups need of each other; each group is a box then, even of one node.
  private let overview: [GroupNeed]?
  /// For each node that is drawn, the position of its box.
  private var boxOfNode: [NodeID: Int] = [:]

  /// - Parameters:
  ///   - groups: The names of the groups that nodes are drawn as.
  ///   - overview: What groups need of each other, if only that is drawn.
  init(
    _ survey: Survey,
    _ nodes: [NodeID],
    groups: [NodeID: String],
    overview: [GroupNeed]? = nil
  ) {
    self.survey = survey
    self.overview = overview
    picture.countsNeeds = overview != nil
    addBoxes(nodes, groups)
    if let overview {
      addArrows(overview)
    } else {
      addArrows()
      addParts()
      addClusters()
    }
    addFindings()
  }

  /// What is not drawn as it is.
  var omission: String? {
    get { picture.omission }
    set { picture.omission = newValue }
  }

  func picture(findingsAlone: Bool) -> Picture {
    guard findingsAlone else { return picture }
    return picture.keeping(Set(picture.findings.flatMap { $0.boxes + $0.path }))
  }

  private mutating func addBoxes(_ nodes: [NodeID], _ groups: [NodeID: String]) {
    let sizes = groups.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var boxOfGroup: [String: Int] = [:]
    let page = AnswerPage(survey, showsAll: true)
    for id in nodes {
      // One alone is more telling by its own name.
      guard let group = groups[id], overview != nil || sizes[group] ?? 0 > 1 else {
        boxOfNode[id] = picture.boxes.count
        let kind = Picture.Kind(survey.graph[id].kind)
        picture.boxes.append(
          .init(name: page.label(id), type: page.yieldedType(id), kind: kind, nodes: [id])
        )
        continue
      }
      if let box = boxOfGroup[group] {
        picture.boxes[box].nodes.append(id)
        boxOfNode[id] = box
      } else {
        boxOfGroup[group] = picture.boxes.count
        boxOfNode[id] = picture.boxes.count
        picture.boxes.append(.init(name: group, kind: .group, nodes: [id]))
      }
    }
  }

  private mutating func addArrows() {
    let needs = survey.needs.needs
    for (source, box) in picture.boxes.enumerated() {
      var edges: [Int: [Edge]] = [:]
      for edge in box.nodes.lazy.flatMap({ needs.outgoing($0) }) {
        guard let target = boxOfNode[edge.target], target != source else { continue }
        edges[target, default: []].append(edge)
      }
      for (target, edges) in edges.sorted(by: { $0.key < $1.key }) {
        picture.arrows.append(
          Picture.Arrow(
            source: source,
            target: target,
            needs: edges.sorted(by: needs.precedes),
            isLater: edges.allSatisfy(\.timing.isDeferred)
          )
        )
      }
    }
  }

  /// Adds the boxes that only declarations lead to or come from, and an arrow for each two groups.
  private mutating func addArrows(_ needs: [GroupNeed]) {
    var boxes: [String: Int] = [:]
    for (index, box) in picture.boxes.enumerated() { boxes[box.name] = index }
    var arrows: [Pair: Int] = [:]
    for need in needs {
      for name in [need.source, need.target] where boxes[name] == nil {
        boxes[name] = picture.boxes.count
        picture.boxes.append(.init(name: name, kind: .group, nodes: []))
      }
      guard let source = boxes[need.source], let target = boxes[need.target] else { continue }
      let pair = Pair(source: source, target: target)
      if arrows[pair] == nil {
        arrows[pair] = picture.arrows.count
        picture.arrows.append(.init(source: source, target: target, needs: [], isLater: false))
      }
      arrows[pair].map { picture.arrows[$0].declared.append(need.need) }
    }
    picture.arrows.sort { ($0.source, $0.target) < ($1.source, $1.target) }
  }

  /// Two boxes, by their positions.
  private struct Pair: Hashable {
    let source: Int
    let target: Int
  }

  /// Adds arrows to their parts from roots that need nothing.
  private mutating func addParts() {
    let leading = Set(picture.arrows.map(\.source))
    for (index, box) in picture.boxes.enumerated() {
      guard box.kind != .group, let owner = survey.graph[box.nodes[0]].owner,
        let root = boxOfNode[owner], picture.boxes[root].kind == .root, !leading.contains(root)
      else { continue }
      picture.arrows.append(.init(source: root, target: index, needs: [], isLater: false))
    }
  }

  /// Puts boxes into targets if there are several, else into folders.
  private mutating func addClusters() {
    let folders = Folders(survey)
    let names = picture.boxes.map { $0.nodes.first.flatMap(folders.target) }
    let areTargets = Set(names.compactMap { $0 }).count > 1
    var positions: [String: Int] = [:]
    for (index, box) in picture.boxes.enumerated() {
      let place =
        areTargets ? names[index] : box.nodes.first.flatMap { folders.folders(of: $0).last }
      guard let place, box.kind != .group || place != box.name else { continue }
      let position = positions[place] ?? picture.clusters.count
      if positions[place] == nil {
        positions[place] = position
        picture.clusters.append(place)
      }
      picture.boxes[index].cluster = position
    }
  }

  private mutating func addFindings() {
    let names = NodesByName(survey)
    var arrows: [Int: [Int: Int]] = [:]
    for (index, arrow) in picture.arrows.enumerated() {
      arrows[arrow.source, default: [:]][arrow.target] = index
    }
    for diagnostic in survey.diagnostics {
      let finding = diagnostic.finding
      var known: Set<Int> = []
      let boxes = positions(
        finding.subject.names.flatMap { names.nodes($0, near: finding.location) }
      )
      .filter { known.insert($0).inserted }
      guard !boxes.isEmpty else { continue }
      let stops = finding.path?.stops ?? []
      let path = positions(
        stops.flatMap { names.nodes($0.name, near: $0.location ?? finding.location) }
      )
      picture.findings.append(.init(diagnostic: diagnostic, boxes: boxes, path: path))
      for box in boxes {
        picture.boxes[box].severity = worse(picture.boxes[box].severity, diagnostic.severity)
      }
      let end = finding.path?.isCycle == true ? path.prefix(1) : []
      for (source, target) in zip(path, path.dropFirst() + end) {
        guard let arrow = arrows[source]?[target] else { continue }
        picture.arrows[arrow].severity = worse(picture.arrows[arrow].severity, diagnostic.severity)
      }
    }
  }

  /// The boxes of nodes, in order, and of neighbors in one box that box once; fields and constructions
  /// count as what they are part of.
  private func positions(_ nodes: [NodeID]) -> [Int] {
    var found: [Int] = []
    for node in nodes {
      guard let box = boxOfNode[survey.holder(of: node)], box != found.last else { continue }
      found.append(box)
    }
    return found
  }

  private func worse(_ first: Severity?, _ second: Severity) -> Severity {
    first == .error ? .error : second
  }
}

/// The nodes of a graph by the names that findings call them.
private struct NodesByName {
  private let survey: Survey
  private var nodes: [String: [NodeID]] = [:]

  init(_ survey: Survey) {
    self.survey = survey
    let graph = survey.graph
    for id in graph.nodeIDs {
      nodes[graph.qualifiedName(id), default: []].append(id)
      if graph.qualifiedName(id) != graph[id].name {
        nodes[graph[id].name, default: []].append(id)
      }
    }
  }

  /// The node of a name: of several, the one that is declared at a place, or the first in a program
  /// that has the file.
  func nodes(_ name: String, near location: Location?) -> [NodeID] {
    let found = (nodes[name] ?? []).filter { id in
      location.map { survey.programs.program(of: id, has: $0.file) } ?? true
    }
    let declared = found.first { survey.graph[$0].location == location && location != nil }
    return [declared ?? found.first].compactMap { $0 }
  }
}

extension Picture.Kind {
  /// The part of a box that stands for a node of a kind.
  init(_ kind: Node.Kind) {
    self =
      switch kind {
      case .root: .root
      case .module: .module
      case .external: .external
      case .consumer: .consumer
      case .provider, .dependency, .wiring: .provider
      }
  }
}

extension Picture {
  /// The picture with some of its boxes alone.
  func keeping(_ kept: Set<Int>) -> Picture {
    var positions: [Int: Int] = [:]
    var smaller = self
    smaller.boxes = []
    for index in boxes.indices where kept.contains(index) {
      positions[index] = smaller.boxes.count
      smaller.boxes.append(boxes[index])
    }
    smaller.arrows = arrows.compactMap { arrow in
      guard let source = positions[arrow.source], let target = positions[arrow.target] else {
        return nil
      }
      var arrow = arrow
      (arrow.source, arrow.target) = (source, target)
      return arrow
    }
    smaller.findings = findings.map { mark in
      var mark = mark
      mark.boxes = mark.boxes.compactMap { positions[$0] }
      mark.path = mark.path.compactMap { positions[$0] }
      return mark
    }
    return smaller
  }
}
