import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintPolicy
@testable import PureLintProjects
@testable import PureLintSource
@testable import PureLintWiring

extension Fixture {
  /// Expects what is reported to be what the comments ask for, and in good form.
  func expectWantedFindings(by dialects: [Dialect] = Dialect.all) throws {
    let (files, projects) = ProjectFile.separate(try files())
    try #require(!files.isEmpty, "\(path) holds no Swift file")
    let rules = try rules(for: files)
    let linter = Linter(
      rules: rules,
      dialects: dialects,
      jobs: 2,
      configuration: try build(),
      layers: try layers()
    )
    let report = linter.run(files, projects: projects)
    let findings = Policy(checking: rules, of: Rule.all).standing(report).findings
    for (index, file) in files.enumerated() {
      let found = findings.filter { $0.location.file.position == index }
      compare(found, with: wants(in: file), in: file)
      for finding in found { expectGoodForm(finding, in: file) }
    }
    let isBroken = files.contains { $0.bytes.starts(with: "// Not all of this is Swift.".utf8) }
    #expect(
      (report.syntaxErrorCount > 0) == isBroken,
      "what is not Swift is a finding where it matters; else the first line says so",
      sourceLocation: .fixture(files[0].path, line: 1)
    )
  }

  /// Records what is reported but not wanted, and what is wanted but not reported.
  private func compare(_ found: [Finding], with wants: [Want], in file: SourceFile) {
    let lines = LineIndex(file.bytes)
    var unmatched = wants.sorted { $0.substring.count > $1.substring.count }
    for finding in found {
      let line = lines.position(of: Int(finding.location.offset)).line
      if let match = unmatched.firstIndex(where: { $0.matches(finding, line: line) }) {
        unmatched.remove(at: match)
      } else {
        Issue.record(
          "unexpected: \(finding.message) [\(finding.ruleID)]",
          sourceLocation: .fixture(file.path, line: line)
        )
      }
    }
    for want in unmatched {
      Issue.record(
        "not reported on line \(want.line): \(want.ruleID) \"\(want.substring)\"",
        sourceLocation: .fixture(file.path, line: want.commentLine)
      )
    }
  }

  /// One phrase in lower case without a period, that no reader of build logs mistakes for two.
  private func expectGoodForm(_ finding: Finding, in file: SourceFile) {
    let place = LineIndex(file.bytes).position(of: Int(finding.location.offset))
    let location = SourceLocation.fixture(file.path, line: place.line)
    for message in [finding.message] + finding.notes.map(\.message) {
      #expect(message.wholeMatch(of: #/['a-z][^\n\r]*[^.\s]/#) != nil, sourceLocation: location)
      let beforeQuotes = message.prefix { $0 != "'" && $0 != "\"" }
      #expect(
        !beforeQuotes.contains(#/\b(error|warning|note|notice|fixit): /#),
        sourceLocation: location
      )
    }
  }
}
