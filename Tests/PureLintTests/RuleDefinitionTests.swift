import Foundation
import Testing

@testable import PureLint

/// Each rule keeps its promises, and everything that bears its name is there.
@Suite struct RuleDefinitionTests {
  private static let linter = Linter(rules: Rule.all)

  private func report(_ source: String) -> Linter.Report {
    Self.linter.run([SourceFile(path: "Sample.swift", bytes: Array(source.utf8))])
  }

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
    #expect(rule.rationale.hasSuffix("."))
    #expect(rule.rationale.count > rule.summary.count)
  }

  @Test(arguments: Rule.all)
  func reportsItsOwnSampleOnly(rule: Rule) {
    #expect(report(rule.triggers).diagnostics.map(\.ruleID) == [rule.id])
    #expect(report(rule.passes).diagnostics.map(\.message) == [])
    #expect(report(rule.triggers).syntaxErrorCount == 0)
    #expect(report(rule.passes).syntaxErrorCount == 0)
  }

  /// `unused-dependency` stands in `UnusedDependency.swift`.
  private func fileName(_ id: String) -> String {
    id.split(separator: "-").map(\.capitalized).joined() + ".swift"
  }
}
