import Foundation
import Testing

@testable import PureLint
@testable import PureLintCommandLine
@testable import PureLintFindings
@testable import PureLintRules

/// The scripts for shells and the manual page know what the command line knows. `.ci/shells` types
/// into the real shells.
@Suite struct CompletionsTests {
  @Test(arguments: Shell.allCases)
  func nameEverything(shell: Shell) throws {
    let run = try Executable.run(["completions", shell.rawValue], in: Repository.path)
    #expect(run == Executable.Result(output: shell.completions(.purelint)))
    for option in Option.allCases {
      let name = shell == .fish ? "-l \(option.rawValue.dropFirst(2)) " : option.rawValue
      #expect(run.output.contains(name), "\(option)")
    }
    for word in Rule.all.map(\.id) + Command.Name.allCases.map(\.rawValue) {
      #expect(run.output.contains(word))
    }
  }

  @Test(arguments: [
    (["purelint", "expl"], "explain"),
    (["purelint", "check", "--unr"], "--unresolved"),
    (["purelint", "check", "--outl"], ""),
    (["purelint", "syntax", "--outl"], "--outline"),
    (["purelint", "explain", "missing"], "missing-provider"),
    (["purelint", "--rule", "missing"], "missing-provider"),
    (["purelint", "--rule", "=", "missing"], "missing-provider"),
    (["purelint", "--color", "="], "auto always never"),
    (["purelint", "completions", ""], "bash zsh fish"),
    (["purelint", "check", "Sou"], ""),
  ])
  func completeInBash(words: [String], wanted: String) throws {
    let typed = words.map { "'\($0)'" }.joined(separator: " ")
    let line = """
      eval "$("$1" completions bash)"; COMP_WORDS=(\(typed)); COMP_CWORD=\(words.count - 1); \
      _purelint; echo "${COMPREPLY[*]}"
      """
    let quoted = line.replacingOccurrences(of: "'", with: "'\\''")
    let run = try Executable.run(shell: "bash -c '\(quoted)' bash \"$0\"", in: Repository.path)
    #expect(run == Executable.Result(output: wanted + "\n"))
  }

  @Test func theManualNamesEverything() throws {
    let run = try Executable.run(["man"], in: Repository.path)
    #expect(run == Executable.Result(output: ManualPage(.known).text))
    for option in Option.allCases {
      let written = option.written.replacingOccurrences(of: "-", with: "\\-")
      #expect(run.output.contains("\n.B \(written)\n"), "\(option)")
    }
    #expect(run.output.utf8.count == run.output.unicodeScalars.count, "no ASCII")
  }

  @Test(arguments: [
    (["completions"], "'completions' needs a shell; write 'bash', 'zsh' or 'fish'"),
    (
      ["completions", "tcsh"],
      "there are no completions for 'tcsh', only for 'bash', 'zsh' and 'fish'"
    ),
    (["completions", "zsh", "x"], "'completions' does not take 'x'; leave it out"),
    (["man", "check"], "'man' does not take 'check'; leave it out"),
  ])
  func mistakesAreTold(arguments: [String], message: String) throws {
    let run = try Executable.run(arguments, in: Repository.path)
    #expect(run.messages == "purelint: error: \(message)\n")
    #expect(run.exitCode == 2)
  }
}
