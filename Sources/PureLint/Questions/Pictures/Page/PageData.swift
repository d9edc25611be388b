import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintSource

/// The data of a picture for the page's script: boxes and arrows with their places in the drawing,
/// and of each box what `show` says.
struct PageData {
  private let picture: Picture
  private let survey: Survey
  private let links: Page.Links
  private let answers: AnswerPage
  private var places: Places
  /// For each node that is drawn, the position of its box.
  private var boxes: [NodeID: Int] = [:]
  /// The files that places are in, by their positions in the page.
  private var filePositions: [FileID: Int] = [:]
  private var files: [FileID] = []

  init(_ picture: Picture, _ survey: Survey, _ links: Page.Links) {
    self.picture = picture
    self.survey = survey
    self.links = links
    answers = AnswerPage(survey, showsAll: true)
    places = Places(files: survey.files, paths: survey.paths)
    for (position, box) in picture.boxes.enumerated() {
      for node in box.nodes { boxes[node] = position }
    }
  }

  mutating func graph(title: String) -> JSONText {
    let diagram = picture.diagram(survey)
    let drawing = diagram.drawing()
    let boxes = picture.boxes.indices.map { position in
      let (corner, box) = (drawing.boxes[position], diagram.boxes[position])
      let frame = [corner.x, corner.y, box.width, box.height]
      return json(position, frame: frame, isStart: box.isRoot)
    }
    let ways = SharedWays(drawing.arrows, targets: picture.arrows.map(\.target))
    let arrows = picture.arrows.indices.map { json(picture.arrows[$0], ways, $0) }
    let findings = picture.findings.map { json($0) }
    return .object([
      "title": .text(title.printable()),
      "omission": picture.omission.map { .text($0) },
      "width": .number(drawing.width),
      "height": .number(drawing.height),
      "folder": links.toEditors ? .text(folder) : nil,
      "files": .list(files.map(json)),
      "clusters": .list(picture.clusters.map { .text($0.printable()) }),
      "boxes": .list(boxes),
      "arrows": .list(arrows),
      "findings": .list(findings),
    ])
  }

  /// The folder that relative paths start from; empty for that of everything.
  private var folder: String {
    survey.paths.currentFolder == "/" ? "" : survey.paths.currentFolder
  }

  private func json(_ file: FileID) -> JSONText {
    let path = survey.files[file.position].path
    let address = links.source?.address(of: survey.paths.inRepository(path))
    let (plain, absolute) = (survey.paths.plain(path), survey.paths.absolute(path))
    let isTold = [plain, "\(folder)/\(plain)"].contains(absolute) && plain.printable() == plain
    let isNeeded = links.toEditors && !isTold
    var texts = [plain.printable(), isNeeded ? absolute : "", address ?? ""]
    while texts.last == "" { texts.removeLast() }
    return .list(texts.map { .text($0) })
  }

  private mutating func place(_ location: Location) -> JSONText {
    if filePositions[location.file] == nil {
      filePositions[location.file] = files.count
      files.append(location.file)
    }
    let start = places.region(of: location, in: .utf16).start
    return .list(
      [filePositions[location.file] ?? 0, start.line, start.column].map { .number($0) }
    )
  }
}

// MARK: Arrows and boxes

extension PageData {
  private mutating func json(_ arrow: Picture.Arrow, _ ways: SharedWays, _ index: Int) -> JSONText {
    let tail = ways.tails[index].map { JSONText.list([.number($0.arrow), .number($0.count)]) }
    return .object([
      "source": .number(arrow.source),
      "target": .number(arrow.target),
      "isLater": arrow.isLater || arrow.isPart ? .flag(true) : nil,
      "isPart": arrow.isPart ? .flag(true) : nil,
      "severity": arrow.severity.map { .text($0.rawValue) },
      "place": (arrow.needs.lazy.compactMap(\.location).first ?? arrow.declared.first?.location)
        .map { place($0) },
      "reasons": reasons(of: arrow),
      "way": .list(ways.own[index].flatMap { [.number($0.x), .number($0.y)] }),
      "tail": tail,
    ])
  }

