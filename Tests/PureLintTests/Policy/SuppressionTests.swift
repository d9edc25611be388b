import GraphModel
import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintPolicy
@testable import PureLintRules
@testable import PureLintSource

/// What comments do to findings, beside what the fixtures of `unused-suppression` show.
@Suite struct SuppressionTests {
  private static let field = """
    final class Clock: FactoryModule {
      struct Dependency {
        // purelint:ignore unused-dependency: reason
        let zone: Int
      }
      init(dependency: Dependency, payload: Void) { print(dependency.zone) }
    }
    struct AppDependency {
      static func resolve() -> Clock.Factory { Clock.Factory(dependency: .init(zone: 1)) }
    }
    """

  private func findings(
    in source: String,
    rules: [Rule] = Rule.all.filter { !$0.isOptIn },
    seesEverything: Bool = true
  ) -> [Finding] {
    var policy = Policy(checking: rules, of: Rule.all)
    policy.seesEverything = seesEverything
    let file = SourceFile(path: "Sources/App.swift", bytes: Array(source.utf8))
    let report = Linter(rules: rules).run([file])
    return policy.judge(policy.standing(report).findings, in: report.files).map(\.finding)
  }

  @Test func nothingIsUnusedWhereTheRunDoesNotSeeEverything() {
    #expect(findings(in: Self.field).map(\.ruleID) == ["unused-suppression"])
    #expect(findings(in: Self.field, seesEverything: false) == [])
    let misspelt = Self.field.replacing("unused-dep", with: "unusd-dep")
    #expect(findings(in: misspelt, seesEverything: false).map(\.ruleID) == ["unused-suppression"])
  }

  @Test func nothingIsUnusedOfARuleThatIsNotChecked() {
    let others = Rule.all.filter { !$0.isOptIn && $0.id != "unused-dependency" }
    #expect(findings(in: Self.field, rules: others) == [])
    #expect(findings(in: Self.field, rules: [.missingProvider, .unusedSuppression]) == [])
    #expect(findings(in: Self.field, rules: [.unusedDependency]) == [])
  }

  @Test func aloneTheRuleAsksTheOthers() {
    let found = findings(in: Self.field, rules: [.unusedSuppression])
    #expect(found.map(\.ruleID) == ["unused-suppression"])
    let used = Self.field.replacing("print(dependency.zone)", with: "")
    #expect(findings(in: used, rules: [.unusedSuppression]) == [])
  }

  @Test func whatItIsAboutIsNoPlace() throws {
    let finding = try #require(findings(in: Self.field).first)
    #expect(finding.subject == Subject(["App.swift", "unused-dependency"]))
  }

  @Test func theFixLeavesNothing() throws {
    let cases = [
      (
        Self.field,
        Self.field.replacing("    // purelint:ignore unused-dependency: reason\n", with: "")
      ),
      (
        "let a = 1  // purelint:ignore unused-dependency: b\nlet c = 2",
        "let a = 1\nlet c = 2"
      ),
      ("/* purelint:ignore unused-dependency: b */ let a = 1", " let a = 1"),
      ("let a = 1\n// purelint:ignore unused-dependency: b", "let a = 1\n"),
    ]
    for (source, mended) in cases {
      let fix = try #require(findings(in: source).first?.fix)
      #expect(fix.title == "remove the comment")
      #expect(apply(fix, to: source) == mended)
    }
  }

  @Test func theFixLeavesTheOtherRules() throws {
    let lists = [
      "unused-dependency, unwired-module": ["unwired-module", "unused-dependency"],
      "unused-dependency,unwired-module,lazy-cycle": [
        "unwired-module,lazy-cycle", "unused-dependency,lazy-cycle",
        "unused-dependency,unwired-module",
      ],
    ]
    for (list, mended) in lists {
      let source = "// purelint:ignore \(list): reason\nlet a = 1"
      let fixes = findings(in: source).compactMap(\.fix)
      #expect(
        fixes.map { apply($0, to: source) }
          == mended.map { "// purelint:ignore \($0): reason\nlet a = 1" }
      )
    }
  }

  @Test func whatIsSuppressedIsCounted() {
    let used = Self.field.replacing("print(dependency.zone)", with: "")
    let printout = Linter().printout(of: [SourceFile(path: "A.swift", bytes: Array(used.utf8))])
    #expect(printout.diagnostics == [] && printout.summary.suppressed == 1)
    #expect(printout.summary.text.contains("; 0 errors, 0 warnings, 1 suppressed; "))
  }

  /// A file of comments and little else, and one whose lines never end, take no more than a moment.
  @Test func manyCommentsTakeLinearTime() throws {
    let line = "// purelint:ignore unused-dependency: reason\n"
    let block = "/* purelint:ignore unused-dependency: reason */ let a = 1; "
    for text in [line, block] {
      let source = String(repeating: text, count: 20_000) + "let a = 1"
      let folder = try TemporaryFolder(["App.swift": source])
      let result = try Executable.run(["."], in: folder.path, processorSeconds: 60)
      #expect(result.output.contains("[unused-suppression]"))
    }
  }

  private func apply(_ fix: Fix, to source: String) -> String {
    var bytes = Array(source.utf8)
    for edit in fix.edits {
      let start = Int(edit.location.offset)
      bytes.replaceSubrange(start..<start + Int(edit.location.length), with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
