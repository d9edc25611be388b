import Foundation
import Testing

@testable import PureLintCommandLine

/// Which baseline counts where Git's index is checked.
@Suite struct StagedBaselineTests {
  private static let name = BaselineFile.defaultName
  private static let empty = "[\n{\"purelint-baseline\": 1, \"paths\": [\".\"]}\n]\n"

  /// A repository with one finding, which a baseline on the disk holds.
  private static func repository(_ baseline: String = name) throws -> GitFolder {
    let repository = try GitFolder([
      "App/Clock.swift": SmallApp.module("Clock", reads: "zone"), "App/Root.swift": SmallApp.root(),
    ])
    #expect(try repository.check("--write-baseline=\(baseline)").exitCode == 0)
    return repository
  }

  @Test func whatIsStagedCounts() throws {
    let repository = try Self.repository()
    try repository.git("add", ".")
    for text in [Self.empty, "", nil] {
      if let text {
        try repository.write(text, to: Self.name)
      } else {
        try repository.remove(Self.name)
      }
      let result = try repository.check("--staged", "--strict")
      #expect(result.exitCode == 0 && result.messages.contains(", 1 in the baseline; "))
      let inner = try repository.inside("App").check("--staged", "--strict")
      #expect(inner.exitCode == 0 && inner.messages.contains(", 1 in the baseline; "))
    }
  }

  @Test func whatIsNotStagedDoesNotCountAndIsTold() throws {
    let repository = try Self.repository()
    let result = try repository.check("--staged", "--strict")
    #expect(result.exitCode == 1)
    #expect(
      result.messages.contains(
        "purelint: warning: the baseline '\(Self.name)' does not count, because it is not in Git's "
          + "index; 'git add' it\n"
      )
    )
    #expect(try !repository.check("--staged", "--no-baseline").messages.contains("git add"))
    try repository.write(Self.empty, to: Self.name)
    try repository.git("add", ".")
    #expect(try repository.check("--write-baseline").exitCode == 0)
    let changed = try repository.check("--staged", "--strict")
    #expect(changed.exitCode == 1 && !changed.messages.contains("in the baseline"))
    #expect(try repository.check("--strict").exitCode == 0)
  }

  @Test func aFileThatIsNamedCountsAsItIsStaged() throws {
    let repository = try Self.repository("App/known.json")
    func check() throws -> Executable.Result {
      try repository.check("--staged", "--strict", "--baseline", "App/known.json")
    }
    let missing = try check()
    #expect(missing.exitCode == 2 && missing.output.isEmpty)
    #expect(missing.messages.contains("'App/known.json' is not in Git's index, or leads to what"))
    try repository.git("add", ".")
    try repository.write(Self.empty, to: "App/known.json")
    #expect(try check().exitCode == 0)
    try repository.write("[", to: "App/known.json")
    try repository.git("add", ".")
    #expect(try check().messages.hasPrefix("App/known.json:1:2: error: expected"))
  }

  @Test func aFileOutsideIsReadFromTheDisk() throws {
    let outside = try TemporaryFolder()
    let repository = try Self.repository(outside("known.json"))
    let result = try repository.check("--staged", "--strict", "--baseline", outside("known.json"))
    #expect(result.exitCode == 0 && result.messages.contains(", 1 in the baseline; "))
  }

  /// What changes is the file on the disk, whatever is staged.
  @Test func theFileOfTheDiskIsWritten() throws {
    let repository = try Self.repository()
    let text = try String(contentsOfFile: repository.folder(Self.name), encoding: .utf8)
    let more = text.replacing(
      "[\n{\"rule\"",
      with: "[\n{\"rule\": \"gone\", \"subject\": []},\n{\"rule\""
    )
    try repository.write(Self.empty, to: Self.name)
    try repository.git("add", ".")
    try repository.write(more, to: Self.name)
    #expect(try repository.check("--staged", "--prune-baseline").exitCode == 0)
    #expect(try String(contentsOfFile: repository.folder(Self.name), encoding: .utf8) == text)
  }
}
