import GraphModel
import PureLintFindings
import PureLintPolicy
import PureLintSource

/// The changes that an editor can offer for findings: that which a finding carries, a comment that
/// suppresses it, and the page of its rule.
struct CodeActions {
  private let files: CheckedFiles
  private let documents: OpenDocuments
  private let client: ClientTraits
  private var places: PlaceWriter
  private var diagnostics: DiagnosticWriter

  init(
    _ files: CheckedFiles,
    _ documents: OpenDocuments,
    _ client: ClientTraits,
    _ diagnostics: DiagnosticWriter
  ) {
    self.files = files
    self.documents = documents
    self.client = client
    self.diagnostics = diagnostics
    places = PlaceWriter(files)
  }

  /// The actions for all findings in a range of a file.
  mutating func actions(in file: FileID, _ range: Range<TextLines.Position>) -> [JSONText] {
    let lines = places.lines(of: file)
    return files.diagnostics(in: file).filter { diagnostic in
      let location = diagnostic.finding.location
      let start = lines.position(of: Int(location.offset), client.encoding)
      let end = lines.position(of: Int(location.offset + location.length), client.encoding)
      return start <= range.upperBound && range.lowerBound <= end
    }
    .flatMap { actions(for: $0) }
  }

  private mutating func actions(for diagnostic: Diagnostic) -> [JSONText] {
    let finding = diagnostic.finding
    let shown = diagnostics.json(diagnostic)
    let fix = finding.fix.map { fix in
      action(title: fix.title, "quickfix", shown, edits: fix.edits, isPreferred: true)
    }
    let suppression = Fix.Edit(
      location: endOfLine(of: finding.location),
      replacement: " // purelint:ignore \(finding.ruleID): reason"
    )
    let suppress = action(
      title: "suppress \(finding.ruleID) with a comment; say why in place of 'reason'",
      "quickfix",
      shown,
      edits: [suppression],
      isPreferred: false
    )
    return [fix, suppress, explain(finding.ruleID, shown)].compactMap { $0 }
  }

  private mutating func action(
    title: String,
    _ kind: String,
    _ diagnostic: JSONText,
    edits: [Fix.Edit],
    isPreferred: Bool
  ) -> JSONText {
    .object([
      "title": .text(title.printable()),
      "kind": .text(kind),
      "diagnostics": [diagnostic],
      "isPreferred": .flag(isPreferred),
      "edit": edit(edits),
    ])
  }

  private func explain(_ rule: String, _ diagnostic: JSONText) -> JSONText {
    let title = "explain \(rule)"
    return .object([
      "title": .text(title),
      "kind": "quickfix",
      "diagnostics": [diagnostic],
      "command": .object([
        "title": .text(title), "command": .text(ServerCommand.explain.rawValue),
        "arguments": [.text(rule)],
      ]),
    ])
  }

  /// The end of the line that a place begins in.
  private mutating func endOfLine(of location: Location) -> Location {
    let lines = places.lines(of: location.file)
    let line = lines.position(of: Int(location.offset), .utf8).line
    return Location(file: location.file, offset: UInt32(lines.end(ofLine: line)))
  }

  /// Edits of several files as one change.
  private mutating func edit(_ edits: [Fix.Edit]) -> JSONText {
    let byFile = Dictionary(grouping: edits) { $0.location.file }.sorted { $0.key < $1.key }
    let changes = byFile.map { file, edits in
      (
        address: files.address(of: file),
        edits: JSONText.list(
          edits.map { edit in
            .object([
              "range": places.range(of: edit.location), "newText": .text(edit.replacement),
            ])
          }
        )
      )
    }
    guard client.takesVersionedEdits else {
      return .object(["changes": .object(changes.map { ($0.address, $0.edits) })])
    }
    return .object([
      "documentChanges": .list(
        changes.map { address, edits in
          let version = documents.documents[address].map { JSONText.number($0.version) } ?? .null
          return .object([
            "textDocument": .object(["uri": .text(address), "version": version]), "edits": edits,
          ])
        }
      )
    ])
  }
}
