import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintSource

extension Reporter {
  /// Everything that is known of each finding, as `docs/findings.schema.json` describes it. Columns
  /// count bytes.
  ///
  /// - Complexity: O(*b* + *d* log *b*) for *d* findings in files of *b* bytes.
  static let json = Reporter(name: "json") { printout, _ in
    var writer = JSONWriter(printout)
    return writer.document().written() + "\n"
  }
}

private struct JSONWriter {
  private let printout: Printout
  private var places: Places
  /// The rules of which it was said what shows more.
  private var explained: Set<String> = []

  init(_ printout: Printout) {
    self.printout = printout
    places = Places(printout)
  }

  mutating func document() -> JSONText {
    .object([
      "formatVersion": .number(1),
      "tool": .object(["name": "purelint", "version": .text(printout.version)]),
      "summary": summary,
      "findings": .list(printout.diagnostics.map { finding($0) }),
      "baseline": printout.held.map { baseline($0) },
      "syntaxErrors": .object([
        "unreported": .number(printout.summary.syntaxErrors),
        "first": printout.firstSyntaxError.map { location($0) },
      ]),
      "unresolved": .list(
        printout.unresolved.map {
          .object(["message": .text($0.message), "location": location($0.location)])
        }
      ),
    ])
  }

  private var summary: JSONText {
    let summary = printout.summary
    return .object([
      "files": .number(summary.files),
      "modules": .number(summary.modules),
      "roots": .number(summary.roots),
      "testRoots": .number(summary.testRoots),
      "errors": .number(summary.errors),
      "warnings": .number(summary.warnings),
      "suppressed": .number(summary.suppressed),
      "baselined": .number(summary.known),
      "objects": .number(summary.objects),
      "dependencies": .number(summary.dependencies),
      "unresolved": .number(summary.unresolved.reduce(0) { $0 + $1.number }),
      "notJudged": counts(summary.unresolved),
      "nothingJudged": summary.nothingJudged.map { .text($0.message) },
      "recognised": .list(summary.recognitions.map { recognition($0) }),
      "passedOver": .list(
        summary.passedOver.map {
          .object(["type": .text($0.name), "reason": .text($0.reason)])
        }
      ),
    ])
  }

  private func recognition(_ recognition: Recognition) -> JSONText {
    .object([
      "subject": .text(recognition.subject),
      "counts": counts(recognition.counts),
      "notJudged": counts(recognition.unfollowed),
      "roots": .list(recognition.roots.map { .text($0) }),
      "parts": .list(recognition.parts.map { .text($0) }),
    ])
  }

  private func counts(_ counts: [Recognition.Count]) -> JSONText {
    .list(counts.map { .object(["noun": .text($0.noun), "number": .number($0.number)]) })
  }

  private func baseline(_ held: HeldFindings) -> JSONText {
    .object([
      "file": .text(printout.paths.plain(held.path)),
      "stale": held.stale.map { stale in
        .list(
          stale.map { entry in
            .object([
              "rule": .text(entry.rule),
              "names": .list(entry.names.map { .text($0) }),
              "count": .number(entry.count),
              "line": entry.position.map { .number($0.line) },
            ])
          }
        )
      },
    ])
  }

  private mutating func finding(_ diagnostic: Diagnostic) -> JSONText {
    let finding = diagnostic.finding
    let candidates = finding.notes.filter { $0.role == .candidate }
    return .object([
      "rule": .text(finding.ruleID),
      "severity": .text(diagnostic.severity.rawValue),
      "message": .text(finding.message),
      "subject": .object([
        "names": .list(finding.subject.names.map { .text($0) }),
        "ordinal": .number(finding.subject.ordinal),
      ]),
      "fingerprint": .text(finding.fingerprint),
      "location": location(finding.location),
      "notes": .list(finding.notes.map { note($0) }),
      "path": finding.path.map { path($0) },
      "candidates": .list(candidates.map { candidate($0) }),
      "fixes": .list(finding.fix.map { [fix($0)] } ?? []),
      "question": question(about: finding).map { .text($0) },
    ])
  }

  /// What shows more of a finding, if it is the first of its rule.
  private mutating func question(about finding: Finding) -> String? {
    explained.insert(finding.ruleID).inserted ? printout.question(about: finding) : nil
  }

  private mutating func note(_ note: Finding.Note) -> JSONText {
    .object([
      "role": .text(note.role.rawValue),
      "message": .text(note.message),
      "location": location(note.location),
    ])
  }

  private mutating func path(_ path: GraphPath) -> JSONText {
    .object([
      "isCycle": .flag(path.isCycle),
      "steps": .list(
        path.stops.map { stop in
          .object([
            "name": .text(stop.name),
            "location": stop.location.map { location($0) },
            "isDeferred": .flag(stop.isDeferred),
          ])
        }
      ),
    ])
  }

  private mutating func candidate(_ note: Finding.Note) -> JSONText {
    .object([
      "message": .text(note.message),
      "name": note.offer.map { .text($0.name) },
      "type": note.offer?.typeName.map { .text($0) },
      "location": location(note.location),
    ])
  }

  private mutating func fix(_ fix: Fix) -> JSONText {
    .object([
      "title": .text(fix.title),
      "edits": .list(
        fix.edits.map {
          .object(["location": location($0.location), "replacement": .text($0.replacement)])
        }
      ),
    ])
  }

  private mutating func location(_ location: Location) -> JSONText {
    let region = places.region(of: location)
    return .object([
      "file": .text(printout.paths.plain(places.file(of: location).path)),
      "line": .number(region.start.line),
      "column": .number(region.start.column),
      "endLine": .number(region.end.line),
      "endColumn": .number(region.end.column),
      "offset": .number(Int(location.offset)),
      "length": .number(Int(location.length)),
    ])
  }
}
