import Foundation
import Testing

@testable import PureLint
@testable import PureLintReporters
@testable import PureLintSource

/// Names in sources and names of files that a terminal or a build service would act on, printed by
/// every command and in every form of output for people.
@Suite struct HostileNameTests {
  private static let commands = [
    "::error file=a,line=1::n", "::set-output name=a::n", "##[error]n", "##vso[task.complete]n",
    "##teamcity[n]", "::add-mask::##[group]n",
  ]

  /// An app whose files, types, members and labels are called like that, with findings of all kinds.
  private static let app: TemporaryFolder? = try? {
    let folder = try TemporaryFolder()
    for (number, command) in commands.enumerated() {
      try folder.write(source(command), to: command + "\u{8}.swift")
      try folder.write(root(command, number), to: " \(command)/Root\n\(command)\u{1B}[2J.swift")
    }
    return folder
  }()

  private static func source(_ name: String) -> String {
    """
    final class `\(name) Zone` {}
    final class `\(name)`: FactoryModule {
      struct Dependency { let `\(name) a`: `\(name) Zone`; let `\(name) b`: `\(name) Zone` }
      init(dependency: Dependency, payload: Void) { print(dependency.`\(name) a`) }
    }
    final class `\(name) idle`: FactoryModule {
      struct Dependency { let `\(name) a`: `\(name)`.Factory }
      init(dependency: Dependency, payload: Void) { print(dependency.`\(name) a`) }
    }
    final class `\(name) lost` { let x: `\(name) nowhere` = ) }

    """
  }

  private static func root(_ name: String, _ number: Int) -> String {
    """
    struct `\(name) Root` {
      let `\(name) made`: `\(name)`.Factory
      static func resolve() -> `\(name) Root` {
        let `\(name) zone` = `\(name) Zone`()
        let `\(name) unused` = `\(name) Zone`()
        return `\(name) Root`(
          `\(name) made`: `\(name)`.Factory(
            dependency: .init(`\(name) a`: `\(name) zone`, `\(name) b`: load\(number)())
          )
        )
      }
      static func second() -> `\(name)`.Factory {
        `\(name)`.Factory(dependency: .init(`\(name) b`: `\(name) Zone`()))
      }
      lazy var `\(name) first`: Int = `\(name) other`
      lazy var `\(name) other`: Int = `\(name) first`
    }

    """
  }

  private static let questions: [[String]] =
    ["text", "pretty", "xcode", "github"].map { ["check", "--unresolved", "--format", $0, "."] }
    + [
      ["check", "--color", "always", "."], ["fix", "--dry-run", "."], ["modules"],
      ["modules", "--all"],
      ["roots"], ["syntax", "."], ["syntax", "--outline", "."], ["dependents", "nowhere"],
      ["--write-baseline", "--baseline", "##[x]/##vso[y].json", "."], ["--exclude", "##[x]", "."],
      ["config", commands[0] + "\u{8}.swift"],
    ]
    + commands.flatMap { name in
      [
        ["show", name], ["show", "\(name) Root"], ["why", name],
        ["why", "\(name) idle", "\(name) Zone"],
        ["dependents", "\(name) Zone"], ["dependencies", "\(name) idle"],
        ["dependencies", "\(name) Root"], ["why", "\(name) nowhere"], ["check", name],
        ["--root", name],
        ["graph", "--format", "text", "--between", name, "\(name) Zone"],
        ["graph", "--by", "folder"], ["graph", "--by", name],
        ["dependencies", name, "\(name) idle", "--common"],
        ["dependents", name, "\(name) Zone"],
      ]
    }

  @Test(arguments: questions)
  func noLineIsACommand(words: [String]) throws {
    let folder = try #require(Self.app)
    let result = try Executable.run(words, in: folder.path)
    // A change is a patch, in which sources stand as they are.
    let output = words[0] == "fix" ? "" : result.output
    let isForGitHub = words.contains("github")
    for line in (output + result.messages).split(separator: "\n") {
      #expect(!line.contains(/##[A-Za-z]*\[/), "\(line)")
      let isOwn = isForGitHub && line.contains(/^::(error|warning|group|endgroup)( [^\u{8}]*)?::/)
      #expect(isOwn || !String(line).beginsWithCommand, "\(line)")
      let plain = words.contains("always") ? line.replacing(/\u{1B}\[[0-9;]*m/, with: "") : line
      #expect(!plain.unicodeScalars.contains { $0.endangersOutput && $0 != "\t" }, "\(line)")
    }
    #expect(!(output + result.messages).isEmpty)
  }

  @Test func thatIsWhatTheFindingsAreAbout() throws {
    let folder = try #require(Self.app)
    let result = try Executable.run(["check", "."], in: folder.path)
    for rule in ["missing-provider", "unused-dependency", "unwired-module", "syntax-error"] {
      #expect(result.output.contains("[\(rule)]"), "\(rule)")
    }
  }

  @Test(arguments: [
    ("::error::x", "\\u{3a}:error::x"), (" \u{A0}::x", " \u{A0}\\u{3a}:x"), ("a ::x", "a ::x"),
    ("##[x]", "\\u{23}#[x]"), ("a ##vso[x]", "a \\u{23}#vso[x]"), ("###[x]", "#\\u{23}#[x]"),
    ("## [x]", "## [x]"), ("#[x]", "#[x]"), ("##", "##"), ("é##teamcity[", "é\\u{23}#teamcity["),
  ])
  func commandsAreEscaped(text: String, printed: String) {
    #expect(text.printable() == printed)
    #expect(printed.printable() == printed)
  }

  @Test func aCommandInTwoPartsIsEscapedInTheFirst() {
    #expect("a#".printable(before: "#[b") == "a\\u{23}")
    #expect("a##v".printable(before: "so[b") == "a\\u{23}#v")
    #expect("a##".printable(before: " b") == "a##")
  }

  @Test func aPatchNamesFilesInQuotes() throws {
    let folder = try #require(Self.app)
    let result = try Executable.run(["fix", "--dry-run", "."], in: folder.path)
    for line in result.output.split(separator: "\n") where line.hasPrefix("+++ ") {
      #expect(line.hasPrefix("+++ \"b/") && line.hasSuffix(".swift\""), "\(line)")
      #expect(!line.contains("##"))
    }
  }
}
