import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintSource

extension Reporter {
  /// SARIF 2.1.0, as code scanning reads it. Columns count UTF-16 units, and paths are relative to
  /// the repository.
  ///
  /// - Complexity: O(*b* + *d* log *b*) for *d* findings in files of *b* bytes.
  static let sarif = Reporter(name: "sarif") { printout, _ in
    var writer = SARIFWriter(printout)
    return writer.document().written() + "\n"
  }
}

private struct SARIFWriter {
  private let printout: Printout
  private var places: Places

  init(_ printout: Printout) {
    self.printout = printout
    places = Places(printout)
  }

  mutating func document() -> JSONText {
    let positions = Dictionary(
      printout.rules.enumerated().map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let run: JSONText = .object([
      "tool": .object([
        "driver": .object([
          "name": "PureLint",
          "semanticVersion": .text(printout.version),
          "rules": .list(printout.rules.map { Self.rule($0) }),
        ])
      ]),
      "columnKind": "utf16CodeUnits",
      "invocations": invocation.map { [$0] },
      "results": .list(
        printout.diagnostics.map { result($0, rule: positions[$0.finding.ruleID]) }
      ),
    ])
    return .object([
      "$schema":
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [run],
    ])
  }

  private static func rule(_ rule: Rule) -> JSONText {
    let summary = rule.summary.prefix(1).uppercased() + rule.summary.dropFirst() + "."
    let sentence = "Reports \(rule.summary)."
    return .object([
      "id": .text(rule.id),
      "shortDescription": text(summary),
      "fullDescription": text(plain(sentence)),
      "help": .object([
        "text": .text("\(plain(sentence)) \(plain(rule.remedy))".shortened(to: 1024)),
        "markdown": .text("\(sentence)\n\n\(rule.remedy)\n\n\(rule.details)"),
      ]),
      "defaultConfiguration": .object(["level": .text(rule.severity.rawValue)]),
      "properties": .object([
        "precision": "very-high", "problem.severity": .text(rule.severity.rawValue),
        "tags": ["dependency-injection"],
      ]),
    ])
  }

  /// A text in Markdown as one line without marks.
  private static func plain(_ markdown: String) -> String {
    markdown.replacing("\n", with: " ").replacing("`", with: "")
  }

  /// That nothing was judged, and what the baseline does, are no results, but facts about the run.
  private var invocation: JSONText? {
    let nothing = printout.summary.nothingJudged.map { reason in
      JSONText.object(["level": level, "message": Self.text(Self.escaped(reason.message))])
    }
    guard nothing != nil || printout.held != nil else { return nil }
    return .object([
      "executionSuccessful": .flag(true),
      "toolExecutionNotifications": nothing.map { [$0] },
      "toolConfigurationNotifications": printout.held.map { .list(notifications(of: $0)) },
    ])
  }

  private var level: JSONText { printout.isStrict ? "error" : "warning" }

  private func notifications(of held: HeldFindings) -> [JSONText] {
    let known = Summary.count(held.count, "finding") + " in the baseline, not reported"
    return [notification(known, "note", in: held)]
      + (held.stale ?? []).map { notification($0.message, level, in: held, $0.position?.line) }
  }

  private func notification(
    _ message: String,
    _ level: JSONText,
    in held: HeldFindings,
    _ line: Int? = nil
  ) -> JSONText {
    .object([
      "level": level,
      "message": Self.text(Self.escaped(message)),
      "locations": [
        .object([
          "physicalLocation": .object([
            "artifactLocation": artifact(held.path),
            "region": line.map { .object(["startLine": .number($0)]) },
          ])
        ])
      ],
    ])
  }

  private static func text(_ text: String) -> JSONText { .object(["text": .text(text)]) }

  private mutating func result(_ diagnostic: Diagnostic, rule: Int?) -> JSONText {
    let finding = diagnostic.finding
    let notes = finding.notes.enumerated()
    return .object([
      "ruleId": .text(finding.ruleID),
      "ruleIndex": rule.map { .number($0) },
      "level": .text(diagnostic.severity.rawValue),
      "message": Self.text(Self.message(of: finding)),
      "locations": [.object(["physicalLocation": place(finding.location)])],
      "relatedLocations": finding.notes.isEmpty
        ? nil
        : .list(
          notes.map { position, note in
            .object([
              "id": .number(position + 1),
              "physicalLocation": place(note.location),
              "message": Self.text(Self.escaped(note.message)),
            ])
          }
        ),
      "codeFlows": finding.path.flatMap { codeFlow($0) },
      "partialFingerprints": .object(["purelint/v1": .text(finding.fingerprint)]),
      "fixes": finding.fix.map { [fix($0)] },
    ])
  }

  /// The message as a sentence, then each note as a link to its place.
  private static func message(of finding: Finding) -> String {
    let links = finding.notes.enumerated().map { position, note in
      "[\(note.message.escaping(linkText))](\(position + 1))"
    }
    return ([escaped(finding.message) + "."] + links).joined(separator: "\n")
  }

  /// The text, in which nothing is a link.
  private static func escaped(_ text: String) -> String {
    text.holds("](") ? text.escaping(linkText) : text
  }

  /// What stands for a scalar in the text of a link.
  private static func linkText(_ scalar: Unicode.Scalar) -> String? {
    ["[", "]", "\\"].contains(scalar) ? "\\\(scalar)" : nil
  }

  /// The stops that have a place; nil if none has.
  private mutating func codeFlow(_ path: GraphPath) -> JSONText? {
    let locations = path.stops.compactMap { stop in
      stop.location.map { location -> JSONText in
        .object([
          "location": .object([
            "physicalLocation": place(location),
            "message": Self.text(Self.escaped(stop.name)),
          ])
        ])
      }
    }
    guard !locations.isEmpty else { return nil }
    return [.object(["threadFlows": [.object(["locations": .list(locations)])]])]
  }

  private mutating func fix(_ fix: Fix) -> JSONText {
    var changes: [(file: FileID, replacements: [JSONText])] = []
    for edit in fix.edits {
      let replacement: JSONText = .object([
        "deletedRegion": region(edit.location),
        "insertedContent": Self.text(edit.replacement),
      ])
      if let index = changes.firstIndex(where: { $0.file == edit.location.file }) {
        changes[index].replacements.append(replacement)
      } else {
        changes.append((edit.location.file, [replacement]))
      }
    }
    return .object([
      "description": Self.text(fix.title),
      "artifactChanges": .list(
        changes.map { file, replacements in
          .object([
            "artifactLocation": artifact(printout.files[file.position].path),
            "replacements": .list(replacements),
          ])
        }
      ),
    ])
  }

  private mutating func place(_ location: Location) -> JSONText {
    .object([
      "artifactLocation": artifact(places.file(of: location).path), "region": region(location),
    ])
  }

  private func artifact(_ path: String) -> JSONText {
    .object(["uri": .text(printout.paths.inRepository(path).percentEncoded)])
  }

  private mutating func region(_ location: Location) -> JSONText {
    let region = places.region(of: location, in: .utf16)
    return .object([
      "startLine": .number(region.start.line),
      "startColumn": .number(region.start.column),
      "endLine": .number(region.end.line),
      "endColumn": .number(region.end.column),
    ])
  }
}

extension String {
  /// The first characters, and whether there are more.
  fileprivate func shortened(to count: Int) -> String {
    self.count > count ? prefix(count - 1) + "…" : self
  }
}
