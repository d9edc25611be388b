import Foundation
import Testing

@testable import PureLint

/// Each rule keeps its promises, and everything that bears its name is there.
@Suite struct RuleDefinitionTests {
  @Test func idsAreUnique() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }

  @Test func everyRuleFileHoldsTheRuleOfItsName() throws {
    let folder = "Sources/PureLint/Rules"
    let files = try Repository.entries(folder).filter {
      try Repository.text("\(folder)/\($0)").contains("= Rule(")
    }
    #expect(files == Rule.all.map { fileName($0.id) }.sorted())
  }

  @Test func everyFixtureFolderIsNamedAfterARule() {
    #expect(Repository.entries("Fixtures/Rules") == Rule.all.map(\.id).sorted())
  }

  @Test(arguments: Rule.all)
  func isDocumented(rule: Rule) {
    #expect(rule.id.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) != nil)
    #expect(rule.summary.wholeMatch(of: #/[^A-Z\n].*[^.\s]/#) != nil)
    #expect(rule.rationale.hasSuffix(".") && rule.remedy.hasSuffix("."))
    #expect(rule.rationale.count > rule.summary.count)
  }

  @Test(arguments: Rule.all)
  func reportsItsOwnSampleOnly(rule: Rule) {
    let (triggering, passing) = (report(rule.triggers, rule), report(rule.passes, rule))
    #expect(triggering.findings.map(\.ruleID) == [rule.id])
    #expect(passing.findings.map(\.message) == [])
    #expect(triggering.syntaxErrorCount == 0 && passing.syntaxErrorCount == 0)
  }

  /// Where the dialects at hand cannot read a sample, the page says what one that can would tell.
  @Test(arguments: Rule.all.filter { $0.sampleFindings != nil })
  func thePageSaysWhatIsFound(rule: Rule) {
    let found = report(rule.triggers, rule)
    let text = Reporter.text.render(Printout(found, Policy(rules: [rule])), .pipe)
    #expect(text == rule.sampleFindings)
    #expect(report(rule.triggers, rule, Dialect.all).findings == [])
  }

  /// What the rules that are on by default, and one more, find in a file.
  private func report(
    _ source: String,
    _ rule: Rule,
    _ dialects: [Dialect] = Dialect.all + [.depot]
  ) -> Linter.Report {
    Linter(rules: Rule.all.filter { !$0.isOptIn || $0.id == rule.id }, dialects: dialects)
      .run([SourceFile(path: "App.swift", bytes: Array(source.utf8))])
  }

  /// `unused-dependency` stands in `UnusedDependency.swift`.
  private func fileName(_ id: String) -> String {
    id.split(separator: "-").map(\.capitalized).joined() + ".swift"
  }
}
