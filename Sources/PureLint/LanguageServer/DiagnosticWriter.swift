import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintSource

/// Writes findings as the protocol has diagnostics.
struct DiagnosticWriter {
  private let files: CheckedFiles
  private var places: PlaceWriter
  private let rulesOnUnused: Set<String>
  private let settings: ServerSettings

  /// - Parameter rulesOnUnused: The ids of rules about what nobody uses.
  init(
    _ files: CheckedFiles,
    _ documents: OpenDocuments,
    _ rulesOnUnused: Set<String>,
    _ settings: ServerSettings
  ) {
    self.files = files
    places = PlaceWriter(files, documents)
    self.rulesOnUnused = rulesOnUnused
    self.settings = settings
  }

  /// The findings in a file; empty for one that was not checked.
  mutating func diagnostics(in address: String) -> [JSONText] {
    guard let file = files.file(address) else { return [] }
    return files.diagnostics(in: file).map { json($0) }
  }

  /// The finding with its notes as related places, and the change to make in its message; one to make
  /// elsewhere is both.
  mutating func json(_ diagnostic: Diagnostic) -> JSONText {
    let finding = diagnostic.finding
    let notes = finding.notes.filter { $0.role != .change || isElsewhere($0, finding) }
    return .object([
      "range": places.range(of: finding.location),
      "severity": .number(diagnostic.severity == .error ? 1 : 2),
      "code": .text(finding.ruleID),
      "codeDescription": settings.page(on: finding.ruleID).map { .object(["href": .text($0)]) },
      "source": "purelint",
      "message": .text(message(of: finding).printable()),
      "tags": rulesOnUnused.contains(finding.ruleID) ? [.number(1)] : nil,
      "relatedInformation": notes.isEmpty ? nil : .list(notes.map { json($0) }),
    ])
  }

  /// The message with the changes to make; where one is to be made elsewhere, the place, as few editors show
  /// related places beside a message.
  private mutating func message(of finding: Finding) -> String {
    let changes = finding.notes.filter { $0.role == .change }.map { note in
      guard isElsewhere(note, finding) else { return note.message }
      let name = files.path(of: note.location.file).split(separator: "/").last ?? ""
      return "\(note.message) (\(name):\(places.line(of: note.location) + 1))"
    }
    return ([finding.message] + changes).joined(separator: "; ")
  }

  /// Whether a note is about another line than its finding.
  private mutating func isElsewhere(_ note: Finding.Note, _ finding: Finding) -> Bool {
    note.location.file != finding.location.file
      || places.line(of: note.location) != places.line(of: finding.location)
  }

  private mutating func json(_ note: Finding.Note) -> JSONText {
    .object([
      "location": places.location(note.location), "message": .text(note.message.printable()),
    ])
  }
}
