import Foundation
import Testing

@testable import PureLint
@testable import PureLintCommandLine
@testable import PureLintPolicy

/// Runs `purelint config` and `purelint init`.
@Suite struct ConfigurationCommandTests {
  // MARK: config

  private static let configurations = [
    ".purelint.json": """
    {
      "severities": { "unused-dependency": "error" },
      "rules": { "unused-provider": false },
      "exclude": ["Generated/"],
      "roots": ["Outer"],
      "conditions": [],
      "dialects": { "Swinject": false },
      "targets": [{ "name": "App", "kind": "app", "sources": ["App"] }],
      "layers": {
        "groups": { "a": { "paths": ["A/"] }, "b": { "names": ["B*"] } },
        "forbidden": [{ "from": "a", "to": "b" }]
      }
    }
    """,
    "App/.purelint.json": """
    {
      "rules": { "unused-provider": true, "hidden-dependency": true },
      "exceptions": [{ "rule": "lazy-cycle", "path": "Old/", "reason": "is old" }],
      "roots": ["Inner"]
    }
    """,
    "App/A.swift": "", "App/Generated/B.swift": "", "Other/C.swift": "",
  ]

  /// The lines that `purelint config` prints, with single spaces.
  private func lines(_ folder: TemporaryFolder, _ words: String...) throws -> [String] {
    let result = try Executable.run(["config"] + words, in: folder.path)
    #expect(result.exitCode == 0 && result.messages.isEmpty)
    return result.output.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func saysWhatHoldsAndWhoSaysSo() throws {
    let folder = try TemporaryFolder(Self.configurations)
    let inner = try lines(folder, "App/A.swift")
    #expect(inner[1] == "read, the nearest first: 'App/.purelint.json', '.purelint.json'")
    for line in [
      "missing-provider error by default", "unused-dependency error .purelint.json:2:19",
      "unused-provider warning App/.purelint.json:2:14",
      "hidden-dependency warning App/.purelint.json:2:39",
      "pass-through-dependency off by default", "Generated/ .purelint.json:4:15",
      "lazy-cycle Old/: is old App/.purelint.json:3:18", "Outer .purelint.json:5:13",
      "no name is defined .purelint.json:6:17", "Swinject off .purelint.json:7:17",
      "Pure known by default", "App .purelint.json:8:14", "a A/ .purelint.json:9:13",
      "a must not need b .purelint.json:9:13",
    ] {
      #expect(inner.contains(line), "\(line)")
    }
    let outer = try lines(folder, "Other")
    #expect(outer.contains("unused-provider off .purelint.json:3:14"))
    #expect(outer.contains("hidden-dependency off by default"))
    #expect(try lines(folder, "App/Generated/B.swift")[2] == "excluded by .purelint.json:4:15")
  }

  /// A value for each key, that is not what counts without it.
  private static let values = [
    "severities": #"{ "unused-dependency": "error" }"#, "rules": #"{ "unused-provider": false }"#,
    "exclude": #"["Old/"]"#, "roots": #"["Outer"]"#, "conditions": #"["DEBUG"]"#,
    "dialects": #"{ "Swinject": false }"#,
    "targets": #"[{ "name": "App", "sources": ["App/"] }]"#,
    "layers":
      #"{ "groups": { "a": { "paths": ["A/"] } }, "forbidden": [{ "from": "a", "to": "a" }] }"#,
    "allowNothingJudged": "true", "previews": "true",
    "exceptions": #"[{ "rule": "lazy-cycle", "path": "Old/", "reason": "is old" }]"#,
  ]

  @Test(arguments: ConfigurationShape.topLevelKeys)
  func saysWhereEachKeyIsSet(key: String) throws {
    let value = try #require(Self.values[key])
    let folder = try TemporaryFolder([".purelint.json": "{ \"\(key)\": \(value) }", "A.swift": ""])
    #expect(try lines(folder, "A.swift").contains { $0.contains(" .purelint.json:1:") })
  }

  @Test func theProgramIsThatOfTheProject() throws {
    let folder = try TemporaryFolder(Self.configurations)
    try folder.write("let package = Package(name: \"A\")", to: "Package.swift")
    #expect(try lines(folder, "App/A.swift").contains("Outer .purelint.json:5:13"))
    let manifest = "// swift-tools-version: 5.9\nimport PackageDescription\n"
    try folder.write(manifest, to: "App/Package.swift")
    #expect(try lines(folder, "App/A.swift").contains("Inner App/.purelint.json:4:13"))
  }

  @Test func saysThatNoTargetCompilesAFile() throws {
    let folder = try TemporaryFolder([
      "project.yml": """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources:
            - path: App
              excludes: [Old]

      """,
      "App/A.swift": "", "App/Old/B.swift": "",
    ])
    let line = "no target of 'project.yml' compiles it"
    #expect(try lines(folder, "App/Old/B.swift").contains(line))
    #expect(try !lines(folder, "App/A.swift").contains(line))
    #expect(try !lines(folder, "App/Old").contains(line))
  }

  /// A project within the folder of another one may have none of its files.
  @Test func looksAtAllProjectsAroundAFile() throws {
    func project(_ folder: String) -> String {
      """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: [\(folder)]

      """
    }
    let folder = try TemporaryFolder([
      "project.yml": project("App"), "App/project.yml": project("Sources"), "App/A.swift": "",
      "B.swift": "",
    ])
    #expect(try !lines(folder, "App/A.swift").contains { $0.hasPrefix("no target of") })
    #expect(try lines(folder, "B.swift").contains("no target of 'project.yml' compiles it"))
  }

  /// A Mac does not tell upper from lower case.
  @Test func pathsOfProjectsMayBeInOtherLetters() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { objects = {
        A01 = {isa = PBXBuildFile; fileRef = A11; };
        A11 = {isa = PBXFileReference; path = App/main.swift; sourceTree = "<group>"; };
        A22 = {isa = PBXGroup; children = (A11, ); sourceTree = "<group>"; };
        A31 = {isa = PBXSourcesBuildPhase; files = (A01, ); };
        A41 = {isa = PBXNativeTarget; buildPhases = (A31, ); name = App; };
        A51 = {isa = PBXProject; mainGroup = A22; targets = (A41, ); };
      }; rootObject = A51; }
      """,
      "app/Main.swift": "", "app/Other.swift": "",
    ])
    let line = "no target of 'App.xcodeproj' compiles it"
    #expect(try !lines(folder, "app/Main.swift").contains(line))
    #expect(try lines(folder, "app/Other.swift").contains(line))
  }

  @Test func theCommandLineCountsMore() throws {
    let folder = try TemporaryFolder(Self.configurations)
    let words = ["--disable-rule=lazy-cycle", "--enable-rule=unused-provider", "--define=DEBUG"]
    let result = try Executable.run(
      ["config", "--exclude=X", "--root=Y"] + words,
      in: folder.path
    )
    let lines = result.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    for line in [
      "lazy-cycle off '--disable-rule'", "unused-provider warning '--enable-rule'",
      "X '--exclude'", "Y '--root'", "DEBUG '--define'",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
  }

  @Test func saysWhereNothingIsSaid() throws {
    let folder = try TemporaryFolder(["A.swift": "", ".git/HEAD": ""])
    let plain = try lines(folder)
    #expect(plain[0] == "'.'" && plain[1] == "there is no '.purelint.json' here or above")
    #expect(plain.contains("forbidden-dependency off there are no layers"))
    #expect(plain.contains("all builds by default"))
    let missing = try Executable.run(["config", "x"], in: folder.path)
    #expect(
      missing == Executable.Result(messages: "purelint: error: 'x' does not exist\n", exitCode: 2)
    )
    try folder.write("{,}", to: ".purelint.json")
    #expect(try Executable.run(["config"], in: folder.path).exitCode == 2)
  }

  // MARK: init

  @Test func writesNothingUnlessItIsConfirmed() throws {
    let folder = try TemporaryFolder([".git/config": Self.gitHub, "A.swift": ""])
    let shown = try Executable.run(["init"], in: folder.path)
    #expect(shown.exitCode == 0)
    #expect(
      shown.messages.hasSuffix("nothing is written; 'purelint init --yes' writes these 2 files\n")
    )
    for name in [".git/hooks/pre-commit", ".github/workflows/purelint.yml"] {
      #expect(shown.output.contains(name + "\n    "))
      #expect(!FileManager.default.fileExists(atPath: folder(name)))
    }
  }

  private static let gitHub = "url = https://github.com/a/b\n"

  @Test func writesWhatItShows() throws {
    let folder = try TemporaryFolder([".git/config": Self.gitHub, "A.swift": ""])
    let result = try Executable.run(["init", "--yes"], in: folder.path)
    #expect(result.exitCode == 0)
    let workflow = ".github/workflows/purelint.yml"
    #expect(result.messages.contains("wrote '\(workflow)'\n"))
    #expect(
      result.messages.contains(
        "purelint: before you commit '\(workflow)', replace 'OWNER/REPOSITORY' by PureLint's "
          + "repository on GitHub, and 'COMMIT' by the commit of PureLint to use\n"
      )
    )
    #expect(FileManager.default.isExecutableFile(atPath: folder(".git/hooks/pre-commit")))
    #expect(result.output.isEmpty, "who says yes has seen it")
    #expect(
      result.messages.contains("purelint: the hook is yours alone; to share it, commit it as")
    )
    // Everything has a default.
    #expect(!FileManager.default.fileExists(atPath: folder(".purelint.json")))
    // A second time, all is as it was.
    let again = try Executable.run(["init", "--yes"], in: folder.path)
    #expect(again.output.isEmpty && again.exitCode == 0)
    #expect(again.messages.contains("'\(workflow)' exists and is left as it is\n"))
    #expect(!again.messages.contains("wrote"))
  }

  @Test func proposesNothingWhereThereIsNoSwift() throws {
    let folder = try TemporaryFolder([".git/config": Self.gitHub])
    let result = try Executable.run(["init", "--yes"], in: folder.path)
    #expect(result.exitCode == 2 && result.output.isEmpty)
    #expect(result.messages.hasPrefix("purelint: error: no Swift file is here"))
  }

  @Test func saysWhatItRecognises() throws {
    func messages(_ files: [String: String]) throws -> String {
      let folder = try TemporaryFolder(files.merging([".git/HEAD": ""]) { $1 })
      return try Executable.run(["init", "--yes"], in: folder.path).messages
    }
    let plain = try messages(["A.swift": "struct A {}\n"])
    #expect(plain.contains("purelint: nothing was judged: no module, no composition root and no"))
    #expect(plain.contains("purelint: checked 1 file: ") && !plain.contains("--write-baseline"))
    let app =
      "import Swinject\nlet c = Container()\nc.register(String.self) { _ in \"\" }\n"
      + "print(c.resolve(String.self)!, c.resolve(Int.self)!)\n"
    let found = try messages(["main.swift": app])
    #expect(found.contains("purelint: Swinject: "))
    #expect(found.contains("1 finding today; after 'purelint --write-baseline', only new ones are"))
    let advice =
      "purelint: 1 finding today, for which the CI job fails; after 'purelint --write-baseline', the "
      + "hook and the job report only new ones\n"
    #expect(try messages(["main.swift": app, ".github/x": ""]).contains(advice))
    let entry = #"{"rule": "missing-provider", "subject": ["Int"]},"#
    let baseline = "[\n\(entry)\n{\"purelint-baseline\": 1, \"paths\": [\".\"]}\n]\n"
    let held = try messages(["main.swift": app, ".purelint-baseline.json": baseline])
    #expect(
      !held.contains("--write-baseline")
        && held.contains("' holds the findings of before; only new")
    )
    let damaged = try messages(["main.swift": app, ".purelint-baseline.json": "{"])
    #expect(damaged.contains(".purelint-baseline.json:1:"))
    #expect(
      try messages(["main.swift": app, ".purelint.json": "{,}"]).contains(".purelint.json:1:")
    )
    let broken = ["project.yml": "targets:\n\tA: b\n", "A.swift": ""]
    #expect(try messages(broken).contains("warning: 'project.yml' is not read"))
  }

  @Test func theHookLetsThoseCommitWhoLackTheProgram() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "A.swift": "struct A {}\n"])
    _ = try Executable.run(["init", "--yes"], in: folder.path)
    let result = try Executable.run(
      program: "/bin/sh",
      [folder(".git/hooks/pre-commit")],
      in: folder.path,
      environment: ["PATH": "/nonexistent"]
    )
    #expect(result.exitCode == 0)
    #expect(result.messages == "purelint is not installed, so this commit is not checked\n")
  }

  @Test func knowsOtherSurroundings() throws {
    func messages(_ files: [String: String], in place: String = "") throws -> String {
      let folder = try TemporaryFolder(files.merging(["App/A.swift": ""]) { $1 })
      return try Executable.run(["init", "--yes"], in: folder(place)).messages
    }
    #expect(try messages(["a": "", ".git/HEAD": ""]).contains("neither GitHub nor GitLab"))
    let inside = try messages([".git/HEAD": "", ".github/x": ""], in: "App")
    #expect(inside.contains("wrote '../.git/hooks/pre-commit'"))
    #expect(inside.contains("wrote '../.github/workflows/purelint.yml'"))
    let home = try messages([".git/config": "[core]\n\thooksPath = ~/hooks\n"])
    #expect(home.contains("are in another folder; call 'purelint check --staged --quiet' in"))
    let settings = [".git/config": "[core]\n\thooksPath = \".githooks\"\n"]
    #expect(try messages(settings).contains("wrote '.githooks/pre-commit'"))
    let calling = [".githooks/pre-commit": "exec bin/purelint --staged\n"]
    let shared = try messages(settings.merging(calling) { $1 })
    #expect(shared.contains("'.githooks/pre-commit' calls PureLint already\n"))
    let own = try messages([".git/hooks/pre-commit": "#!/bin/sh\n"])
    #expect(own.contains("left as it is; add the line 'purelint check --staged --quiet' to"))
    let known = try messages([".git/hooks/pre-commit": StarterFiles.hook])
    #expect(known.contains("'.git/hooks/pre-commit' calls PureLint already\n"))
    let listed = "repos:\n- hooks:\n  - id: purelint-wheel\n"
    let both = try messages([
      ".git/HEAD": "", ".pre-commit-config.yaml": listed,
      ".gitlab-ci.yml": "lint:\n  script: purelint check\n",
    ])
    #expect(both.contains("'.pre-commit-config.yaml' calls PureLint already\n"))
    #expect(both.contains("'.gitlab-ci.yml' calls PureLint already\n"))
    let tool = try messages([".git/HEAD": "", ".pre-commit-config.yaml": "repos: []\n"])
    #expect(tool.contains("      - id: purelint\n") && !tool.contains("hooks/pre-commit"))
    let gitLab = try messages([".git/HEAD": "", ".gitlab-ci.yml": "test:\n"])
    #expect(gitLab.contains("codequality:") && !gitLab.contains("wrote '.gitlab-ci.yml'"))
    #expect(try messages([".git/config": "gitlab.com"]).contains("wrote '.gitlab-ci.yml'"))
  }

  #if os(Linux)
    @Test(arguments: [("y\n", true), ("yes\n", true), ("n\n", false), ("\n", false)])
    func asksOnATerminal(answer: String, isWritten: Bool) throws {
      let folder = try TemporaryFolder([".git/HEAD": "", ".github/x": "", "A.swift": ""])
      let line = "printf '\(answer.dropLast())\\n' | script -qec \"$0 init\" /dev/null"
      let result = try Executable.run(shell: line, in: folder.path)
      #expect(result.output.contains("Write these 2 files? [y/N]"))
      let hook = folder(".git/hooks/pre-commit")
      #expect(FileManager.default.fileExists(atPath: hook) == isWritten)
    }
  #endif
}

extension ConfigurationShape {
  /// The keys of a whole configuration that are read.
  fileprivate static var topLevelKeys: [String] {
    guard case .object(let form) = configuration(rules: [], dialects: []) else { return [] }
    return form.keys.map(\.name).filter { $0 != "$schema" }
  }
}
