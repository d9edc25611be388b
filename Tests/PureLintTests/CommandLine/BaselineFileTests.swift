import Foundation
import Testing

@testable import PureLint

/// Runs the program on an app with old findings.
@Suite struct BaselineFileTests {
  private static let name = ".purelint-baseline.json"

  /// A copy of an app, which has findings, with the baseline of all of them.
  private struct App {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try FileManager.default.copyItem(
        atPath: "\(Repository.path)/Fixtures/Apps/BookshopBroken",
        toPath: folder("App")
      )
    }

    func run(_ words: String..., in path: String = "App") throws -> Executable.Result {
      try Executable.run(words, in: folder(path))
    }

    func text(_ path: String) throws -> String {
      try String(contentsOfFile: folder(path), encoding: .utf8)
    }

    /// The rules and subjects that the file holds.
    func entries() throws -> [String] {
      try text("App/\(name)").split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix("{\"rule\"") }
    }

    /// Replaces a text that a file has.
    func change(_ path: String, _ old: String, _ new: String) throws {
      let text = try text(path)
      try #require(text.contains(old))
      try folder.write(text.replacing(old, with: new), to: path)
    }
  }

  private static let reactor = "App/Features/Account/AccountReactor.swift"

  private func adopted() throws -> App {
    let app = try App()
    let result = try app.run("--write-baseline")
    #expect(result.exitCode == 0 && result.output == "")
    #expect(result.messages.contains("purelint: '\(Self.name)' holds 18 findings; commit it"))
    return app
  }

  @Test func whatIsKnownIsNotReported() throws {
    let app = try App()
    #expect(try app.run().exitCode == 1)
    _ = try app.run("--write-baseline")
    for path in ["App", "App/App"] {
      let result = try app.run(in: path)
      #expect(result.exitCode == 0 && result.output == "")
    }
    let result = try app.run("--strict")
    #expect(result.exitCode == 0 && result.output == "")
    #expect(result.messages.contains("; 0 errors, 0 warnings, 18 in the baseline; "))
    let all = try app.run("--no-baseline")
    #expect(all.exitCode == 1 && all.messages.contains("; 7 errors, 11 warnings; "))
  }

  @Test func whatIsNewIsReportedAlone() throws {
    let app = try adopted()
    try app.change(
      Self.reactor,
      "struct Dependency {",
      "struct Dependency {\n    let brandNew: Int"
    )
    let result = try app.run()
    let lines = result.output.split(separator: "\n").filter { !$0.contains(": note: ") }
    #expect(!lines.isEmpty && lines.allSatisfy { $0.contains("brandNew") }, "\(lines)")
    #expect(result.messages.contains("18 in the baseline"))
  }

  @Test func whatIsMendedIsTold() throws {
    let app = try adopted()
    let before = try app.entries()
    let cell = try #require(before.firstIndex { $0.contains("ShelfCell") })
    let stale = "'unwired-module' is no longer found for 'ShelfCell'\n"
    try FileManager.default.removeItem(atPath: app.folder(Self.cell(app)))
    let result = try app.run()
    #expect(result.exitCode == 0)
    #expect(result.messages.contains("\(Self.name):\(cell + 2):1: warning: \(stale)"))
    let advice = "'purelint --prune-baseline' removes them from '\(Self.name)'\n"
    #expect(result.messages.contains(advice))
    let strict = try app.run("--strict")
    #expect(strict.exitCode == 1 && strict.messages.contains(":1: error: \(stale)"))
    // The summary says why the run fails.
    #expect(strict.messages.contains(", 0 warnings, 17 in the baseline and 1 gone;"))
    #expect(strict.messages.contains("error: '--strict' fails for entries whose finding is gone; "))
    #expect(try app.entries() == before)

    let pruned = try app.run("--prune-baseline")
    #expect(pruned.exitCode == 0)
    let report = "removed 1 entry whose finding is gone from '\(Self.name)'; it holds 17"
    #expect(pruned.messages.contains(report))
    #expect(try app.entries() == before.filter { !$0.contains("ShelfCell") })
    #expect(try app.run("--strict").exitCode == 0)
  }

  @Test func programsReadWhatIsKnownAndWhatIsStale() throws {
    let app = try adopted()
    try FileManager.default.removeItem(atPath: app.folder(Self.cell(app)))
    func document(_ words: String...) throws -> [String: Any] {
      let result = try Executable.run(["--format", "json"] + words, in: app.folder("App"))
      let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      return try #require(value as? [String: Any])
    }
    let whole = try document()
    #expect((whole["summary"] as? [String: Any])?["baselined"] as? Int == 17)
    let baseline = try #require(whole["baseline"] as? [String: Any])
    #expect(baseline["file"] as? String == Self.name)
    let stale = try #require(baseline["stale"] as? [[String: Any]])
    #expect(stale.map { $0["names"] as? [String] } == [["ShelfCell"]])
    let part = try #require(try document("Features")["baseline"] as? [String: Any])
    #expect(part["stale"] == nil)
    #expect(try document("--no-baseline")["baseline"] == nil)
  }

  /// Nobody can tell of the fields of a module that nobody builds; they are not gone.
  @Test func findingsThatBecomeNotesKeepTheirEntries() throws {
    let app = try adopted()
    let root = "App/App/AccountCompositionRoot.swift"
    let text = try app.text(root)
    let start = try #require(text.range(of: "  private lazy var profileEditorFactory")).lowerBound
    let end = try #require(text.range(of: "  private lazy var passwordResetFactory")).lowerBound
    let rest = text[..<start] + text[end...]
    let use = "      profileEditor: self.profileEditorFactory,\n"
    try app.folder.write(rest.replacingOccurrences(of: use, with: ""), to: root)
    let result = try app.run()
    #expect(result.output.contains("note: module 'ProfileEditorViewController' is not wired"))
    #expect(!result.messages.contains("no longer found"))
    let before = try app.entries()
    #expect(try app.run("--prune-baseline").messages.contains("removed 0 entries"))
    #expect(try app.entries() == before)
  }

  /// The path of the file that declares an unused module.
  private static func cell(_ app: App) throws -> String {
    let all = try app.run("--no-baseline", "--rule=unwired-module")
    let line = try #require(all.output.split(separator: "\n").first { $0.contains("'ShelfCell'") })
    return "App/" + line.prefix { $0 != ":" }
  }

  @Test func pruningAddsNothing() throws {
    let app = try adopted()
    let before = try app.entries()
    try app.change(
      Self.reactor,
      "struct Dependency {",
      "struct Dependency {\n    let brandNew: Int"
    )
    #expect(try app.run("--prune-baseline").output.contains("brandNew"))
    #expect(try app.entries() == before)
  }

  /// What a run does not look at is neither stale nor pruned.
  @Test func partsOfTheAppLeaveTheRestAlone() throws {
    let app = try adopted()
    let before = try app.entries()
    for words in [["Features"], ["--rule=missing-provider"], ["--define=NOTHING"]] {
      let result = try Executable.run(words + ["--strict"], in: app.folder("App"))
      #expect(!result.messages.contains("no longer found"), "\(words)")
    }
    let pruned = try app.run("--prune-baseline", "Features")
    #expect(pruned.exitCode == 2 && pruned.messages.contains("is not pruned, because "))
    #expect(try app.entries() == before)
    #expect(try app.run("--prune-baseline", "--rule=missing-provider").exitCode == 0)
    #expect(try app.entries() == before)
  }

  /// What a run does not see is not gone, so writing on a part of the app takes nothing out.
  @Test func writingOnAPartOfTheAppAddsToTheFile() throws {
    let app = try adopted()
    let before = try app.entries()
    let written = try app.run("--write-baseline", "Features")
    #expect(written.exitCode == 0)
    #expect(written.messages.contains("sees only a part of what the file was written for"))
    #expect(Set(try app.entries()).isSuperset(of: before))
    #expect(try app.text("App/\(Self.name)").contains("\"paths\": [\".\"]}"))
    let whole = try app.run("--write-baseline")
    #expect(!whole.messages.contains("sees only a part"))
    #expect(try app.entries() == before)
  }

  /// A pattern of the command line leaves out what the file may be about, unless it was written so.
  @Test func excludesMakeARunPartial() throws {
    let app = try adopted()
    let before = try app.entries()
    let pruned = try app.run("--prune-baseline", "--exclude=Features/")
    #expect(pruned.exitCode == 2 && pruned.messages.contains("is not pruned, because this run "))
    #expect(try !app.run("--exclude=Features/").messages.contains("no longer found"))
    _ = try app.run("--write-baseline", "--exclude=Features/")
    #expect(try app.entries() == before)

    try FileManager.default.removeItem(atPath: app.folder("App/\(Self.name)"))
    _ = try app.run("--write-baseline", "--exclude=Features/")
    #expect(try app.text("App/\(Self.name)").contains("\"exclude\": [\"Features/\"]}"))
    for (exclude, isPruned) in [("Features/", true), ("Nothing/", false)] {
      let pruned = try app.run("--prune-baseline", "--exclude=\(exclude)")
      #expect(pruned.messages.contains("is not pruned") != isPruned)
    }
    #expect(try !app.run("--prune-baseline").messages.contains("is not pruned"))
  }

  /// A project that a merge has damaged is told with its place, and what it hides is not gone.
  @Test func damagedProjectsMakeNothingStale() throws {
    let project = "rootObject = P; objects = { P = { targets = (); }; };"
    let app = try App()
    try app.folder.write("{ \(project) }\n", to: "App/App.xcodeproj/project.pbxproj")
    _ = try app.run("--write-baseline")
    let before = try app.entries()
    try app.folder.write(
      "{\n<<<<<<< HEAD\n\(project) }\n",
      to: "App/App.xcodeproj/project.pbxproj"
    )
    try FileManager.default.removeItem(atPath: app.folder(Self.reactor))
    let result = try app.run("--strict")
    #expect(
      result.messages.contains(
        "purelint: warning: 'App.xcodeproj/project.pbxproj' is not read, so the targets in it are not "
          + "known; line 2: a merge conflict\n"
      )
    )
    #expect(!result.messages.contains("no longer found"))
    #expect(try app.run("--prune-baseline").exitCode == 2)
    #expect(try app.entries() == before)
  }

  /// Somebody types in the middle of a file.
  @Test func syntaxErrorsMakeNothingStale() throws {
    let app = try adopted()
    try app.change(Self.reactor, "struct Dependency {", "struct Dependency {\n    let = 1")
    let result = try app.run("--strict")
    #expect(result.output.contains("[syntax-error]"))
    #expect(!result.messages.contains("no longer found"))
    let pruned = try app.run("--prune-baseline")
    #expect(pruned.exitCode == 2)
    #expect(pruned.messages.contains("is not pruned, because a file with a syntax error may hide"))
  }

  @Test func aMisspelledRuleIsTold() throws {
    let app = try adopted()
    try app.change("App/\(Self.name)", "unwired-module", "unwired-modul")
    let mistake = "there is no rule 'unwired-modul'; did you mean 'unwired-module'?\n"
    #expect(try app.run().messages.contains(mistake))
  }

  @Test func theFileIsFoundUpwardsAndByName() throws {
    let app = try adopted()
    let text = try app.text("App/\(Self.name)")
    try FileManager.default.removeItem(atPath: app.folder("App/\(Self.name)"))
    try app.folder.write(text, to: "known.json")
    #expect(try app.run().exitCode == 1)
    #expect(try app.run("--baseline", "../known.json").exitCode == 0)
    try app.folder.write(text, to: Self.name)
    #expect(try app.run().exitCode == 0)
    #expect(try app.run("App", in: ".").exitCode == 0)
    #expect(try app.run(app.folder("App"), in: "App/Features").exitCode == 0)
    try FileManager.default.createDirectory(
      atPath: app.folder("App/.git"),
      withIntermediateDirectories: false
    )
    #expect(try app.run().exitCode == 1, "the folder of a repository is the last one")
  }

  @Test func theFileIsFoundThroughALink() throws {
    let app = try adopted()
    let links = [("whole", "App"), ("part", "App/App")]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: app.folder(link),
        withDestinationPath: target
      )
    }
    #expect(try app.run("whole", in: ".").exitCode == 0)
    // Configurations are looked for above the link, too, and not above what it leads to.
    #expect(try app.run("part", in: ".").exitCode == 1)
  }

  @Test func aBadFileIsToldAndNothingIsChecked() throws {
    let app = try App()
    try app.folder.write("[\n{}\n", to: "App/\(Self.name)")
    let result = try app.run()
    #expect(result.exitCode == 2 && result.output == "")
    #expect(result.messages == "\(Self.name):3:1: error: expected ']' before the end of the file\n")
    #expect(try app.run("--no-baseline").exitCode == 1)
    #expect(try app.run("--write-baseline").exitCode == 0)
    #expect(try app.run().exitCode == 0)
  }

  @Test func aFileThatIsMissingIsTold() throws {
    let app = try App()
    let result = try app.run("--baseline=known.json")
    let advice = "there is no baseline 'known.json'; write it with '--write-baseline=known.json'"
    #expect(result == .init(messages: "purelint: error: \(advice)\n", exitCode: 2))
    let pruned = try app.run("--prune-baseline")
    #expect(pruned.exitCode == 2 && pruned.messages.contains("there is no baseline to prune"))
    #expect(try app.run("--baseline=.").messages.contains("Is a directory"))
  }

  @Test func whatCannotBeWrittenIsTold() throws {
    let app = try App()
    let result = try app.run("--write-baseline=missing/known.json")
    let cause = "cannot write 'missing/known.json': No such file or directory"
    let message = "purelint: error: \(cause); name a file that can be written\n"
    #expect(result == .init(messages: message, exitCode: 2))
    #expect(try FileManager.default.contentsOfDirectory(atPath: app.folder("App")).count == 6)
  }
}
