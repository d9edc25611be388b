import GraphModel
import PureLintFindings
import PureLintSource

/// The details of one node: its place, its fields and their suppliers, its other needs, its users and
/// readers, and the findings about it.
package struct NodeDetails: Answer {
  package static let question = "show"

  let node: NodeID
  /// The fields that it declares, with who supplies each; of a field, itself.
  package let fields: [Field]
  /// The other things that it needs, each with the edge that says so.
  let needs: [Edge]
  /// Who needs it.
  package let users: [Edge]
  /// The findings about it and its fields.
  let diagnostics: [Diagnostic]

  /// A field with those who supply and read it.
  package struct Field: Sendable {
    package let node: NodeID
    /// The last in the source first: of `shared.clock`, that is the clock.
    package let suppliers: [Edge]
    package let readers: [Edge]
  }

  package init(_ survey: Survey, of node: NodeID) {
    self.init(survey, of: node, diagnostics: survey.diagnostics(about: node))
  }

  /// - Parameter diagnostics: The findings about it and its fields.
  init(_ survey: Survey, of node: NodeID, diagnostics: [Diagnostic]) {
    self.node = node
    let isField = survey.graph[node].kind == .dependency
    let holder = survey.holder(of: node)
    let outgoing = survey.needs.needs.outgoing(holder)
    let own = isField ? [node] : survey.fields(of: node)
    let suppliers = Dictionary(grouping: outgoing, by: \.receiver)
    fields = own.map { field in
      Field(
        node: field,
        suppliers: (suppliers[field] ?? []).sorted { survey.graph.precedes($1, $0) },
        readers: survey.graph.incoming(field, .reads).map { $0 }
      )
    }
    let covered = Set(own)
    needs = isField ? [] : outgoing.filter { $0.receiver.map { !covered.contains($0) } ?? true }
    // That it is a part of a root which nobody asks for, the facts say.
    users = isField ? [] : survey.needs.needs.incoming(node).filter { $0.kind != .declares }
    self.diagnostics = diagnostics
  }

  package func text(_ page: inout AnswerPage) -> String {
    headline(&page) + lists(&page)
  }

  /// What it needs, who needs it, and what is wrong with it.
  func lists(_ page: inout AnswerPage) -> String {
    var text = ""
    if !fields.isEmpty, page.survey.graph[node].kind != .dependency {
      text += "\n\(page.heading("needs, in fields of its own:"))\n" + table(of: fields, &page)
    } else if let field = fields.first {
      text += "\n\(page.heading("supplied by:"))\n" + sources(of: field, &page)
      text += "\n\(page.heading("read by:"))\n" + list(field.readers, by: \.source, &page)
    }
    if !needs.isEmpty { text += "\n\(page.heading("needs:"))\n" + table(of: needs, &page) }
    if page.survey.graph[node].kind != .dependency {
      text += "\n\(page.heading("needed by:"))\n" + list(users, by: \.source, &page)
    }
    if !diagnostics.isEmpty { text += "\n\(page.heading("findings:"))\n" + findings(&page) }
    return text
  }

  /// The name, what is known of the node, and where it is declared.
  func headline(_ page: inout AnswerPage, besides row: [String]? = nil) -> String {
    var rows = facts(page) + [row].compactMap { $0 }
    let place = page.place(of: node)
    if !place.isEmpty { rows.append(["declared", place]) }
    return title(page).printable() + "\n" + page.table(rows)
  }

  /// The name with those of what it is a part of; of a request, what is asked for, and by whom.
  private func title(_ page: AnswerPage) -> String {
    let graph = page.survey.graph
    guard page.survey.isRequest(node), let type = graph[node].typeName else {
      return graph.qualifiedName(node)
    }
    return "\(type), asked for by \(graph.qualifiedName(page.survey.holder(of: node)))"
  }

  /// The kind, and type, lifetime and holder where there are any, each with its name.
  func facts(_ page: AnswerPage) -> [[String]] {
    let isRequest = page.survey.isRequest(node)
    let node = page.survey.graph[node]
    var rows = [["kind", isRequest ? "request" : node.kind.word(node.traits)]]
    if let type = node.typeName, type != node.name { rows.append(["type", type.printable()]) }
    let built = node.builtTypes.filter { $0 != node.typeName }
    if !built.isEmpty {
      rows.append(["builds", built.map { $0.printable() }.joined(separator: ", ")])
    }
    if let lifetime = node.lifetime {
      let source = node.isLifetimeExplicit ? "" : ", by default"
      rows.append(["lifetime", lifetime.word + source])
    }
    if let owner = node.owner, !node.traits.contains(.isUnplaced) {
      rows.append(["part of", page.title(owner)])
    }
    return rows
  }

  private func table(of fields: [Field], _ page: inout AnswerPage) -> String {
    let graph = page.survey.graph
    let rows = page.shown(fields).map { field in
      let node = graph[field.node]
      let type = node.typeName.map { ": \($0)" } ?? ""
      let supplier = field.suppliers.first.map { edge in
        let others = field.suppliers.count - 1
        return "from \(page.title(edge.target))" + (others > 0 ? " and \(others) more" : "")
      }
      let readers = field.readers.isEmpty ? ", never read" : ""
      let values = graph.incoming(field.node, .supplies)
      let source = supplier ?? (values.isEmpty ? node.sourceWithoutSupplier : "from a value there")
      let place = (field.suppliers.first ?? values.first)?.location.map { page.place($0) }
      return [
        (node.shortName + type).printable(), source + readers, place ?? page.place(of: field.node),
      ]
    }
    return page.table(rows) + page.rest(of: fields.count)
  }

  /// What it needs, a row for each place where that shows.
  private func table(of needs: [Edge], _ page: inout AnswerPage) -> String {
    var known: Set<NodeID> = []
    let distinct = needs.filter { known.insert($0.target).inserted }
    let graph = page.survey.needs.needs
    let (placed, others) = (
      distinct.filter { $0.location != nil }, distinct.filter { $0.location == nil }
    )
    let groups =
      NeedGroup.groups(of: placed, in: graph)
      + others.flatMap { NeedGroup.groups(of: [$0], in: graph) }
    let rows = page.shown(groups).map { group in
      let first = group.needs[0]
      let isOne = group.needs.count == 1
      let name = isOne ? page.titleWithType(first.target) : page.targets(of: group)
      return [name, page.placeAndTime(of: first, orOf: first.target)]
    }
    return page.table(rows) + page.rest(of: groups.count)
  }

  /// Who supplies a field; else the places where it is given something that nobody is known to supply.
  private func sources(of field: Field, _ page: inout AnswerPage) -> String {
    let graph = page.survey.graph
    guard field.suppliers.isEmpty else { return list(field.suppliers, by: \.target, &page) }
    let values = graph.incoming(field.node, .supplies).compactMap(\.location)
    if values.isEmpty {
      let hasDefault = graph[field.node].traits.contains(.hasDefault)
      return hasDefault ? "  its default value\n" : "  nobody in sight\n"
    }
    let rows = page.shown(values).map { ["a value", page.place($0)] }
    return page.table(rows) + page.rest(of: values.count)
  }

  private func list(
    _ edges: [Edge],
    by end: (Edge) -> NodeID,
    _ page: inout AnswerPage
  ) -> String {
    guard !edges.isEmpty else { return "  nobody in sight\n" }
    var known: Set<NodeID> = []
    let distinct = edges.filter { known.insert(end($0)).inserted }
    let rows = page.shown(distinct).map { edge in
      // Where a request stands, the headline says.
      let isHere = edge.location != nil && edge.location == page.survey.graph[node].location
      let place = isHere ? page.place(of: end(edge)) : page.placeAndTime(of: edge, orOf: end(edge))
      return [page.titleWithType(end(edge)), place]
    }
    return page.table(rows) + page.rest(of: distinct.count)
  }

  private func findings(_ page: inout AnswerPage) -> String {
    diagnostics.map { diagnostic in
      "  \(page.place(diagnostic.finding.location)): \(page.sentence(diagnostic))\n"
    }.joined()
  }

  package func members(_ page: inout AnswerPage) -> [(String, JSONText)] {
    let node = page.survey.graph[node]
    let fields = fields.map { field in
      JSONText.object([
        "field": page.json(field.node),
        "suppliers": .list(field.suppliers.map { page.json($0) }),
        "readers": .list(field.readers.map { page.json($0) }),
      ])
    }
    return [
      ("node", page.json(self.node)),
      ("lifetime", node.lifetime.map { .text($0.rawValue) }),
      ("owner", node.owner.map { page.json($0) }),
      ("fields", .list(fields)),
      ("needs", .list(needs.map { page.json($0) })),
      ("users", .list(users.map { page.json($0) })),
      ("findings", .list(diagnostics.map { page.json($0) })),
    ].compactMap { name, value in value.map { (name, $0) } }
  }
}

extension Node {
  /// What a field has where nobody supplies it.
  fileprivate var sourceWithoutSupplier: String {
    traits.contains(.hasDefault) ? "its default value" : "supplier not known"
  }
}

extension Node.Kind {
  /// The kind as people call it.
  func word(_ traits: Node.Traits) -> String {
    switch self {
    case .dependency: traits.contains(.isParameter) ? "parameter" : "field"
    case .provider: traits.contains(.isBuiltByRoot) ? "registration" : "provider"
    case .consumer: "code outside of roots"
    case .external: "type from elsewhere"
    case .root, .module, .wiring: rawValue
    }
  }
}

extension Node.Lifetime {
  /// What the lifetime means.
  var word: String {
    switch self {
    case .transient: "made anew each time"
    case .perGraph: "shared within one graph"
    case .weak: "shared while somebody holds it"
    case .singleton: "made once and kept"
    }
  }
}
