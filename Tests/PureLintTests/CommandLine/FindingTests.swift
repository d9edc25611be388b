import Foundation
import Testing

@testable import PureLintFindings
@testable import PureLintPolicy
@testable import PureLintRules

/// Runs the program on the sample of each rule.
@Suite struct FindingTests {
  private static func folder(_ rule: Rule) throws -> TemporaryFolder {
    let configuration = rule.sampleConfiguration ?? "{}"
    return try TemporaryFolder([
      "Sources/A.swift": rule.triggers, "B.swift": "", Configuration.fileName: configuration,
    ])
  }

  @Test(arguments: Rule.all)
  func failsByTheSeverity(rule: Rule) throws {
    let folder = try Self.folder(rule)
    func exitCode(_ words: String...) throws -> Int32 {
      try Executable.run(["--rule=\(rule.id)"] + words, in: folder.path).exitCode
    }
    #expect(try exitCode() == (rule.severity == .error ? 1 : 0))
    #expect(try exitCode("--strict") == 1)
    #expect(try exitCode("--exclude=A.swift") == 0)
    #expect(try exitCode("B.swift") == 0)
  }

  @Test func aStrictRunFailsWhereNothingIsJudged() throws {
    for (configuration, exitCode) in [("{}", 1), (#"{"allowNothingJudged": true}"#, 0)] {
      let folder = try TemporaryFolder(["B.swift": "", Configuration.fileName: configuration])
      #expect(try Executable.run(["--strict"], in: folder.path).exitCode == exitCode)
      #expect(try Executable.run([], in: folder.path).exitCode == 0)
    }
  }

  @Test(arguments: Rule.all)
  func printsPathsAsTheyAreGiven(rule: Rule) throws {
    let folder = try Self.folder(rule)
    let paths = [
      ([], "Sources/A.swift"), (["."], "Sources/A.swift"), (["Sources/"], "Sources/A.swift"),
      (["./Sources"], "./Sources/A.swift"), ([folder("Sources")], folder("Sources/A.swift")),
      (["Sources/../Sources/A.swift"], "Sources/../Sources/A.swift"),
    ]
    for (words, path) in paths {
      let output = try Executable.run(["--rule=\(rule.id)"] + words, in: folder.path).output
      let lines = output.split(separator: "\n")
      try #require(lines.first?.hasSuffix(" [\(rule.id)]") == true)
      #expect(lines.allSatisfy { $0.hasPrefix("\(path):") })
    }
  }

  @Test(arguments: Rule.all)
  func leavesDisabledRulesOut(rule: Rule) throws {
    let folder = try Self.folder(rule)
    let result = try Executable.run(["--disable-rule", rule.id], in: folder.path)
    #expect(!result.output.contains("[\(rule.id)]"))
  }

  @Test(arguments: ["Bookshop", "BookshopBroken"])
  func theNumberOfThreadsDoesNotShow(app: String) throws {
    func run(_ jobs: String) throws -> Executable.Result {
      try Executable.run([jobs, "Fixtures/Apps/\(app)"], in: Repository.path)
    }
    let result = try run("--jobs=1")
    for jobs in 1...4 { #expect(try run("--jobs=\(jobs)") == result) }
  }

  #if os(Linux)
    @Test(arguments: Rule.all)
    func showsTheSourceLineOnATerminal(rule: Rule) throws {
      let folder = try Self.folder(rule)
      let plain = try onTerminal(["--rule=\(rule.id)", "--color=never"], in: folder)
      #expect(plain.contains("^") && plain.contains(" │ ") && !plain.contains("\u{1B}"))
      let colored = try onTerminal(["--rule=\(rule.id)"], in: folder)
      #expect(colored.contains("\u{1B}[1mSources/A.swift:"))
      for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
        #expect(try onTerminal(["--rule=\(rule.id)"], in: folder, environment) == plain)
      }
      #expect(try onTerminal(["--rule=\(rule.id)"], in: folder, ["NO_COLOR": ""]) == colored)
    }

    /// What a terminal receives as standard output.
    private func onTerminal(
      _ words: [String],
      in folder: TemporaryFolder,
      _ environment: [String: String] = [:]
    ) throws -> String {
      let terminal = try PseudoTerminal()
      _ = try Executable.run(
        words,
        in: folder.path,
        environment: ["TERM": "xterm"].merging(environment) { $1 },
        output: terminal.end
      )
      return try terminal.close()
    }
  #endif
}
