import PureLintOutput
import PureLintSource

/// Rows with aligned columns, each on a line, as wide as the medium at most.
struct AnswerTable {
  /// The columns of a cell that stays readable.
  private static let narrowest = 16
  /// Those of a place that still tells the file, as a rule; names are cut only after that.
  private static let usualPlace = 28

  private let rows: [[String]]
  /// The columns that are aligned to the right, which are never cut.
  private let numbers: Set<Int>
  private let indent: String
  private let painter: Painter
  private var widths: [Int]

  init(_ rows: [[String]], numbers: Set<Int>, indent: String, _ medium: Medium) {
    self.rows = rows
    self.numbers = numbers
    self.indent = indent
    painter = Painter(medium)
    let count = rows.map(\.count).max() ?? 0
    widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].displayWidth : 0 }.max() ?? 0
    }
    if let width = medium.width { fit(into: width) }
  }

  /// Takes columns from the widest cells until all have room, from places first.
  private mutating func fit(into width: Int) {
    let gaps = indent.count + 2 * max(widths.count - 1, 0)
    let columns = widths.indices.filter { !numbers.contains($0) }
    let places = columns.filter { column in
      rows.contains { $0.indices.contains(column) && isPlace($0[column], column) }
    }
    while gaps + widths.reduce(0, +) > width {
      let long = places.filter { widths[$0] > AnswerTable.usualPlace }
      guard let widest = (long.isEmpty ? columns : long).max(by: { widths[$0] < widths[$1] }),
        widths[widest] > AnswerTable.narrowest
      else { return }
      widths[widest] -= 1
    }
  }

  var text: String { rows.map { line($0) + "\n" }.joined() }

  private func line(_ row: [String]) -> String {
    var line = indent
    for (column, cell) in row.enumerated() {
      let cut = cut(cell, column)
      let gap = String(repeating: " ", count: max(widths[column] - cut.displayWidth, 0))
      let isLast = row[(column + 1)...].allSatisfy(\.isEmpty)
      let painted = paint(cut, column)
      line += numbers.contains(column) ? gap + painted : painted + (isLast ? "" : gap)
      if isLast { break }
      line += "  "
    }
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  /// What there is room for: the beginning of a name, the end of a place.
  private func cut(_ cell: String, _ column: Int) -> String {
    guard cell.displayWidth > widths[column] else { return cell }
    return isPlace(cell, column)
      ? cell.shortened(to: widths[column]) : cell.beginning(ofWidth: widths[column])
  }

  private func paint(_ cell: String, _ column: Int) -> String {
    if isPlace(cell, column) { return painter.paint(cell, .faint) }
    guard column == 0, let sign = cell.first, cell.dropFirst().first == " " else { return cell }
    let colors: [Character: Color] = ["+": .green, "-": .red, "~": .yellow, "?": .yellow]
    return colors[sign].map { painter.paint(cell, $0) } ?? cell
  }

  /// Whether a cell says where something stands: `path:line:column`, and what follows.
  private func isPlace(_ cell: String, _ column: Int) -> Bool {
    column > 0 && cell.firstMatch(of: #/\.swift:\d|:\d+:\d/#) != nil
  }
}
