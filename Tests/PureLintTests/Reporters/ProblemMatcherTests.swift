import Foundation
import GraphModel
import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintReporters
@testable import PureLintSource

/// The expressions that editors and build services are given read what the program prints.
@Suite struct ProblemMatcherTests {
  private static let app = "Fixtures/Apps/BookshopBroken"

  /// Which group of the expression holds what.
  private struct Pattern: Decodable {
    let regexp: String
    let file, line, column, severity, message, code: Int
  }

  private struct GitHub: Decodable {
    let problemMatcher: [Matcher]

    struct Matcher: Decodable {
      let pattern: [Pattern]
    }
  }

  private struct VSCode: Decodable {
    let tasks: [Task]

    struct Task: Decodable {
      let problemMatcher: Matcher
    }

    struct Matcher: Decodable {
      let pattern: Pattern
    }
  }

  @Test func matchersReadEveryFinding() throws {
    let printout = try printout()
    let run = try Executable.run([Self.app], in: Repository.path)
    let lines = run.output.split(separator: "\n") + run.messages.split(separator: "\n")
    try #require(!printout.diagnostics.isEmpty)
    for pattern in [try gitHubPattern(), try vsCodePattern()] {
      let found = try lines.compactMap { try fields(of: String($0), by: pattern) }
      #expect(found == printout.diagnostics.map { fields(of: $0, in: printout) })
    }
  }

  @Test func matchersReadLinesWithoutRule() throws {
    let line = "a b.swift:3:5: error: no [x] here"
    for pattern in [try gitHubPattern(), try vsCodePattern()] {
      let wanted = ["a b.swift", "3", "5", "error", "no [x] here", ""]
      #expect(try fields(of: line, by: pattern) == wanted)
    }
  }

  @Test func matchersLeaveSnippetsAlone() throws {
    let printout = try printout()
    let text = Reporter.pretty.render(printout, .pipe)
    let lines = text.split(separator: "\n")
    let pattern = try vsCodePattern()
    let found = try lines.compactMap { try fields(of: String($0), by: pattern) }
    #expect(found.count == printout.diagnostics.count)
  }

  /// A build log takes what stands before the last severity outside quotes for the place.
  @Test func buildLogsReadEveryLine() throws {
    let output = Reporter.text.render(try printout(), .pipe)
    for line in output.split(separator: "\n") {
      let match = try #require(
        line.wholeMatch(
          of: #/([^'"]+: +|[ \t\f\p{Z}]*)(error|warning|note|notice|fixit|purelint): (.*)/#
        )
      )
      #expect(match.1.wholeMatch(of: #/[^:]+:[0-9]+:[0-9]+: +/#) != nil)
    }
  }

  private func printout() throws -> Printout {
    try Linter().printout(of: Fixture(path: Self.app).files())
  }

  private func gitHubPattern() throws -> Pattern {
    let json = Data(try Repository.text("docs/github-problem-matcher.json").utf8)
    return try JSONDecoder().decode(GitHub.self, from: json).problemMatcher[0].pattern[0]
  }

  private func vsCodePattern() throws -> Pattern {
    let json = Data(try Repository.text("docs/vscode-problem-matcher.json").utf8)
    return try JSONDecoder().decode(VSCode.self, from: json).tasks[0].problemMatcher.pattern
  }

  /// File, line, column, severity, message and code of a line; nil if the pattern is for others.
  private func fields(of line: String, by pattern: Pattern) throws -> [String]? {
    let expression = try NSRegularExpression(pattern: pattern.regexp)
    let whole = NSRange(line.startIndex..., in: line)
    guard let match = expression.firstMatch(in: line, range: whole) else { return nil }
    let groups = [
      pattern.file, pattern.line, pattern.column, pattern.severity, pattern.message, pattern.code,
    ]
    return groups.map { group in
      Range(match.range(at: group), in: line).map { String(line[$0]) } ?? ""
    }
  }

  /// The same of a finding.
  private func fields(of diagnostic: Diagnostic, in printout: Printout) -> [String] {
    let finding = diagnostic.finding
    let file = printout.files[finding.location.file.position]
    let place = LineIndex(file.bytes).position(of: Int(finding.location.offset))
    return [
      file.path, String(place.line), String(place.column), diagnostic.severity.rawValue,
      finding.message, finding.ruleID,
    ]
  }
}
