import GraphModel

/// Writes findings for people: `path:line:column: severity: message [rule-id]`, each followed by
/// its notes in the same form, which compilers, editors and build logs share.
struct TextReporter: Sendable {
  var style = Style.piped
  /// Whether to say, behind the findings, what could not be followed.
  var listsUnresolved = false

  enum Style: Hashable, Sendable {
    /// Lines for other programs.
    case piped
    /// The same lines, each with the source line and a marker under the place.
    case terminal(isColored: Bool)
  }

  /// The text for all findings, in the order of the report; empty if there are none.
  ///
  /// - Complexity: O(*b* + *d* log *b*) for *d* findings in files of *b* bytes.
  func render(_ report: Linter.Report) -> String {
    var page = Page(style: style, files: report.files)
    for diagnostic in report.diagnostics { page.add(diagnostic) }
    if listsUnresolved {
      for unresolved in report.coverage.unresolved { page.add(unresolved) }
    }
    return page.text
  }
}

/// The output so far, and the line starts of the files that occur in it.
private struct Page {
  private(set) var text = ""
  private let style: TextReporter.Style
  private let files: [SourceFile]
  private var lineIndexes: [FileID: LineIndex] = [:]

  init(style: TextReporter.Style, files: [SourceFile]) {
    self.style = style
    self.files = files
  }

  mutating func add(_ diagnostic: Diagnostic) {
    if style != .piped && !text.isEmpty { text += "\n" }
    addLine(
      diagnostic.location,
      label: diagnostic.severity.rawValue,
      color: diagnostic.severity == .error ? .red : .yellow,
      message: diagnostic.message.printable() + painted(" [\(diagnostic.ruleID)]", .faint)
    )
    for note in diagnostic.notes {
      addLine(note.location, label: "note", color: .cyan, message: note.message.printable())
    }
  }

  mutating func add(_ unresolved: Coverage.Unresolved) {
    if style != .piped && !text.isEmpty { text += "\n" }
    addLine(
      unresolved.location,
      label: "note",
      color: .cyan,
      message: unresolved.message.printable()
    )
  }

  private mutating func addLine(
    _ location: Location,
    label: String,
    color: Color,
    message: String
  ) {
    let file = files[location.file.position]
    let place = position(of: location)
    let path = "\(file.path.printable()):\(place.line):\(place.column):"
    text += "\(painted(path, .bold)) \(painted(label + ":", color)) \(message)\n"
    if style != .piped { addSnippet(location, place, in: file) }
  }

  private mutating func addSnippet(
    _ location: Location,
    _ place: LineIndex.Position,
    in file: SourceFile
  ) {
    let snippet = Snippet(
      file.bytes,
      offset: Int(location.offset),
      length: Int(location.length),
      column: place.column
    )
    let number = String(place.line)
    let margin = String(repeating: " ", count: max(5 - number.utf8.count, 1))
    let blank = String(repeating: " ", count: number.utf8.count)
    text += "\(painted(margin + number + " |", .faint)) \(snippet.line)\n"
    text += "\(painted(margin + blank + " |", .faint)) \(snippet.indent)"
    text += "\(painted(snippet.marker, .green))\n"
  }

  private mutating func position(of location: Location) -> LineIndex.Position {
    let index = lineIndexes[location.file] ?? LineIndex(files[location.file.position].bytes)
    lineIndexes[location.file] = index
    return index.position(of: Int(location.offset))
  }

  private func painted(_ text: String, _ color: Color) -> String {
    guard style == .terminal(isColored: true) else { return text }
    return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
  }
}

/// The numbers by which a terminal knows the colours used here.
private enum Color: String {
  case bold = "1"
  case faint = "2"
  case red = "1;31"
  case green = "1;32"
  case yellow = "1;33"
  case cyan = "1;36"
}
