import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintSource

/// A column of the tables of modules and roots; the raw value is its name on the command line.
package enum InventoryColumn: String, CaseIterable, Sendable {
  case name
  /// How many others need it directly.
  case fanIn = "fan-in"
  /// How many others it needs directly.
  case fanOut = "fan-out"
  /// How many steps it is away from the nearest root.
  case depth
  /// Fan-out through fan-in and fan-out together: 0 for what others rest on, 1 for what rests on
  /// others. The measure is Robert C. Martin's, "OO Design Quality Metrics", 1994.
  case instability
  /// How many others nothing leads to any more if it goes.
  case dominates
}

/// A table of modules or roots.
package struct Inventory: Answer {
  package static let question = "inventory"

  /// The line of one node.
  struct Row: Sendable {
    let node: NodeID
    let fanIn: Int
    let fanOut: Int
    /// Nil if no root leads to it.
    let depth: Int?
    let dominates: Int

    /// Nil if nothing needs it and it needs nothing.
    var instability: Double? {
      fanIn + fanOut == 0 ? nil : Double(fanOut) / Double(fanIn + fanOut)
    }
  }

  /// What the rows are: `module`, `root`.
  let noun: String
  /// Those that the table is named for first, then what is listed besides: parts of roots, what
  /// containers build, other types.
  let rows: [Row]
  /// The rows in their groups, each with the words for what it holds.
  private let groups: [(title: String, rows: [Row])]
  /// How many rows there are of each kind: `57 modules`, `1 root, 2 parts of roots`.
  let counts: String

  /// The modules, and what containers build; in an app without modules, providers too.
  package static func modules(_ survey: Survey, sortedBy column: InventoryColumn) -> Inventory {
    let graph = survey.graph
    let participants = survey.needs.participants
    let hasModules = participants.contains { graph[$0].kind == .module }
    let nodes = participants.filter { id in
      let node = graph[id]
      return node.kind == .module || node.kind != .root && node.traits.contains(.isBuiltByRoot)
        || node.kind == .provider && !hasModules
    }
    return Inventory("module", nodes, survey, column, needs: survey.needs.needs)
  }

  /// The roots, those that are parts of others included; a root needs its parts as well.
  package static func roots(_ survey: Survey, sortedBy column: InventoryColumn) -> Inventory {
    let nodes = survey.needs.participants.filter { survey.graph[$0].kind == .root }
    return Inventory("root", nodes, survey, column, needs: survey.needs.holdingAllParts())
  }

  /// - Complexity: O(*n* + *e* log *n*).
  private init(
    _ noun: String,
    _ nodes: [NodeID],
    _ survey: Survey,
    _ column: InventoryColumn,
    needs: Graph
  ) {
    let dominators = needs.dominators(from: survey.needs.starts)
    let depths = needs.distances(from: survey.needs.starts)
    let rows = nodes.map { id in
      Row(
        node: id,
        fanIn: Set(needs.incoming(id).map(\.source)).count,
        fanOut: Set(needs.outgoing(id).map(\.target)).count,
        depth: depths[id.position],
        dominates: dominators.dominatedCount(by: id)
      )
    }
    self.noun = noun
    counts = Inventory.counts(nodes.map { survey.graph[$0] }, noun)
    let sorted = rows.sorted { Inventory.precedes($0, $1, column, survey.graph) }
    let titles = Dictionary(grouping: sorted) { Inventory.title(of: survey.graph[$0.node]) }
    groups = Inventory.titles.compactMap { title in titles[title].map { (title, $0) } }
    self.rows = groups.flatMap(\.rows)
  }

  /// What rows can be, in the order of the groups.
  private static let titles = [
    "module", "root", "part of a root", "registration", "provider", "other type",
  ]

  /// What a row is, in the words that `counts` counts with.
  private static func title(of node: Node) -> String {
    switch node.kind {
    case .module: "module"
    case .root: node.owner == nil ? "root" : "part of a root"
    case .provider: node.traits.contains(.isBuiltByRoot) ? "registration" : "provider"
    case .consumer, .external, .dependency, .wiring: "other type"
    }
  }

  /// The numbers of rows, by the words that `check` counts with.
  private static func counts(_ nodes: [Node], _ noun: String) -> String {
    let census = Census(nodes)
    let builders = nodes.count { $0.kind == .provider && $0.traits.contains(.isBuiltByRoot) }
    let providers = nodes.count { $0.kind == .provider } - builders
    let others = nodes.count { $0.kind == .consumer || $0.kind == .external }
    let counts = [
      (census.modules, "module"), (census.roots, "root"), (builders, "registration"),
      (providers, "provider"), (others, "other type"),
    ].filter { $0.0 > 0 }.map { Summary.count($0.0, $0.1) }
    let parts = census.parts
    let end = parts > 0 ? ["\(parts) \(parts > 1 ? "parts" : "part") of others"] : []
    let hasNone = noun == "module" && census.modules == 0
    return (hasNone ? "no modules; 'purelint roots' lists roots and their parts; " : "")
      + (counts + end).joined(separator: ", ")
  }

  /// Names from A to Z, numbers from the greatest down.
  private static func precedes(
    _ first: Row,
    _ second: Row,
    _ column: InventoryColumn,
    _ graph: Graph
  ) -> Bool {
    func key(_ row: Row) -> Double {
      switch column {
      case .name: 0
      case .fanIn: Double(row.fanIn)
      case .fanOut: Double(row.fanOut)
      case .depth: Double(row.depth ?? -1)
      case .instability: row.instability ?? -1
      case .dominates: Double(row.dominates)
      }
    }
    if key(first) != key(second) { return key(first) > key(second) }
    return (graph[first.node].name, first.node) < (graph[second.node].name, second.node)
  }

  package func text(_ page: inout AnswerPage) -> String {
    guard !rows.isEmpty else { return "there is no \(noun)\n" }
    let titles = InventoryColumn.allCases.dropFirst().map(\.rawValue)
    var table: [[String]] = []
    var room = page.limit ?? .max
    for group in groups where room > 0 {
      if !table.isEmpty { table.append([]) }
      table.append([group.title] + titles + ["declared"])
      for row in group.rows.prefix(room) { table.append(cells(of: row, &page)) }
      room -= group.rows.count
    }
    return page.table(table, numbers: [1, 2, 3, 4, 5], indent: "")
      + page.rest(of: rows.count, indent: "") + "\(counts)\n"
  }

  private func cells(of row: Row, _ page: inout AnswerPage) -> [String] {
    [
      page.title(row.node), "\(row.fanIn)", "\(row.fanOut)", row.depth.map { "\($0)" } ?? "-",
      row.instability.map(Inventory.decimal) ?? "-", "\(row.dominates)", page.place(of: row.node),
    ]
  }

  /// `0.25`.
  private static func decimal(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let digits = "\(hundredths % 100)"
    return "\(hundredths / 100)." + (digits.count < 2 ? "0" : "") + digits
  }

  package func members(_ page: inout AnswerPage) -> [(String, JSONText)] {
    let rows = rows.map { row in
      JSONText.object([
        "node": page.json(row.node),
        "partOf": page.survey.graph[row.node].owner.map { page.json($0) },
        "fanIn": .number(row.fanIn),
        "fanOut": .number(row.fanOut),
        "depth": row.depth.map { .number($0) },
        "dominates": .number(row.dominates),
      ])
    }
    return [("kind", .text(noun)), ("rows", .list(rows))]
  }
}