  /// The needs that an arrow stands for, if these are more than one place tells: a field that one is
  /// for, several, or those of what is drawn as one box.
  private mutating func reasons(of arrow: Picture.Arrow) -> JSONText? {
    let isGrouped = [arrow.source, arrow.target].contains { picture.boxes[$0].kind == .group }
    let isPlain = arrow.needs.count == 1 && arrow.needs[0].receiver == nil
    if arrow.isPart || isPlain && !isGrouped { return nil }
    var reasons = arrow.declared.prefix(PageData.mostReasons).map { need in
      JSONText.object(["text": .text(need.text), "place": place(need.location)])
    }
    for need in arrow.needs.prefix(PageData.mostReasons) {
      let way = "\(answers.title(need.source)) needs \(answers.title(need.target))"
      reasons.append(
        .object([
          "text": isGrouped ? .text(way) : nil,
          "field": need.receiver.map { .text(survey.graph[$0].shortName.printable()) },
          "isLater": need.timing.isDeferred && !arrow.isLater ? .flag(true) : nil,
          "place": need.location.map { place($0) },
        ])
      )
    }
    let rest = arrow.needs.count + arrow.declared.count - reasons.count
    if rest > 0 { reasons.append(.object(["text": .text("and \(rest) more")])) }
    return .list(reasons)
  }

  /// The most needs that the page tells of one arrow.
  private static let mostReasons = 12

  private mutating func json(_ position: Int, frame: [Int], isStart: Bool) -> JSONText {
    let box = picture.boxes[position]
    let details = box.kind == .group ? groupDetails(box) : details(of: box.nodes[0])
    return .object(
      [
        ("name", .text(box.name.printable())),
        ("lines", picture.ownLines(of: box).map { .list($0.map { .text($0) }) }),
        ("kind", .text(box.kind.rawValue)),
        ("frame", .list(frame.map { .number($0) })),
        ("isStart", isStart ? .flag(true) : nil),
        ("cluster", box.cluster.map { .number($0) }),
        ("severity", box.severity.map { .text($0.rawValue) }),
      ].compactMap { name, value in value.map { (name, $0) } } + details
    )
  }

  /// The answer of `show` about a node, without the facts that arrows show.
  private mutating func details(of node: NodeID) -> [(String, JSONText)] {
    let sheet = NodeDetails(survey, of: node, diagnostics: [])
    let facts = sheet.facts(answers).map { row in JSONText.list(row.map { .text($0) }) }
    let place = survey.graph[node].location.map { self.place($0) }
    let lists = [
      ("fields", sheet.fields.map { json($0) }),
      ("needs", stops(sheet.needs.filter { boxes[$0.target] == nil }, at: \.target)),
      ("users", stops(sheet.users.filter { boxes[$0.source] == nil }, at: \.source)),
    ]
    return [("facts", .list(facts))] + (place.map { [("place", $0)] } ?? [])
      + lists.filter { !$0.1.isEmpty }.map { ($0, .list($1)) }
  }

  /// What is in a group.
  private func groupDetails(_ box: Picture.Box) -> [(String, JSONText)] {
    [
      ("facts", .list([["kind", .text("\(box.nodes.count) in one box")]])),
      ("members", .list(box.nodes.map { .text(answers.title($0)) })),
    ]
  }

  private mutating func json(_ field: NodeDetails.Field) -> JSONText {
    let node = survey.graph[field.node]
    return .object([
      "name": .text(node.shortName.printable()),
      "type": node.typeName.map { .text($0.printable()) },
      "place": node.location.map { place($0) },
      "from": .list(stops(field.suppliers, at: \.target)),
      "isRead": field.readers.isEmpty ? nil : .flag(true),
      "hasDefault": node.traits.contains(.hasDefault) ? .flag(true) : nil,
    ])
  }

  /// The ends of edges, each once, with the place where the need shows.
  private mutating func stops(_ edges: [Edge], at end: (Edge) -> NodeID) -> [JSONText] {
    var known: Set<NodeID> = []
    return edges.filter { known.insert(end($0)).inserted }.map { edge in
      let (node, box) = (end(edge), boxes[end(edge)])
      let isGrouped = box.map { picture.boxes[$0].kind == .group } ?? true
      return .object([
        "box": box.map { .number($0) },
        "name": isGrouped ? .text(answers.titleWithType(node)) : nil,
        "isLater": edge.timing.isDeferred ? .flag(true) : nil,
        "place": (edge.location ?? survey.graph[node].location).map { place($0) },
      ])
    }
  }
}

// MARK: Findings

extension PageData {
  private mutating func json(_ mark: Picture.Mark) -> JSONText {
    let finding = mark.diagnostic.finding
    let notes = finding.notes.map { note in
      JSONText.object([
        "message": .text(note.message.printable()), "place": place(note.location),
      ])
    }
    return .object([
      "rule": .text(finding.ruleID),
      "severity": .text(mark.diagnostic.severity.rawValue),
      "message": .text(finding.message.printable()),
      "place": place(finding.location),
      "boxes": .list(mark.boxes.map { .number($0) }),
      "path": .list(mark.path.map { .number($0) }),
      "isKnown": mark.diagnostic.isInBaseline ? .flag(true) : nil,
      "isCycle": finding.path?.isCycle == true ? .flag(true) : nil,
      "notes": .list(notes),
    ])
  }
}
