import GraphModel

extension Reporter {
  /// Lines for people: `path:line:column: severity: message [rule-id]`, each followed by its notes
  /// in the same form, which compilers, editors and build logs share. On a terminal, each line is
  /// followed by the source line and a marker under the place.
  ///
  /// - Complexity: O(*b* + *d* log *b*) for *d* findings in files of *b* bytes.
  static let text = Reporter(name: "text") { printout, medium in
    var page = Page(medium: medium, files: printout.files)
    for diagnostic in printout.diagnostics { page.add(diagnostic) }
    for unresolved in printout.unresolved { page.add(unresolved) }
    return page.text
  }
}

/// The output so far, and the line starts of the files that occur in it.
private struct Page {
  private(set) var text = ""
  private let medium: Medium
  private let files: [SourceFile]
  private var lineIndexes: [FileID: LineIndex] = [:]

  init(medium: Medium, files: [SourceFile]) {
    self.medium = medium
    self.files = files
  }

  mutating func add(_ diagnostic: Diagnostic) {
    let finding = diagnostic.finding
    if medium != .pipe && !text.isEmpty { text += "\n" }
    addLine(
      finding.location,
      label: diagnostic.severity.rawValue,
      color: diagnostic.severity == .error ? .red : .yellow,
      message: finding.message.printable() + painted(" [\(finding.ruleID)]", .faint)
    )
    for note in finding.notes {
      addLine(note.location, label: "note", color: .cyan, message: note.message.printable())
    }
  }

  mutating func add(_ unresolved: Coverage.Unresolved) {
    if medium != .pipe && !text.isEmpty { text += "\n" }
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
    if medium != .pipe { addSnippet(location, place, in: file) }
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
    guard medium == .terminal(isColored: true) else { return text }
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
