import PureLintFindings
import PureLintOutput
import PureLintSource

extension Reporter {
  /// The report that GitLab calls code quality. Paths are relative to the repository.
  ///
  /// - Complexity: O(*b* + *d* log *b*) for *d* findings in files of *b* bytes.
  static let gitlab = Reporter(name: "gitlab") { printout, _ in
    var places = Places(printout)
    let issues = printout.diagnostics.map { diagnostic -> JSONText in
      let finding = diagnostic.finding
      let path = printout.paths.inRepository(places.file(of: finding.location).path)
      return .object([
        "description": .text(finding.advice.printable()),
        "check_name": .text(finding.ruleID),
        "fingerprint": .text(finding.fingerprint),
        "severity": diagnostic.severity == .error ? "major" : "minor",
        "location": .object([
          "path": .text(path),
          "lines": .object(["begin": .number(places.start(of: finding.location).line)]),
        ]),
      ])
    }
    return JSONText.list(issues).written() + "\n"
  }
}
