import GraphModel
import PureLintFindings
import PureLintSource

extension Difference {
  /// One kind of change, with a row for each.
  struct Section {
    /// The kind of change, in the words of a table's head.
    let title: String
    /// What stands in front of each line: `+`, `-` or `~`.
    let sign: String
    var rows: [Row]
    /// Whether the places are in the earlier state.
    var isEarlier = false
  }

  /// One change.
  struct Row {
    var cells: [String]
    let place: Location?
  }

  package func text(_ page: inout AnswerPage) -> String {
    let head = "from \(names.old.printable()) to \(names.new.printable())"
    guard !isEmpty else {
      return lost.isEmpty
        ? "\(head): no difference in the graph\n"
        : "\(head): no difference is known\n" + page.note(on: lost)
    }
    var earlier = AnswerPage(old, showsAll: page.limit == nil, page.medium)
    var text = "\(head): \(counts)\n"
    for section in sections(page) where !section.rows.isEmpty {
      text += "\n\(page.heading("\(section.title):"))\n"
      var rows: [[String]] = []
      for row in page.shown(section.rows) {
        let place = row.place.map { section.isEarlier ? earlier.place($0) : page.place($0) }
        rows.append(["\(section.sign) \(row.cells[0])"])
        rows[rows.count - 1] += row.cells.dropFirst() + [place ?? ""]
      }
      text += page.table(rows) + page.rest(of: section.rows.count)
    }
    return text + page.note(on: lost)
  }

