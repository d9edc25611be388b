import Foundation
import Testing

/// A run over a part of an app, or over all but what is excluded, says nothing that the rest may refute.
@Suite struct PartialRunTests {
  /// A run over a part of an app does not report what the rest of the app may refute.
  @Test func makesNoFindingsThatNeedTheRest() throws {
    let files = [
      "A/App.swift": SmallProgram.app(unread: "zone"), "A/Tests/T.swift": "let zone = 1\n",
      "B/Reader.swift": SmallProgram.reader,
    ]
    let line = "purelint: warning: left out 1 finding, because files that are not checked may use "
    func run(_ path: String, _ more: [String: String]) throws -> (String, isTold: Bool) {
      let folder = try TemporaryFolder(files.merging(more) { $1 })
      let result = try Executable.run([path], in: folder.path)
      return (result.output, result.messages.contains(line))
    }
    let targets = ["A", "B"].map { ".target(name: \"\($0)\", path: \"\($0)\")" }
    let projects = [
      [
        "Package.swift": SmallProgram.package
          + "let p = Package(name: \"A\", targets: [\(targets.joined(separator: ", "))])"
      ],
      [".git/HEAD": ""],
    ]
    for project in projects {
      for path in ["A", "A/App.swift"] {
        let (output, isTold) = try run(path, project)
        #expect(output == "" && isTold, "\(project) \(path)")
      }
      // Where nothing else names it, it is a finding.
      let silent = project.merging(["B/Reader.swift": "let other = 1\n"]) { $1 }
      let (output, isTold) = try run("A", silent)
      #expect(output.contains("[unused-dependency]") && !isTold)
    }
    // Without a repository, nobody knows where the app ends.
    #expect(try run("A", [:]).0.contains("[unused-dependency]"))
  }

  /// What the user excludes is not checked, but it may use what is.
  @Test func makesNoFindingsThatExcludedFilesMayRefute() throws {
    let folder = try TemporaryFolder([
      "A/App.swift": SmallProgram.app(unread: "zone"), "A/Made/Reader.swift": SmallProgram.reader,
      "A/Other/Other.swift": "let other = 1\n",
    ])
    func run(_ pattern: String) throws -> (isFound: Bool, isTold: Bool) {
      let result = try Executable.run(["--exclude", pattern], in: folder.path)
      return (
        result.output.contains("[unused-dependency]"),
        result.messages.contains("left out 1 finding")
      )
    }
    #expect(try run("Made/") == (false, true))
    #expect(try run("/A/Made/Reader.swift") == (false, true))
    // The file that reads the field is checked, and has it read.
    #expect(try run("Other/") == (false, false))
    try Data().write(to: URL(filePath: folder("A/Made/Reader.swift")))
    #expect(try run("Other/") == (true, false))
    try Data(#"{"exclude": ["Made/"]}"#.utf8).write(to: URL(filePath: folder(".purelint.json")))
    #expect(try run("Other/") == (true, false))
    try Data(SmallProgram.reader.utf8).write(to: URL(filePath: folder("A/Made/Reader.swift")))
    #expect(try run("Other/") == (false, true))
  }

  /// Another file speaks of a function by its name, not by its labels, and builds a module by name.
  @Test func excludedFilesRefuteByName() throws {
    let app = """
      \(SmallProgram.app(unread: "zone"))
      final class Lost: FactoryModule {
        struct Dependency { let clock: String }
        init(dependency: Dependency, payload: Void) { print(dependency.clock) }
      }
      extension AppDependency {
        func makeSpare(completion: Int) -> Page.Factory { page }
      }
      """
    func rules(_ text: String) throws -> [Substring] {
      let folder = try TemporaryFolder(["App.swift": app, "Made/Made.swift": text])
      let result = try Executable.run(["--exclude", "Made/"], in: folder.path)
      return result.output.matches(of: #/\[([a-z-]+)\]/#).map(\.1)
    }
    let all = try rules("let completion = 1\n")
    #expect(all.contains("unwired-module") && all.contains("unused-provider"), "\(all)")
    #expect(try !rules("let lost = Lost.self\n").contains("unwired-module"))
    #expect(try !rules("let made = app.makeSpare(completion: 1)\n").contains("unused-provider"))
  }

  /// What a comment is about in a package may show only where the app builds it.
  @Test func commentsInAPackageOfAnAppMayBeAboutTheApp() throws {
    let ignoring = "final class A {}  // purelint:ignore unused-provider: the app's\n"
    let kit = [
      "Kit/Package.swift": SmallProgram.manifest("Kit"), "Kit/Sources/Kit/A.swift": ignoring,
    ]
    let app =
      SmallProgram.package
      + "let p = Package(name: \"App\", dependencies: [.package(path: \"Kit\")], "
      + "targets: [.target(name: \"App\", dependencies: [\"Kit\"])])"
    func isReported(_ path: String, _ files: [String: String]) throws -> Bool {
      let folder = try TemporaryFolder(kit.merging(files) { $1 })
      return try Executable.run([path], in: folder.path).output.contains("[unused-suppression]")
    }
    let around = ["Package.swift": app, "Sources/App/main.swift": ""]
    #expect(try isReported("Kit", [:]))
    #expect(try !isReported("Kit", around))
    #expect(try isReported(".", around))
  }
}
