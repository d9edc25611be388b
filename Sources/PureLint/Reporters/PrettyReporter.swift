import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintSource

extension Reporter {
  /// Findings for someone who reads along: each with its source lines, notes in their place, the path
  /// that it is about, the change to make and, once for each rule, how to silence it and what shows
  /// more.
  ///
  /// - Complexity: O(*b* + *d* log *b*) for *d* findings in files of *b* bytes.
  static let pretty = Reporter(name: "pretty") { printout, medium in
    var page = PrettyPage(printout, medium)
    for diagnostic in printout.diagnostics { page.add(diagnostic) }
    for unresolved in printout.unresolved { page.add(unresolved) }
    return page.text
  }
}

/// The output so far.
private struct PrettyPage {
  /// The fewest columns that lines are broken for.
  private static let narrowest = 40

  private(set) var text = ""
  private let painter: Painter
  private let width: Int?
  private var places: Places
  /// The rules of which it was said how to silence them and how to ask further.
  private var explained: Set<String> = []
  private let question: (Finding) -> String?
  /// The columns in front of the bar beside the source lines of the finding at hand.
  private var margin = 0

  init(_ printout: Printout, _ medium: Medium) {
    painter = Painter(medium)
    width = medium.width.map { max($0, Self.narrowest) }
    places = Places(printout)
    question = printout.question
  }

  mutating func add(_ diagnostic: Diagnostic) {
    let finding = diagnostic.finding
    let color: Color = diagnostic.severity == .error ? .red : .yellow
    var title = Paragraph()
    title.add(finding.message.printable(), .bold)
    title.add("[\(finding.ruleID)]", .faint)
    addHead(finding.location, diagnostic.severity.rawValue, color, title)
    addBlocks(marks(of: finding, color), at: finding.location)
    if let path = finding.path { add(path, color) }
    for change in finding.notes where isAdvice(change, on: finding) {
      addLine("help:", .green, change.message.printable())
    }
    // A configuration has no comments.
    let isSource = places.file(of: finding.location).path.hasSuffix(".swift")
    guard isSource, explained.insert(finding.ruleID).inserted else { return }
    if !finding.hidesOthers { addSilence(of: finding.ruleID) }
    if let question = question(finding) {
      addLine("more:", .faint, question.printable(), .faint)
    }
  }

  mutating func add(_ unresolved: Coverage.Unresolved) {
    var title = Paragraph()
    title.add(unresolved.message.printable())
    addHead(unresolved.location, "note", .cyan, title)
    let mark = SourceBlock.Mark(
      location: unresolved.location,
      label: "",
      color: .cyan,
      isFirst: true
    )
    addBlocks([mark], at: unresolved.location)
  }

  /// Whether a note is the change to make at the finding itself, where no place has to be shown.
  private func isAdvice(_ note: Finding.Note, on finding: Finding) -> Bool {
    note.role == .change && note.location == finding.location
  }

  private mutating func addHead(
    _ location: Location,
    _ label: String,
    _ color: Color,
    _ title: Paragraph
  ) {
    if !text.isEmpty { text += "\n" }
    let path = places.text(of: location) + ":"
    let start = path.displayWidth + label.displayWidth + 3
    let lines = title.lines(from: start, indent: 4, width: width, painter)
    let head = [painter.paint(path, .bold), painter.paint(label + ":", color)]
    let first = (head + lines.prefix(1)).filter { !$0.isEmpty }.joined(separator: " ")
    text += ([first] + lines.dropFirst()).joined(separator: "\n    ") + "\n"
  }
}

// MARK: Source lines

extension PrettyPage {
  private func marks(of finding: Finding, _ color: Color) -> [SourceBlock.Mark] {
    let first = SourceBlock.Mark(
      location: finding.location,
      label: "",
      color: color,
      isFirst: true
    )
    let notes = finding.notes.filter { !isAdvice($0, on: finding) }.map { note in
      SourceBlock.Mark(
        location: note.location,
        label: (note.role == .change ? "help: " : "") + note.message.printable(),
        color: note.role == .change ? .green : .cyan
      )
    }
    return [first] + notes
  }

  private mutating func addBlocks(_ marks: [SourceBlock.Mark], at location: Location) {
    let lines = marks.map { places.start(of: $0.location).line }
    margin = String(lines.max() ?? 0).utf8.count + 1
    for block in SourceBlock.blocks(of: marks) {
      if block.file != location.file, let first = block.marks.first {
        addRow("╭", painter.paint(places.text(of: first.location), .faint))
      }
      add(block)
    }
  }

