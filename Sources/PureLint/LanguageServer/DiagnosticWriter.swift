import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintSource

/// Writes findings as the protocol has diagnostics.
struct DiagnosticWriter {
  private var places: PlaceWriter
  private let rulesOnUnused: Set<String>
  private let settings: ServerSettings

  /// - Parameter rulesOnUnused: The ids of rules about what nobody uses.
  init(_ files: CheckedFiles, _ rulesOnUnused: Set<String>, _ settings: ServerSettings) {
    places = PlaceWriter(files)
    self.rulesOnUnused = rulesOnUnused
    self.settings = settings
  }

  /// The findings in a file; empty for one that was not checked.
  mutating func diagnostics(in address: String) -> [JSONText] {
    guard let file = places.files.file(address) else { return [] }
    return places.files.diagnostics(in: file).map { json($0) }
  }

  /// The finding with its notes as related places, and the change to make in its message.
  mutating func json(_ diagnostic: Diagnostic) -> JSONText {
    let finding = diagnostic.finding
    let notes = finding.notes.filter { $0.role != .change }
    return .object([
      "range": places.range(of: finding.location),
      "severity": .number(diagnostic.severity == .error ? 1 : 2),
      "code": .text(finding.ruleID),
      "codeDescription": settings.page(on: finding.ruleID).map { .object(["href": .text($0)]) },
      "source": "purelint",
      "message": .text(finding.advice.printable()),
      "tags": rulesOnUnused.contains(finding.ruleID) ? [.number(1)] : nil,
      "relatedInformation": notes.isEmpty ? nil : .list(notes.map { json($0) }),
    ])
  }

  private mutating func json(_ note: Finding.Note) -> JSONText {
    .object([
      "location": places.location(note.location), "message": .text(note.message.printable()),
    ])
  }
}
