import GraphModel
import Testing

@testable import PureLintFindings
@testable import PureLintPolicy
@testable import PureLintSource

/// What becomes of findings between the rules and the reporters.
@Suite struct PolicyTests {
  private static let error = rule("flat-tire", .error)
  private static let warning = rule("loose-chain", .warning)
  private static let optIn = rule("bell", .warning, isOptIn: true)
  private static let all = [error, warning, optIn]
  private static let files = [SourceFile(path: "A.swift", bytes: [])]

  private static func rule(_ id: String, _ severity: Severity, isOptIn: Bool = false) -> Rule {
    Rule(
      id: id,
      severity: severity,
      isOptIn: isOptIn,
      summary: "",
      effect: "",
      details: "",
      remedy: "",
      triggers: "",
      passes: "",
      check: .graph { _, _ in }
    )
  }

  private func findings(_ rules: Rule...) -> [Finding] {
    rules.map { rule in
      Finding(
        ruleID: rule.id,
        subject: Subject([rule.id]),
        message: "",
        location: Location(file: FileID(index: 0), offset: 0)
      )
    }
  }

  @Test func givesEachFindingTheSeverityOfItsRule() {
    let policy = Policy(checking: Self.all, of: Self.all)
    let given = findings(Self.warning, Self.error, Self.optIn)
    let judged = policy.judge(given, in: Self.files)
    #expect(judged.map(\.finding) == given)
    #expect(judged.map(\.severity) == [.warning, .error, .warning])
  }

  @Test func leavesOutWhatOtherRulesFind() {
    let policy = Policy(rules: [Self.warning])
    let given = findings(Self.error, Self.warning)
    #expect(policy.judge(given, in: Self.files).map(\.severity) == [.warning])
  }

  @Test func failsForErrorsAndIfStrictForWarnings() {
    var policy = Policy(rules: Self.all)
    let warnings = policy.judge(findings(Self.warning), in: Self.files)
    let errors = policy.judge(findings(Self.warning, Self.error), in: Self.files)
    #expect(!policy.fails([]) && !policy.fails(warnings) && policy.fails(errors))
    policy.isStrict = true
    #expect(!policy.fails([]) && policy.fails(warnings) && policy.fails(errors))
  }

  @Test(arguments: [
    (RuleSelection(), ["flat-tire", "loose-chain"]),
    (RuleSelection(only: ["bell"]), ["bell"]),
    (RuleSelection(enabled: ["bell"]), ["flat-tire", "loose-chain", "bell"]),
    (RuleSelection(only: ["bell"], enabled: ["flat-tire"]), ["flat-tire", "bell"]),
    (RuleSelection(only: ["bell"], disabled: ["bell"]), []),
  ])
  func selectsRules(_ selection: RuleSelection, ids: [String]) {
    var policy = Policy(rules: Self.all)
    policy.selection = selection
    #expect(policy.checkedRules.map(\.id) == ids)
  }
}
