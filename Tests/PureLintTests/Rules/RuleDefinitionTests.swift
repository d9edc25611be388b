import Foundation
import Testing

@testable import PureLint
@testable import PureLintCommandLine
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintRules
@testable import PureLintSource

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
    for text in [rule.effect, rule.details, rule.remedy] { #expect(text.hasSuffix(".")) }
    #expect(rule.effect.split(separator: "\n").count <= 3)
  }

  @Test(arguments: Rule.all)
  func reportsItsOwnSampleOnly(rule: Rule) {
    let (triggering, passing) = (printout(rule.triggers, rule), printout(rule.passes, rule))
    #expect(triggering.diagnostics.map(\.finding.ruleID) == [rule.id])
    #expect(passing.diagnostics.map(\.finding.message) == [])
    #expect(triggering.summary.syntaxErrors == 0 && passing.summary.syntaxErrors == 0)
  }

  /// What there is to print of a file, by the rules that are on by default and one more.
  private func printout(_ source: String, _ rule: Rule) -> Printout {
    Linter(rules: Rule.all.filter { !$0.isOptIn || $0.id == rule.id }, layers: rule.sampleLayers)
      .printout(of: [SourceFile(path: "App.swift", bytes: Array(source.utf8))])
  }

  /// `unused-dependency` stands in `UnusedDependency.swift`.
  private func fileName(_ id: String) -> String {
    id.split(separator: "-").map(\.capitalized).joined() + ".swift"
  }
}