  private mutating func add(_ block: SourceBlock) {
    var last: (line: Int, text: String)?
    for mark in block.marks {
      let place = places.start(of: mark.location)
      let snippet = Snippet(
        places.file(of: mark.location).bytes,
        offset: Int(mark.location.offset),
        length: Int(mark.location.length),
        column: place.column,
        width: width.map { $0 - margin - 3 }
      )
      if last?.line != place.line || last?.text != snippet.line {
        if let last, place.line > last.line + 1 { addRow("⋮", "") }
        addRow("│", snippet.line, number: place.line)
        last = (place.line, snippet.line)
      }
      add(mark, snippet)
    }
  }

  /// The row below a source line, with the label behind the marker or, if it does not fit, below it.
  private mutating func add(_ mark: SourceBlock.Mark, _ snippet: Snippet) {
    let stroke = mark.isFirst ? "~" : "-"
    let head = mark.isFirst ? "^" : "-"
    let marker = head + String(repeating: stroke, count: snippet.markedWidth - 1)
    let row = snippet.indent + painter.paint(marker, mark.color)
    guard !mark.label.isEmpty else { return addRow("│", row) }
    let taken = margin + 3 + snippet.indent.count + marker.count + 1
    let fits = width.map { taken + mark.label.displayWidth <= $0 } ?? true
    if fits { return addRow("│", row + " " + painter.paint(mark.label, mark.color)) }
    addRow("│", row)
    var label = Paragraph()
    label.add(mark.label, mark.color)
    let room = width.map { max($0 - margin - 3, 20) } ?? 0
    let indent = min(snippet.indent.count, room / 3)
    for line in label.lines(from: 0, indent: 0, width: room - indent, painter) {
      addRow("│", String(repeating: " ", count: indent) + line)
    }
  }

  private mutating func addRow(_ bar: String, _ content: String, number: Int? = nil) {
    let digits = number.map(String.init) ?? ""
    let gap = String(repeating: " ", count: max(margin - digits.utf8.count, 0))
    let row = painter.paint("\(gap)\(digits) \(bar)", .faint)
    text += content.isEmpty ? row + "\n" : "\(row) \(content)\n"
  }
}

// MARK: Path and advice

extension PrettyPage {
  private mutating func add(_ path: GraphPath, _ color: Color) {
    let stops = path.stops.map { stop in
      (stop.name.printable(), stop.location.map { places.text(of: $0) } ?? "", stop.isDeferred)
    }
    let drawing = PathDrawing(stops: stops, isCycle: path.isCycle)
    let nameWidth = drawing.nameWidth
    let indent = String(repeating: " ", count: margin + 1)
    text += "\n"
    for line in drawing.lines {
      let lead = painter.paint(line.lead, path.isCycle ? color : .faint)
      let name = painter.paint(line.name, line.isEnd ? color : .bold)
      let gap = String(repeating: " ", count: nameWidth - (line.lead + line.name).displayWidth + 2)
      let room = width.map { $0 - margin - nameWidth - 3 } ?? .max
      let place = line.place.shortened(to: room)
      let rest = place.isEmpty ? "" : gap + painter.paint(place, .faint)
      text += "\(indent)\(lead)\(name)\(rest)\n"
    }
    text += "\n"
  }

  private mutating func addSilence(of rule: String) {
    addLine(
      "silence:",
      .faint,
      "write '// purelint:ignore \(rule): REASON' there or on the line before",
      .faint
    )
  }

  /// A line without a place: `= help: pass 'clock:' here`.
  private mutating func addLine(
    _ label: String,
    _ color: Color,
    _ message: String,
    _ messageColor: Color? = nil
  ) {
    let indent = String(repeating: " ", count: margin + 1)
    var paragraph = Paragraph()
    paragraph.add(message, messageColor)
    let start = margin + 1 + 2 + label.count + 1
    let lines = paragraph.lines(from: start, indent: start, width: width, painter)
    let gap = "\n" + String(repeating: " ", count: start)
    text += "\(indent)\(painter.paint("=", .faint)) \(painter.paint(label, color)) "
    text += lines.joined(separator: gap) + "\n"
  }
}