  /// `2 added, 1 removed, …`; what others bring along does not count.
  var counts: String {
    func count(_ edges: [Edge], _ state: Snapshot) -> Int {
      NeedGroup.groups(of: edges, in: state.survey.needs.needs)
        .reduce(0) { $0 + $1.leading.count }
    }
    let parts: [(Int, String, String)] = [
      (added.count, "thing added", "things added"),
      (removed.count, "removed", "removed"),
      (moved.count, "built by other roots", "built by other roots"),
      (rebuilt.count, "builds other types", "build other types"),
      (relived.count, "kept otherwise", "kept otherwise"),
      (count(addedNeeds, after), "new need", "new needs"),
      (count(removedNeeds, before), "need gone", "needs gone"),
      (count(unknownNeeds, before), "need not known any more", "needs not known any more"),
      (count(foundNeeds, after), "need not known before", "needs not known before"),
      (retimedNeeds.count, "need at another time", "needs at another time"),
      (addedCycles.count, "new cycle", "new cycles"),
      (addedFindings.count, "new finding", "new findings"),
      (mendedFindings.count, "mended", "mended"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
      .joined(separator: ", ")
  }

  /// All changes, what matters most first; of one kind, those in changed files first.
  ///
  /// - Parameter page: A page on the later state.
  func sections(_ page: AnswerPage) -> [Section] {
    let earlier = AnswerPage(old, showsAll: page.limit == nil)
    func gone(_ title: String, _ rows: [Row], sign: String = "-") -> Section {
      Section(title: title, sign: sign, rows: sorted(rows, changedFiles.old), isEarlier: true)
    }
    func section(_ title: String, _ sign: String, _ rows: [Row]) -> Section {
      Section(title: title, sign: sign, rows: sorted(rows, changedFiles.new))
    }
    return [
      section("new findings", "+", findings(addedFindings, page)),
      section("new cycles", "+", addedCycles.map { cycle($0, page) }),
      section("new needs", "+", needs(addedNeeds, page)),
      gone("needs that are gone", needs(removedNeeds, earlier)),
      section("needs at another time", "~", retimings(page)),
      gone("needs that are not known any more", needs(unknownNeeds, earlier), sign: "?"),
      section("needs that were not known before", "?", needs(foundNeeds, page)),
      section("added", "+", things(added, page)),
      gone("removed", things(removed, earlier)),
      section("builds other types", "~", rebuildings(page)),
      section("kept otherwise", "~", relivings(page)),
      section("built by other roots", "~", moves(page)),
      gone("mended findings", findings(mendedFindings, earlier)),
    ]
  }

  /// Rows of which those in some files come first.
  private func sorted(_ rows: [Row], _ files: Set<FileID>) -> [Row] {
    func isIn(_ row: Row) -> Bool { row.place.map { files.contains($0.file) } ?? false }
    return rows.filter(isIn) + rows.filter { !isIn($0) }
  }

  private func things(_ nodes: [NodeID], _ page: AnswerPage) -> [Row] {
    nodes.map { id in
      let node = page.survey.graph[id]
      let cells = [page.titleWithType(id), node.kind.word(node.traits)]
      return Row(cells: cells, place: node.location)
    }
  }

  /// What is needed by one thing at one place stands in one row.
  private func needs(_ edges: [Edge], _ page: AnswerPage) -> [Row] {
    let rows = NeedGroup.groups(of: edges, in: page.survey.needs.needs).map { group in
      let way = "\(page.shortTitle(group.source)) needs \(page.targets(of: group))"
      return row(group.needs[0], [way, group.isLater ? "later" : ""], page)
    }
    guard rows.allSatisfy({ $0.cells[1].isEmpty }) else { return rows }
    return rows.map { Row(cells: [$0.cells[0]], place: $0.place) }
  }

  private func retimings(_ page: AnswerPage) -> [Row] {
    retimedNeeds.map { edge in
      let way = "\(page.shortTitle(edge.source)) needs \(page.shortTitle(edge.target))"
      let change = edge.timing.isDeferred ? "at once → later" : "later → at once"
      return row(edge, [way, change], page)
    }
  }

  private func row(_ need: Edge, _ cells: [String], _ page: AnswerPage) -> Row {
    Row(cells: cells, place: need.location ?? page.survey.graph[need.source].location)
  }

  private func moves(_ page: AnswerPage) -> [Row] {
    func list(_ roots: [String]) -> String {
      roots.isEmpty ? "no root" : Advice.list(roots.map { $0.printable() })
    }
    return moved.map { move in
      let cells = [page.title(move.node), "\(list(move.from)) → \(list(move.to))"]
      return Row(cells: cells, place: page.survey.graph[move.node].location)
    }
  }

  private func rebuildings(_ page: AnswerPage) -> [Row] {
    func list(_ types: [String]) -> String {
      types.isEmpty ? "nothing" : Advice.list(types.map { $0.printable() })
    }
    return rebuilt.map { change in
      let (come, gone) = (
        change.to.filter { !change.from.contains($0) },
        change.from.filter { !change.to.contains($0) }
      )
      let words =
        gone.isEmpty && !change.from.isEmpty
        ? "\(list(come)), too"
        : come.isEmpty && !change.to.isEmpty
          ? "no more \(list(gone))" : "\(list(gone)) → \(list(come))"
      let cells = [page.shortTitle(change.node), words]
      return Row(cells: cells, place: page.survey.graph[change.node].location)
    }
  }

  private func relivings(_ page: AnswerPage) -> [Row] {
    relived.map { change in
      let cells = [page.shortTitle(change.node), "\(change.from.word) → \(change.to.word)"]
      return Row(cells: cells, place: page.survey.graph[change.node].location)
    }
  }

  /// Things that need each other; of a cycle that was there before, those that it has now besides.
  private func cycle(_ nodes: [NodeID], _ page: AnswerPage) -> Row {
    let known = nodes.filter { before.cycle(of: after.key($0)) != nil }
    let told =
      known.isEmpty || known.count == nodes.count ? nodes : nodes.filter { !known.contains($0) }
    var text = told.prefix(Difference.mostInCycle).map { page.shortTitle($0) }.joined(
      separator: ", "
    )
    if told.count > Difference.mostInCycle {
      text += " and \(told.count - Difference.mostInCycle) more"
    }
    if told.count < nodes.count {
      text += ", in a cycle of \(known.count) before: \(page.shortTitle(known[0])) and others"
    }
    let place = told.first.flatMap { page.survey.graph[$0].location }
    return Row(cells: [text], place: place)
  }

  /// The most names of things that need each other.
  private static let mostInCycle = 12

  private func findings(_ diagnostics: [Diagnostic], _ page: AnswerPage) -> [Row] {
    diagnostics.map { Row(cells: [page.sentence($0)], place: $0.finding.location) }
  }

  // MARK: Documents

  package func members(_ page: inout AnswerPage) -> [(String, JSONText)] {
    var earlier = AnswerPage(old, showsAll: true)
    let moves = moved.map { move in
      JSONText.object([
        "node": page.json(move.node),
        "from": .list(move.from.map { .text($0) }),
        "to": .list(move.to.map { .text($0) }),
      ])
    }
    let rebuilt = rebuilt.map { change in
      JSONText.object([
        "node": page.json(change.node),
        "from": .list(change.from.map { .text($0) }),
        "to": .list(change.to.map { .text($0) }),
      ])
    }
    let relived = relived.map { change in
      JSONText.object([
        "node": page.json(change.node),
        "from": .text(change.from.rawValue),
        "to": .text(change.to.rawValue),
      ])
    }
    return [
      ("old", .text(names.old)), ("new", .text(names.new)),
      ("added", .list(added.map { page.json($0) })),
      ("removed", .list(removed.map { earlier.json($0) })),
      ("moved", .list(moves)),
      ("rebuilt", .list(rebuilt)),
      ("relived", .list(relived)),
      ("addedNeeds", .list(addedNeeds.map { page.json($0) })),
      ("removedNeeds", .list(removedNeeds.map { earlier.json($0) })),
      ("unknownNeeds", .list(unknownNeeds.map { earlier.json($0) })),
      ("foundNeeds", .list(foundNeeds.map { page.json($0) })),
      ("retimedNeeds", .list(retimedNeeds.map { page.json($0) })),
      ("addedCycles", .list(addedCycles.map { .list($0.map { page.json($0) }) })),
      ("addedFindings", .list(addedFindings.map { page.json($0) })),
      ("mendedFindings", .list(mendedFindings.map { earlier.json($0) })),
    ] + (lost.isEmpty ? [] : [("lost", page.json(lost))])
  }
}
