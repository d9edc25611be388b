import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintSource

/// The unit of an overview; the raw value is its name on the command line.
package enum Grouping: String, CaseIterable, Sendable {
  case folder, target
}

/// The folders or targets of an app, with the needs between them that declarations show: what is handed
/// over at run time behind a protocol is none of them.
package struct Overview: Answer {
  package static let question = "overview"

  let grouping: Grouping
  /// A box for each folder or target, and an arrow for each that needs another one.
  let picture: Picture
  /// The groups that need each other, by their boxes.
  private let cycles: [[Int]]
  /// The ends of paths by which groups are distinguished.
  private let shortNames: [String]

  package init(_ grouping: Grouping, _ picture: Picture) {
    self.grouping = grouping
    self.picture = picture
    cycles = Overview.cycles(picture)
    shortNames = Overview.shortNames(picture.boxes.map(\.name))
  }

  /// The last parts of paths, as many as tell each apart from the others.
  private static func shortNames(_ paths: [String]) -> [String] {
    let parts = paths.map { $0.split(separator: "/") }
    var names = parts.map { String($0.last ?? "") }
    for count in 2...max(parts.map(\.count).max() ?? 0, 2) {
      let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      for index in names.indices where counts[names[index]] ?? 0 > 1 {
        names[index] = parts[index].suffix(count).joined(separator: "/")
      }
    }
    return names
  }

  private static func cycles(_ picture: Picture) -> [[Int]] {
    var builder = GraphBuilder()
    let nodes = picture.boxes.map { box in builder.addNode(Node(kind: .module, name: box.name)) }
    for arrow in picture.arrows {
      builder.addEdge(
        Edge(source: nodes[arrow.source], target: nodes[arrow.target], kind: .uses)
      )
    }
    return builder.build().cyclicComponents { _ in true }.map { $0.map(\.position) }
  }

  package func text(_ page: inout AnswerPage) -> String {
    guard !picture.boxes.isEmpty else { return "there is nothing to draw\n" }
    var rows = [[grouping.rawValue, "things", "needed by", "needs"]]
    for (index, box) in picture.boxes.enumerated() {
      let needs = picture.arrows.filter { $0.source == index }
        .sorted { ($1.declared.count, $0.target) < ($0.declared.count, $1.target) }
      let users = picture.arrows.count { $0.target == index }
      rows.append([box.name.printable(), "\(box.nodes.count)", "\(users)", list(needs, page)])
    }
    var text = page.table(rows, numbers: [1, 2], indent: "")
    for cycle in cycles { text += "\n" + self.text(of: cycle, &page) }
    return text
  }

  private func name(_ box: Int) -> String { shortNames[box].printable() }

  /// `Data 12, Models 3`.
  private func list(_ arrows: [Picture.Arrow], _ page: AnswerPage) -> String {
    guard !arrows.isEmpty else { return "-" }
    let most = page.limit == nil ? arrows.count : Overview.mostNeeds
    let shown = arrows.prefix(most).map { "\(name($0.target)) \($0.declared.count)" }
    let rest = arrows.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The groups that a line names as needed.
  private static let mostNeeds = 6

  /// Groups that need each other, with the need between two of them that there are fewest of.
  private func text(of cycle: [Int], _ page: inout AnswerPage) -> String {
    let members = Set(cycle)
    let names = Advice.list(page.shown(cycle).map(name))
    let inner = picture.arrows.filter { members.contains($0.source) && members.contains($0.target) }
    let fewest = inner.sorted { ($0.declared.count, $0.source) < ($1.declared.count, $1.source) }
    var rows: [[String]] = []
    for arrow in page.shown(fewest) {
      let need = arrow.declared[0]
      let others = arrow.declared.count - 1
      rows.append([
        "\(name(arrow.source)) needs \(name(arrow.target))",
        need.text + (others > 0 ? " and \(others) more" : ""),
        page.place(need.location),
      ])
    }
    return "need each other: \(names)\n" + page.table(rows) + page.rest(of: fewest.count)
  }

  package func members(_ page: inout AnswerPage) -> [(String, JSONText)] {
    let groups = picture.boxes.map { box in
      JSONText.object([
        "name": .text(box.name), "things": .list(box.nodes.map { page.json($0) }),
      ])
    }
    let needs = picture.arrows.map { arrow in
      JSONText.object([
        "source": .text(picture.boxes[arrow.source].name),
        "target": .text(picture.boxes[arrow.target].name),
        "needs": .list(arrow.declared.map { page.json($0) }),
      ])
    }
    let cycles = self.cycles.map { cycle in
      JSONText.list(cycle.map { .text(picture.boxes[$0].name) })
    }
    return [
      ("by", .text(grouping.rawValue)), ("groups", .list(groups)), ("needs", .list(needs)),
      ("cycles", .list(cycles)),
    ]
  }
}

extension Need {
  /// `Screen needs Store`.
  var text: String { "\(source.name.printable()) needs \(target.name.printable())" }
}

extension AnswerPage {
  /// A need that declarations show, as documents have it.
  fileprivate mutating func json(_ need: Need) -> JSONText {
    .object([
      "source": json(need.source),
      "target": json(need.target),
      "isConstruction": need.isConstruction ? .flag(true) : nil,
      "location": json(need.location),
    ])
  }

  private mutating func json(_ place: NamedPlace) -> JSONText {
    .object(["name": .text(place.name), "location": place.location.map { json($0) }])
  }
}
