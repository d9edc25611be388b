import GraphModel
import Testing

@testable import PureLintCommandLine
@testable import PureLintFindings
@testable import PureLintRules
@testable import PureLintOutput
@testable import PureLintSource

/// What somebody who reads along sees of many findings.
@Suite struct FindingOverviewTests {
  private func printout(_ counts: [String: Int]) -> Printout {
    let file = SourceFile(path: "A.swift", bytes: [])
    let place = Location(file: FileID(index: 0), offset: 0)
    let diagnostics = counts.flatMap { rule, count in
      (0..<count).map { index in
        Diagnostic(
          finding: Finding(
            ruleID: rule,
            subject: Subject(["\(index)"]),
            message: "b",
            location: place
          ),
          severity: .warning
        )
      }
    }
    return Printout(files: [file], diagnostics: diagnostics, summary: Summary())
  }

  @Test func countsByRuleAndSaysWhatToDo() {
    var many = printout(["lazy-cycle": 2, "unused-provider": 17, "unused-dependency": 2])
    let overview = FindingOverview(of: many)
    #expect(overview.gap == "\n")
    let lines = overview.text.split(separator: "\n").map(String.init)
    #expect(
      lines.first
        == "21 findings: 17 unused-provider, 2 lazy-cycle, 2 unused-dependency"
    )
    #expect(lines.count == 3 && lines[1].contains("explain RULE"))
    #expect(lines[2].contains("--write-baseline"))
    many.held = HeldFindings(path: "a")
    #expect(!FindingOverview(of: many).text.contains("--write-baseline"))
  }

  @Test func namesFixWhereItMayMendSomething() {
    var few = printout(["unused-provider": 2, "lazy-cycle": 1])
    few.rules = Rule.all
    #expect(
      FindingOverview(of: few).text
        == "'purelint fix --dry-run' tries 2 of 3 findings, and shows which it can mend.\n"
    )
  }

  @Test func saysNothingOfFew() {
    #expect(FindingOverview(of: printout(["lazy-cycle": 20])).text.isEmpty)
    #expect(FindingOverview(of: printout([:])).gap.isEmpty)
  }
}
