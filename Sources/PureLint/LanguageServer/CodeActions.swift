import GraphModel
import PureLintFindings
import PureLintPolicy
import PureLintSource

/// The changes that an editor can offer for findings: that which a finding carries, a comment that
/// suppresses it, and the page of its rule.
struct CodeActions {
  /// An offer of an editor, with the kind by which it may ask for some alone.
  struct Action {
    let kind: String
    let json: JSONText
  }

  /// The kind of what mends or silences a finding, or explains it.
  private static let fixes = "quickfix"
  /// The kind of questions about what stands somewhere.
  private static let questions = "purelint"
  static let kinds = [fixes, questions]

  private let files: CheckedFiles
  private let documents: OpenDocuments
  private let client: ClientTraits
  private let rulesOnUnused: Set<String>
  private var places: PlaceWriter
  private var diagnostics: DiagnosticWriter

  init(
    _ files: CheckedFiles,
    _ documents: OpenDocuments,
    _ client: ClientTraits,
    _ diagnostics: DiagnosticWriter,
    rulesOnUnused: Set<String>
  ) {
    self.rulesOnUnused = rulesOnUnused
    self.files = files
    self.documents = documents
    self.client = client
    self.diagnostics = diagnostics
    places = PlaceWriter(files, documents)
  }

  /// The actions for all findings in a range of a file.
  mutating func actions(in file: FileID, _ range: Range<TextLines.Position>) -> [Action] {
    let lines = places.lines(of: file)
    return files.diagnostics(in: file).filter { diagnostic in
      let location = diagnostic.finding.location
      let start = lines.position(of: Int(location.offset), client.encoding)
      let end = lines.position(of: Int(location.offset + location.length), client.encoding)
      return start <= range.upperBound && range.lowerBound <= end
    }
    .flatMap { actions(for: $0) }
  }

  /// The questions about a thing, each asked by a command.
  ///
  /// - Parameters:
  ///   - name: That of the thing.
  ///   - place: The place where it is spoken of, as the argument of the command.
  static func questions(about name: String, at place: JSONText) -> [Action] {
    [
      ("show why '\(name.printable())' is built", ServerCommand.why, [place]),
      ("draw the graph around '\(name.printable())'", .graph, [place]),
    ]
    .map { title, command, arguments in
      Action(
        kind: questions,
        json: .object([
          "title": .text(title), "kind": .text(questions),
          "command": Self.command(title, command, arguments),
        ])
      )
    }
  }

  /// The actions of the kinds that a client asks for; of all kinds, if it names none.
  static func list(_ actions: [Action], only kinds: [String]?) -> JSONText {
    let wanted = actions.filter { action in
      kinds?.contains { $0.isEmpty || action.kind == $0 || action.kind.hasPrefix($0 + ".") } ?? true
    }
    return .list(wanted.map(\.json))
  }

  private mutating func actions(for diagnostic: Diagnostic) -> [Action] {
    let finding = diagnostic.finding
    let shown = diagnostics.json(diagnostic)
    let fix = finding.fix.map { fix in
      action(title: fix.title, shown, edits: fix.edits, isPreferred: true)
    }
    let mend =
      rulesOnUnused.contains(finding.ruleID) && client.appliesEdits
      ? removal(of: finding, shown) : nil
    let suppress = suppression(of: finding).map { edit in
      action(
        title: "suppress \(finding.ruleID) with a comment; say why in place of 'reason'",
        shown,
        edits: [edit],
        isPreferred: false
      )
    }
    return [fix, mend, suppress, explain(finding.ruleID, shown)].compactMap { $0 }
  }

  private mutating func action(
    title: String,
    _ diagnostic: JSONText,
    edits: [Fix.Edit],
    isPreferred: Bool
  ) -> Action {
    Action(
      kind: Self.fixes,
      json: .object([
        "title": .text(title.printable()),
        "kind": .text(Self.fixes),
        "diagnostics": [diagnostic],
        "isPreferred": .flag(isPreferred),
        "edit": edit(edits),
      ])
    )
  }

  /// What removes a thing that nobody uses; the change is found when it is asked for.
  private mutating func removal(of finding: Finding, _ diagnostic: JSONText) -> Action {
    let place = finding.location
    let title = "remove '\(finding.subject.names.first?.printable() ?? "")', in all files"
    let position = places.position(of: Int(place.offset), in: place.file)
    let argument = JSONText.object([
      "textDocument": .object(["uri": .text(files.address(of: place.file))]), "position": position,
    ])
    return Action(
      kind: Self.fixes,
      json: .object([
        "title": .text(title), "kind": .text(Self.fixes), "diagnostics": [diagnostic],
        "isPreferred": .flag(true),
        "command": Self.command(title, .mend, [argument, .text(finding.ruleID)]),
      ])
    )
  }

  private func explain(_ rule: String, _ diagnostic: JSONText) -> Action {
    let title = "explain \(rule)"
    return Action(
      kind: Self.fixes,
      json: .object([
        "title": .text(title), "kind": .text(Self.fixes), "diagnostics": [diagnostic],
        "command": Self.command(title, .explain, [.text(rule)]),
      ])
    )
  }

  private static func command(
    _ title: String,
    _ command: ServerCommand,
    _ arguments: [JSONText]
  ) -> JSONText {
    .object([
      "title": .text(title), "command": .text(command.rawValue), "arguments": .list(arguments),
    ])
  }

  /// The comment that suppresses a finding: behind its line, or in front of one in which a text of several
  /// lines begins, as what is behind that would be part of the text; nil in a file that is not Swift.
  private mutating func suppression(of finding: Finding) -> Fix.Edit? {
    let place = finding.location
    guard files.isSwift(place.file) else { return nil }
    let comment = "// purelint:ignore \(finding.ruleID): reason"
    let lines = places.lines(of: place.file)
    let line = lines.position(of: Int(place.offset), .utf8).line
    let (start, end) = (lines.start(ofLine: line), lines.end(ofLine: line))
    let text = String(decoding: files.bytes(of: place.file)[start..<end], as: UTF8.self)
    guard text.split(separator: "\"\"\"", omittingEmptySubsequences: false).count % 2 == 0 else {
      let location = Location(file: place.file, offset: UInt32(end))
      return Fix.Edit(location: location, replacement: " " + comment)
    }
    let indentation = text.prefix { $0 == " " || $0 == "\t" }
    let location = Location(file: place.file, offset: UInt32(start))
    return Fix.Edit(location: location, replacement: "\(indentation)\(comment)\n")
  }

  /// Edits of several files as one change.
  mutating func edit(_ edits: [Fix.Edit]) -> JSONText {
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
