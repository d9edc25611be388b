import Testing

@testable import PureLintFindings
@testable import PureLintPolicy
@testable import PureLintSource

/// What the words of a comment ask for. What follows from it stands in the fixtures of
/// `unused-suppression`.
@Suite struct SuppressionCommandTests {
  /// `ignore a, b` for a command that can be read, else what is wrong with it.
  private func commands(_ comment: String) -> [String] {
    let file = SourceFile(path: "A.swift", bytes: Array(comment.utf8))
    let commands = SuppressionCommand.all(in: 0..<UInt32(file.bytes.count), of: file)
    return commands.map { command in
      switch command.content {
      case .ignore(let rules, let reach):
        for rule in rules { #expect(file.text(rule.range) == rule.id) }
        return ([reach.rawValue] + rules.map(\.id)).joined(separator: " ")
      case .leftover: return "leftover"
      case .mistake(.noRule(let command)): return "no rule: \(command)"
      case .mistake(.noReason(let command, let rules)): return "no reason: \(command) \(rules)"
      case .mistake(.unknownCommand(let words, let meant)): return "\(words)? \(meant)"
      case .mistake(let cause): return "\(cause)"
      }
    }
  }

  @Test(arguments: [
    "// purelint:ignore a-b: reason", "//purelint:ignore a-b: reason", "/// purelint:ignore a-b:r",
    "/* purelint:ignore a-b: reason */", "/** purelint:ignore a-b: reason */",
    "/*purelint:ignore a-b:r*/", "//\tpurelint:ignore  a-b : reason",
    "// purelint:ignore a-b: see https://example.com/a, b: c",
    "// Words. // purelint:ignore a-b: reason", "/*\n * purelint:ignore a-b: reason\n */",
    "// purelint:ignore a-b: 理由", "// purelint:ignore a-b: reason\r",
  ])
  func aRuleAndAReason(comment: String) {
    #expect(commands(comment) == ["ignore a-b"])
  }

  @Test func severalRules() {
    #expect(commands("// purelint:ignore a-b, c-d: reason") == ["ignore a-b c-d"])
    #expect(commands("// purelint:ignore a-b c-d,e-f: reason") == ["ignore a-b c-d e-f"])
    #expect(commands("// purelint:ignore-file a-b: reason") == ["ignore-file a-b"])
  }

  @Test func severalCommands() {
    let comment = """
      /*
       purelint:ignore a-b: one
       purelint:ignore c-d: two // purelint:ignore e-f: three
       */
      """
    #expect(commands(comment) == ["ignore a-b", "ignore c-d", "ignore e-f"])
  }

  @Test(arguments: [
    "// see purelint:ignore a-b: reason", "// `purelint:ignore a-b: reason`", "// purelint",
    "// purelint finds this", "// purelint: finds this", "// PureLint:ignore a-b: reason", "//",
    "/**/", "/* */", "// https://purelint:ignore", "// https:// purelint", "/*/",
  ])
  func proseAsksForNothing(comment: String) {
    #expect(commands(comment) == [])
  }

  @Test func mistakesAreTold() {
    #expect(commands("// purelint:ignore") == ["no rule: purelint:ignore"])
    #expect(commands("// purelint:ignore: reason") == ["no rule: purelint:ignore"])
    #expect(commands("// purelint:ignore , : reason") == ["no rule: purelint:ignore"])
    #expect(commands("// purelint:ignore-file") == ["no rule: purelint:ignore-file"])
    #expect(commands("// purelint:ignore a-b") == ["no reason: purelint:ignore a-b"])
    #expect(commands("// purelint:ignore a-b: ") == ["no reason: purelint:ignore a-b"])
    #expect(commands("// purelint:ignore a-b c d: e") == ["no reason: purelint:ignore a-b"])
    #expect(commands("// purelint:ignore a-b, c-d - e") == ["no reason: purelint:ignore a-b, c-d"])
    #expect(commands("/* purelint:ignore a-b:*/") == ["no reason: purelint:ignore a-b"])
    #expect(commands("// purelint:ignored a-b: c") == ["purelint:ignored? purelint:ignore"])
    #expect(commands("// purelint:disable a-b") == ["purelint:disable? purelint:ignore"])
    #expect(commands("// purelint:disable:all") == ["purelint:disable:all? purelint:ignore-file"])
    #expect(commands("// purelint:ignore:file x") == ["purelint:ignore:file? purelint:ignore-file"])
    #expect(commands("// purelint: ignore a-b: c") == ["purelint: ignore? purelint:ignore"])
  }
}
