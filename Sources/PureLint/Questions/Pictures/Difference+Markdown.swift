import GraphModel
import PureLintOutput
import PureLintSource

extension Difference {
  /// The difference as a reviewer of a pull request reads it: a table for each kind of change, and a
  /// picture of what changed with its neighbors.
  ///
  /// - Parameter source: Where the later state can be read, for links; nil for no links.
  package func markdown(_ page: inout AnswerPage, source: SourceAddress? = nil) -> String {
    let states = [names.old, names.new].map { $0.withoutMostDigits.printable().markdown }
    let head = "### Wiring: \(states[0]) → \(states[1])\n\n"
    guard !isEmpty else {
      guard !lost.isEmpty else { return head + "No difference.\n" }
      return head + "No difference is known: the way is lost at \(page.text(of: lost).markdown).\n"
    }
    let sections = sections(page).filter { !$0.rows.isEmpty }
    var tables = DifferenceTables(page, AnswerPage(old, showsAll: true), source)
    var text = head + counts.markdown + "\n\n" + tables.text(of: sections)
    if !lost.isEmpty { text += "Not followed: \(page.text(of: lost).markdown).\n\n" }
    let canvas = canvas()
    guard canvas.picture.boxes.count > 1 else { return text }
    return text + "```mermaid\n\(canvas.picture.mermaid(title: "what changed"))```\n\n"
      + "Green is new, red is gone, orange is built at another time than before; dashed arrows are "
      + "needs that arise later.\n" + (canvas.omission.map { "\n\($0.markdown).\n" } ?? "")
  }

  /// What changed, with its neighbors, as a drawing.
  func canvas() -> DifferenceCanvas {
    var canvas = DifferenceCanvas(self)
    canvas.draw()
    return canvas
  }
}

/// The tables of changes, which together fit a screen.
private struct DifferenceTables {
  /// The most rows of all tables.
  private static let mostRows = 25
  /// The most letters of a cell.
  private static let mostLetters = 200

  private var page: AnswerPage
  private var earlier: AnswerPage
  private let source: SourceAddress?

  init(_ page: AnswerPage, _ earlier: AnswerPage, _ source: SourceAddress?) {
    self.page = page
    self.earlier = earlier
    self.source = source
  }

  mutating func text(of sections: [Difference.Section]) -> String {
    let counts = DifferenceTables.shares(of: sections.map(\.rows.count))
    var text = ""
    for (section, count) in zip(sections, counts) {
      let columns = section.rows.map(\.cells.count).max() ?? 1
      let head = [section.title.markdown] + Array(repeating: "", count: columns - 1) + ["where"]
      text += row(head) + row(head.map { _ in "---" })
      for change in section.rows.prefix(count) {
        let cells = change.cells.map(DifferenceTables.cell)
        let rest = Array(repeating: "", count: columns - cells.count)
        text += row(cells + rest + [change.place.map { place($0, section.isEarlier) } ?? ""])
      }
      let left = section.rows.count - count
      if left > 0 { text += "\nand \(left) more; `purelint diff` lists them\n" }
      text += "\n"
    }
    return text
  }

  private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  private static func cell(_ text: String) -> String {
    guard text.count > mostLetters else { return text.markdown }
    return "\(text.prefix(mostLetters))…".markdown
  }

  /// `path:line`, as a link where the line can be read.
  private mutating func place(_ location: Location, _ isEarlier: Bool) -> String {
    let paths = page.survey.paths
    let file = (isEarlier ? earlier : page).survey.files[location.file.position].path
    let line = isEarlier ? earlier.line(location) : page.line(location)
    let text = "\(paths.plain(file).printable()):\(line)".markdown
    guard let source, !isEarlier else { return text }
    let address = source.address(of: paths.inRepository(file)).replacing("{line}", with: "\(line)")
    return "[\(text)](<\(address)>)"
  }

  /// The numbers of rows that are shown of each section: all, or a fair share of the screen.
  private static func shares(of counts: [Int]) -> [Int] {
    var shares = counts.map { _ in 0 }
    var room = mostRows
    while room > 0,
      let next = counts.indices.filter({ shares[$0] < counts[$0] })
        .min(by: { shares[$0] < shares[$1] })
    {
      shares[next] += 1
      room -= 1
    }
    return shares
  }
}

extension String {
  /// The name of a revision, of which the first digits do if it is nothing else.
  fileprivate var withoutMostDigits: String {
    count == 40 && allSatisfy(\.isHexDigit) ? String(prefix(8)) : self
  }
}
