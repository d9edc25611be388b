import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintSource

extension Reporter {
  /// The JSON of reviewdog, notes in the message of their finding. Columns count bytes.
  ///
  /// - Complexity: O(*b* + *d* log *b*) for *d* findings in files of *b* bytes.
  static let rdjson = Reporter(name: "rdjson") { printout, _ in
    var writer = RDJSONWriter(printout)
    let diagnostics = printout.diagnostics.map { writer.diagnostic($0) }
    let document: JSONText = .object([
      "source": .object(["name": "purelint"]),
      "diagnostics": .list(diagnostics),
    ])
    return document.written() + "\n"
  }
}

private struct RDJSONWriter {
  private let printout: Printout
  private var places: Places

  init(_ printout: Printout) {
    self.printout = printout
    places = Places(printout)
  }

  mutating func diagnostic(_ diagnostic: Diagnostic) -> JSONText {
    let finding = diagnostic.finding
    let lines = [finding.message.printable()] + printout.noteLines(of: diagnostic, &places)
    return .object([
      "message": .text(lines.joined(separator: "\n")),
      "location": .object([
        "path": .text(printout.paths.plain(places.file(of: finding.location).path)),
        "range": range(finding.location),
      ]),
      "severity": .text(diagnostic.severity.rawValue.uppercased()),
      "code": .object(["value": .text(finding.ruleID)]),
      "suggestions": suggestion(finding).map { [$0] },
    ])
  }

  /// A fix that is one change in the finding's file. Several are offered one by one there, although
  /// they belong together.
  private mutating func suggestion(_ finding: Finding) -> JSONText? {
    guard let fix = finding.fix, let edit = fix.edits.first, fix.edits.count == 1,
      edit.location.file == finding.location.file
    else { return nil }
    return .object(["range": range(edit.location), "text": .text(edit.replacement)])
  }

  private mutating func range(_ location: Location) -> JSONText {
    let region = places.region(of: location)
    func position(_ position: LineIndex.Position) -> JSONText {
      .object(["line": .number(position.line), "column": .number(position.column)])
    }
    return .object(["start": position(region.start), "end": position(region.end)])
  }
}
