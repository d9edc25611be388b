import Foundation
import GraphModel
import Testing

@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintReporters
@testable import PureLintSource

/// Workflow commands as the service reads them.
@Suite struct GitHubTests {
  /// One command; `::name key=value,…::message`.
  private struct Command {
    let name: String
    let properties: [String: String]
    let message: String

    init?(_ line: Substring) {
      guard let match = line.wholeMatch(of: #/::([a-z]+) ?(.*?)::(.*)/#) else { return nil }
      name = String(match.1)
      var properties: [String: String] = [:]
      for pair in match.2.split(separator: ",") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        properties[String(parts[0])] = parts[1].removingPercentEncoding
      }
      self.properties = properties
      message = match.3.removingPercentEncoding ?? ""
    }
  }

  private func commands(_ printout: Printout) -> [Command] {
    Reporter.github.render(printout, .pipe).split(separator: "\n").compactMap(Command.init)
  }

  /// A printout of findings one after the other, each on its line.
  private func printout(errors: Int, warnings: Int) -> Printout {
    let count = errors + warnings
    let file = SourceFile(
      path: "A.swift",
      bytes: Array(String(repeating: "\n", count: count).utf8)
    )
    let diagnostics = (0..<count).map { index in
      Diagnostic(
        finding: Finding(
          ruleID: "a",
          subject: Subject(["b"]),
          message: "finding \(index)",
          location: Location(file: FileID(index: 0), offset: UInt32(index))
        ),
        severity: index < warnings ? .warning : .error
      )
    }
    return Printout(files: [file], diagnostics: diagnostics, summary: Summary())
  }

  @Test func valuesComeOutAsTheyWentIn() throws {
    let first = try #require(commands(NastyPrintout.value).first)
    #expect(first.name == "error")
    // A line end has an escape of GitHub's own; for other control characters there is none.
    let lines = "Sources/\(NastyPrintout.path)".split(separator: "\n")
    let path = lines.map { String($0).printable() }.joined(separator: "\n")
    #expect(first.properties["file"] == path)
    let keys = ["line", "endLine", "col", "endColumn", "title"]
    #expect(keys.map { first.properties[$0] } == ["2", "2", "17", "18", "missing-provider"])
    let messageLines = first.message.split(separator: "\n")
    #expect(messageLines.count == 4)
    #expect(messageLines[0] == "no provider for '\(NastyPrintout.name.printable())'")
    #expect(messageLines[3].hasSuffix(": note: pass '\(NastyPrintout.name.printable()):' here"))
  }

  @Test func onlyCommandsAreCommands() throws {
    #expect(commands(NastyPrintout.value).map(\.name) == ["error", "warning", "group", "endgroup"])
    let text = Reporter.github.render(NastyPrintout.value, .pipe)
    let log = try #require(text.firstRange(of: "::group::"))
    #expect(!text[log.lowerBound...].contains("##["))
    #expect(text.hasSuffix("\n::endgroup::\n"))
  }

  @Test(arguments: [(10, 10, 10, 10), (11, 3, 10, 3), (0, 25, 0, 10)])
  func noMoreThanWhatIsShown(errors: Int, warnings: Int, shown: Int, shownWarnings: Int) throws {
    let commands = self.commands(printout(errors: errors, warnings: warnings))
    let names = Array(repeating: "error", count: shown)
    let warningNames = Array(repeating: "warning", count: shownWarnings)
    #expect(commands.map(\.name) == names + warningNames + ["group", "endgroup"])
    if errors > 10 {
      let last = try #require(commands.last { $0.name == "error" })
      #expect(last.message.hasPrefix("and 2 more errors") && last.properties["file"] == nil)
    }
    let log = Reporter.github.render(printout(errors: errors, warnings: warnings), .pipe)
    #expect(log.split(separator: "\n").count { $0.hasPrefix("A.swift:") } == errors + warnings)
  }

  @Test func columnsAreLeftOutOverSeveralLines() throws {
    var printout = NastyPrintout.value
    printout.diagnostics[1].finding.location.length = 99
    let warning = try #require(commands(printout).first { $0.name == "warning" })
    #expect(warning.properties["endLine"] == "2" && warning.properties["col"] == nil)
  }

  @Test func nothingIsSaidOfNothing() {
    let printout = Printout(files: [], diagnostics: [], summary: Summary())
    #expect(Reporter.github.render(printout, .pipe) == "")
  }

  @Test func theSummaryTellsErrorsFirst() {
    let printout = printout(errors: 2, warnings: 2)
    let rows = Reporter.stepSummary.render(printout, .pipe).split(separator: "\n").dropFirst(4)
    #expect(rows.map { $0.hasPrefix("| error ") } == [true, true, false, false])
  }

  @Test func theSummaryIsATable() throws {
    let text = Reporter.stepSummary.render(NastyPrintout.value, .pipe)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 4)
    for row in rows { #expect(row.matches(of: #/(?:^|[^\\])\|/#).count == 5) }
    #expect(!text.contains("<a&b>") && text.contains("&lt;a&amp;b&gt;"))
    var linked = NastyPrintout.value
    linked.sourceAddress = "https://github.com/o/r/blob/abc"
    let places = Reporter.stepSummary.render(linked, .pipe)
      .matches(of: #/\]\(https://github\.com/o/r/blob/abc/([\w%\/.~-]+)#L\d+\) \|/#)
    #expect(places.count == 2)
    let many = printout(errors: 20_000, warnings: 0)
    let long = Reporter.stepSummary.render(many, .pipe)
    #expect(long.utf8.count < 1 << 20)
    #expect(long.hasSuffix(" more, which the log of the job lists\n"))
  }
}
