import GraphModel
import PureLintFindings
import PureLintSource

extension Difference {
  /// One kind of change, with a line for each.
  struct Section {
    let title: String
    /// What stands in front of each line: `+`, `-` or `~`.
    let sign: String
    /// The cells of each line.
    var rows: [[String]]
  }

  package func text(_ page: inout AnswerPage) -> String {
    let head = "from \(names.old.printable()) to \(names.new.printable())"
    guard !isEmpty else {
      return lost.isEmpty
        ? "\(head): no difference in the graph\n"
        : "\(head): no difference is known\n" + page.note(on: lost)
    }
    var text = "\(head): \(counts)\n"
    for section in sections(&page) where !section.rows.isEmpty {
      text += "\n\(section.title):\n"
      text += page.table(
        page.shown(section.rows).map { ["\(section.sign) \($0[0])"] + $0.dropFirst() }
      )
      text += page.rest(of: section.rows.count)
    }
    return text + page.note(on: lost)
  }

  /// `2 added, 1 removed, …`.
  var counts: String {
    let parts = [
      (added.count, "thing added", "things added"),
      (removed.count, "removed", "removed"),
      (moved.count, "moved to another root", "moved to other roots"),
      (rebuilt.count, "builds other types", "build other types"),
      (addedNeeds.count, "new need", "new needs"),
      (removedNeeds.count, "need gone", "needs gone"),
      (retimedNeeds.count, "need at another time", "needs at another time"),
      (addedCycles.count, "new cycle", "new cycles"),
      (addedFindings.count, "new finding", "new findings"),
      (mendedFindings.count, "mended", "mended"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
      .joined(separator: ", ")
  }

  /// All changes, what matters most first.
  ///
  /// - Parameter page: A page on the later state.
  func sections(_ page: inout AnswerPage) -> [Section] {
    var earlier = AnswerPage(old, showsAll: page.limit == nil)
    return [
      Section(title: "new findings", sign: "+", rows: findings(addedFindings, &page)),
      Section(title: "mended findings", sign: "-", rows: findings(mendedFindings, &earlier)),
      Section(title: "new cycles", sign: "+", rows: addedCycles.map { [cycle($0, page)] }),
      Section(title: "added", sign: "+", rows: things(added, &page)),
      Section(title: "removed", sign: "-", rows: things(removed, &earlier)),
      Section(title: "built by other roots", sign: "~", rows: moves(&page)),
      Section(title: "builds other types", sign: "~", rows: rebuildings(&page)),
      Section(title: "new needs", sign: "+", rows: needs(addedNeeds, &page)),
      Section(title: "needs that are gone", sign: "-", rows: needs(removedNeeds, &earlier)),
      Section(title: "needs at another time", sign: "~", rows: needs(retimedNeeds, &page)),
    ]
  }

  private func things(_ nodes: [NodeID], _ page: inout AnswerPage) -> [[String]] {
    nodes.map { id in
      let node = page.survey.graph[id]
      return [page.titleWithType(id), node.kind.word(node.traits), page.place(of: id)]
    }
  }

  private func needs(_ edges: [Edge], _ page: inout AnswerPage) -> [[String]] {
    edges.map { edge in
      let way = "\(page.title(edge.source)) needs \(page.title(edge.target))"
      return [way, page.placeAndTime(of: edge, orOf: edge.source)]
    }
  }

  private func moves(_ page: inout AnswerPage) -> [[String]] {
    func list(_ roots: [String]) -> String {
      roots.isEmpty ? "no root" : Advice.list(roots.map { $0.printable() })
    }
    return moved.map { move in
      [
        page.title(move.node), "\(list(move.from)) → \(list(move.to))", page.place(of: move.node),
      ]
    }
  }

  private func rebuildings(_ page: inout AnswerPage) -> [[String]] {
    func list(_ types: [String]) -> String {
      types.isEmpty ? "nothing" : Advice.list(types.map { $0.printable() })
    }
    return rebuilt.map { change in
      let types = "\(list(change.from)) → \(list(change.to))"
      return [page.title(change.node), types, page.place(of: change.node)]
    }
  }

  private func cycle(_ nodes: [NodeID], _ page: AnswerPage) -> String {
    nodes.map { page.title($0) }.joined(separator: ", ")
  }

  private func findings(_ diagnostics: [Diagnostic], _ page: inout AnswerPage) -> [[String]] {
    diagnostics.map { [page.sentence($0), page.place($0.finding.location)] }
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
    return [
      ("old", .text(names.old)), ("new", .text(names.new)),
      ("added", .list(added.map { page.json($0) })),
      ("removed", .list(removed.map { earlier.json($0) })),
      ("moved", .list(moves)),
      ("rebuilt", .list(rebuilt)),
      ("addedNeeds", .list(addedNeeds.map { page.json($0) })),
      ("removedNeeds", .list(removedNeeds.map { earlier.json($0) })),
      ("retimedNeeds", .list(retimedNeeds.map { page.json($0) })),
      ("addedCycles", .list(addedCycles.map { .list($0.map { page.json($0) }) })),
      ("addedFindings", .list(addedFindings.map { page.json($0) })),
      ("mendedFindings", .list(mendedFindings.map { earlier.json($0) })),
    ] + (lost.isEmpty ? [] : [("lost", page.json(lost))])
  }
}
