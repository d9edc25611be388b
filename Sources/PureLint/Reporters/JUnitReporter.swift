import PureLintFindings
import PureLintOutput
import PureLintSource

extension Reporter {
  /// JUnit's XML: a test case for each finding, which fails if the finding fails the run and is
  /// skipped otherwise, and one for each rule that finds nothing.
  ///
  /// - Complexity: O(*b* + *d* log *b*) for *d* findings in files of *b* bytes.
  static let junit = Reporter(name: "junit") { printout, _ in
    var places = Places(printout)
    var cases: [XMLText] = []
    let found = Set(printout.diagnostics.map(\.finding.ruleID))
    for rule in printout.rules where !found.contains(rule.id) {
      let attributes: KeyValuePairs = ["classname": "purelint.\(rule.id)", "name": rule.id]
      cases.append(XMLText(name: "testcase", attributes: attributes))
    }
    for diagnostic in printout.diagnostics { cases.append(testCase(diagnostic, printout, &places)) }
    let failures = printout.diagnostics.count(where: printout.fails)
    let counts: KeyValuePairs = [
      "name": "purelint", "tests": "\(cases.count)", "failures": "\(failures)", "errors": "0",
      "skipped": "\(printout.diagnostics.count - failures)",
    ]
    let suite = XMLText(name: "testsuite", attributes: counts, content: .elements(cases))
    return XMLText(
      name: "testsuites",
      attributes: [
        "name": "purelint", "tests": "\(cases.count)", "failures": "\(failures)", "errors": "0",
      ],
      content: .elements([suite])
    ).document
  }

  /// The case of one finding, under a name that stays the same wherever its sources move to.
  private static func testCase(
    _ diagnostic: Diagnostic,
    _ printout: Printout,
    _ places: inout Places
  ) -> XMLText {
    let finding = diagnostic.finding
    let ordinal = finding.subject.ordinal > 1 ? " #\(finding.subject.ordinal)" : ""
    let text = printout.lines(of: diagnostic, &places).joined(separator: "\n")
    let failure = XMLText(
      name: "failure",
      attributes: ["message": finding.message, "type": diagnostic.severity.rawValue],
      content: .text(text)
    )
    let skip = XMLText(
      name: "skipped",
      attributes: ["message": "\(diagnostic.severity.rawValue): \(finding.message)"],
      content: .text(text)
    )
    return XMLText(
      name: "testcase",
      attributes: [
        "classname": "purelint.\(finding.ruleID)",
        "name": finding.subject.names.joined(separator: ", ") + ordinal,
        "file": printout.paths.plain(places.file(of: finding.location).path),
        "line": "\(places.start(of: finding.location).line)",
      ],
      content: .elements([printout.fails(diagnostic) ? failure : skip])
    )
  }
}
