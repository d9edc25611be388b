import Foundation
import Testing

@testable import PureLint
@testable import PureLintCommandLine
@testable import PureLintProjects
@testable import PureLintSource

/// Which files of a run are one program.
@Suite struct ProgramTests {
  private func findings(_ paths: [String], in folder: TemporaryFolder) throws -> [Substring] {
    let result = try Executable.run(paths, in: folder.path)
    return result.output.split(separator: "\n").filter { $0.contains("[unused-dependency]") }
      .map { $0.prefix { $0 != ":" } }
  }

  @Test func pathsWithoutAProjectAreProgramsOfTheirOwn() throws {
    let folder = try TemporaryFolder([
      "A/App.swift": SmallProgram.app(unread: "zone"),
      "B/App.swift": SmallProgram.app(unread: "zone"),
      "B/Reader.swift": SmallProgram.reader,
    ])
    #expect(try findings(["B", "A"], in: folder) == ["A/App.swift"])
    #expect(try findings(["A"], in: folder) == ["A/App.swift"])
    let both = try Executable.run(["A", "B"], in: folder.path)
    #expect(
      both.messages.hasSuffix(
        "checked 3 files: 2 composition roots, 2 types that declare their dependencies; judged 4 objects, 6 dependencies; "
          + "0 errors, 1 warning; 0 unresolved\n"
      )
    )
    // Files that are named, and paths that share a folder, are one program.
    #expect(try findings(["A/App.swift", "B/Reader.swift"], in: folder) == [])
    let one = try TemporaryFolder([
      "A/App.swift": SmallProgram.app(unread: "zone"), "A/B/R.swift": SmallProgram.reader,
    ])
    #expect(try findings(["A", "A/B"], in: one) == [])
    #expect(try findings(["A/B", "A"], in: one) == [])
  }

  @Test func foldersWithAProjectAreProgramsOfTheirOwn() throws {
    let folder = try TemporaryFolder([
      "A/Package.swift": SmallProgram.manifest("AppA"),
      "A/Sources/AppA/App.swift": SmallProgram.app(unread: "zone"),
      "B/Package.swift": SmallProgram.manifest("AppB"),
      "B/Sources/AppB/App.swift": SmallProgram.app(unread: "zone"),
      "B/Sources/AppB/Reader.swift": SmallProgram.reader,
    ])
    #expect(try findings(["."], in: folder) == ["A/Sources/AppA/App.swift"])
    #expect(try findings(["A", "B"], in: folder) == ["A/Sources/AppA/App.swift"])
  }

  @Test(arguments: [
    (".package(path: \"../Core\")", ""), (".package(name: \"Core\", path: \"../Core/\")", ""),
    ("", "import Core\n"), ("", "@testable import struct Core.Page\n"),
  ])
  func whatRefersToEachOtherIsOneProgram(dependency: String, imports: String) throws {
    let folder = try TemporaryFolder([
      "App/Package.swift": SmallProgram.manifest("App", dependency),
      "App/Sources/App/Main.swift": imports + SmallProgram.reader,
      "Core/Package.swift": SmallProgram.manifest("Core"),
      "Core/Sources/Core/App.swift": SmallProgram.app(unread: "zone"),
    ])
    #expect(parts(folder).count == 1)
    try folder.write(SmallProgram.manifest("App"), to: "App/Package.swift")
    try folder.write(SmallProgram.reader, to: "App/Sources/App/Main.swift")
    #expect(parts(folder).count == 2)
  }

  @Test(arguments: [
    ("import Foundation\n", 2), ("import Addons\n", 1), ("// import Addons\n", 2),
    ("/** Files to import: Addons. */\n", 2), ("let text = \"import Addons\"\n", 2),
    ("@_exported import Addons\n", 1), ("import Foundation; import Addons\n", 1),
    ("/* all */ import Addons\n", 1), ("let text = \"\"; import Addons\n", 1),
    ("@_private(sourceFile: \"A.swift\") import Addons\n", 1),
    ("/*\n * To import Addons.\n */\n", 2), ("/* a\n */ import Addons\n", 1),
    ("/*/ import Addons */\n", 2), ("/* a /* b */ import Addons */\n", 2),
    ("let text = \"say \\\"import Addons\\\" now\"\n", 2),
    ("let text = \"\\\"\"; import Addons\n", 1), ("import Network\n", 2), ("import Charts\n", 1),
  ])
  func foldersAreModulesUnlessTheSystemHasThem(_ imports: String, _ count: Int) throws {
    let folder = try TemporaryFolder([
      "App/Package.swift": SmallProgram.manifest("App"), "App/Sources/App/Main.swift": imports,
      "Core/Package.swift": SmallProgram.manifest("Core"),
      "Core/Sources/Core/Foundation/URLs.swift": "",
      "Core/Sources/Core/Addons/Bells.swift": "", "Core/Network/Sources/Request.swift": "",
      "Core/Sources/Charts/Bars.swift": "",
    ])
    #expect(parts(folder).count == count)
  }

  @Test func anXcodeProjectRefersToPackagesAndProjects() throws {
    let objects = [
      "isa = XCLocalSwiftPackageReference; relativePath = \"../Core\";",
      "isa = PBXFileReference; path = \"../Core\"; sourceTree = \"<group>\";",
      "isa = PBXFileReference; path = \"../Core/Core.xcodeproj\"; sourceTree = \"<group>\";",
      "isa = PBXFileReference; path = \"../Core/Sources/Core/Page.swift\"; sourceTree = \"<group>\";",
      "isa = XCRemoteSwiftPackageReference; repositoryURL = \"../Core\";",
    ]
    for (object, count) in zip(objects, [1, 1, 1, 2, 2]) {
      let list = """
        { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (); };
            G = { isa = PBXGroup; children = (R); sourceTree = "<group>"; };
            R = { \(object) };
          }; rootObject = P; }
        """
      let folder = try TemporaryFolder([
        "App/App.xcodeproj/project.pbxproj": list, "App/App/Main.swift": "",
        "Core/Package.swift": SmallProgram.manifest("Core"), "Core/Sources/Core/Page.swift": "",
      ])
      #expect(parts(folder).count == count, "\(object)")
    }
  }

  @Test func aTuistWorkspaceIsOneProgram() throws {
    func project(_ name: String, _ dependency: String = "") -> String {
      "import ProjectDescription\nlet project = Project(name: \"\(name)\", targets: [.target(name: "
        + "\"\(name)\", product: .framework, sources: [\"S/**\"], dependencies: [\(dependency)])])\n"
    }
    let modules = [
      "Home/Project.swift": project("Home"), "Home/S/A.swift": "",
      "Core/Project.swift": project("Core"), "Core/S/A.swift": "",
    ]
    #expect(parts(try TemporaryFolder(modules)).count == 2)
    for path in ["\"../Core\"", ".relativeToRoot(\"Core\")"] {
      let dependency = ".project(target: \"Core\", path: \(path))"
      let files = modules.merging(["Home/Project.swift": project("Home", dependency)]) { $1 }
      #expect(parts(try TemporaryFolder(files)).count == 1)
    }
    for name in ["Workspace.swift", "Tuist.swift", "Tuist/Config.swift"] {
      let files = modules.merging([name: "import ProjectDescription\n"]) { $1 }
      #expect(parts(try TemporaryFolder(files)).count == 1, "\(name)")
    }
  }

  @Test func whatNoProjectIsAroundBelongsToTheOnlyOne() throws {
    let one = [
      "A/Package.swift": SmallProgram.manifest("A"), "A/Sources/A/A.swift": "",
      "Shared/S.swift": "",
    ]
    #expect(parts(try TemporaryFolder(one)).count == 1)
    let two = one.merging([
      "B/Package.swift": SmallProgram.manifest("B"), "B/Sources/B/B.swift": "",
    ]) { $1 }
    #expect(parts(try TemporaryFolder(two)).count == 3)
    let used = two.merging(["B/Sources/B/B.swift": "import Shared"]) { $1 }
    #expect(parts(try TemporaryFolder(used)).count == 2)
  }

  /// The packages that an app is built with are a part of it, without the app around them.
  @Test func saysThatPackagesAreOnlyPartOfAnApp() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": """
      { rootObject = P; objects = { P = { mainGroup = G; targets = (T); };
        G = { children = (F); }; F = { path = App/Main.swift; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { fileRef = F; };
        R = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Kit; }; }; }
      """,
      "App/Main.swift": "", "Packages/Kit/Package.swift": SmallProgram.package,
      "Packages/Kit/Sources/Kit/Kit.swift": "", "Scripts/A.swift": "",
    ])
    func isToldPart(_ path: String) throws -> Bool {
      try Executable.run([path], in: folder.path).messages
        .contains("'\(path)' is only part of what 'App.xcodeproj' builds")
    }
    #expect(try isToldPart("Packages"))
    // Nothing but the whole helps there: no root is to be named.
    let part = try Executable.run(["Packages"], in: folder.path).messages
    #expect(part.contains("nothing was judged in this part of the app; check the whole app\n"))
    #expect(!part.contains("--root"))
    // A package by itself is whole, and what nothing builds is no part.
    #expect(try !isToldPart("Packages/Kit"))
    #expect(try !isToldPart("Scripts"))
  }

  @Test func saysThatAPathIsOnlyPartOfAnApp() throws {
    let folder = try TemporaryFolder([
      "Package.swift": SmallProgram.package
        + "let p = Package(name: \"A\", targets: [.target(name: \"A\"), .target(name: \"B\"), "
        + ".testTarget(name: \"T\")])",
      "Sources/A/App.swift": SmallProgram.app(unread: "zone"),
      "Sources/B/Reader.swift": SmallProgram.reader,
      "Tests/T/T.swift": "", "Other/App.swift": SmallProgram.app(unread: "zone"),
    ])
    func warnings(_ paths: String...) throws -> [Substring] {
      try Executable.run(paths, in: folder.path).messages.split(separator: "\n")
        .filter { $0.hasPrefix("purelint: ") }
    }
    let line =
      "' is only part of what 'Package.swift' builds; findings about what nobody wires or "
      + "reads need the whole app"
    #expect(try warnings(".") == [])
    #expect(try warnings("Sources") == [])
    #expect(try warnings("Sources/A", "Sources/B") == [])
    let left: Substring = """
      purelint: warning: left out 1 finding, because files that are not checked may use what it \
      is about; check these files, too
      """
    #expect(try warnings("Sources/A") == [Substring("purelint: warning: 'Sources/A" + line), left])
    #expect(
      try warnings("Sources/A/App.swift", "Sources/A")
        == [Substring("purelint: warning: 'Sources/A" + line), left]
    )
    #expect(try warnings("Other") == [])
    // One project is above both, so they are one program.
    #expect(try findings(["Sources/A", "Sources/B"], in: folder) == [])
    // A field that the rest of the project may read is not called unread.
    #expect(try findings(["Sources/A", "Other"], in: folder) == [])
  }

  /// Paths that hold all that a project above builds are checked as that project says.
  @Test func aProjectAboveTellsTheTargetsOfItsFolders() throws {
    let folder = try TemporaryFolder([
      "Package.swift": SmallProgram.package
        + "let p = Package(name: \"A\", targets: [.target(name: \"A\", path: \"One\"), "
        + ".target(name: \"B\", path: \"Two\")])",
      "One/App.swift": SmallProgram.app(unread: "zone"),
      // A module that does not import the other one reads nothing of it.
      "Two/Reader.swift": "struct Page { struct Dependency { let zone = 1 } }\n"
        + SmallProgram.reader,
    ])
    #expect(try findings(["."], in: folder) == ["One/App.swift"])
    #expect(try findings(["One", "Two"], in: folder) == ["One/App.swift"])
    let absolute = [folder("One"), folder("Two")]
    #expect(try findings(absolute, in: folder).map(String.init) == [folder("One/App.swift")])
  }

  /// The folders between the paths and the project are asked only once for what they hold.
  @Test func aProjectAboveSeveralPathsIsReadOnce() throws {
    let folder = try TemporaryFolder([
      "Package.swift": SmallProgram.manifest("A"), "Sources/A/One/One.swift": "",
      "Sources/A/Two/Two.swift": "",
    ])
    var projects = OuterProjects(Disk())
    let first = projects.project(above: ProjectPath(folder("Sources/A/One/One.swift")))
    #expect(first?.folder.text == folder.path)
    try FileManager.default.removeItem(atPath: folder("Package.swift"))
    let second = projects.project(above: ProjectPath(folder("Sources/A/Two/Two.swift")))
    #expect(second?.folder.text == folder.path)
    var others = OuterProjects(Disk())
    #expect(others.project(above: ProjectPath(folder("Sources/A/Two/Two.swift"))) == nil)
  }

  @Test func aRootIsDeclaredInOneProgram() throws {
    let folder = try TemporaryFolder([
      "A/App.swift": SmallProgram.app(unread: "zone"),
      "B/B.swift": "enum Launcher { static func go() {} }",
    ])
    let result = try Executable.run(["A", "B", "--root", "AppDependency"], in: folder.path)
    #expect(!result.messages.contains("no effect"))
    let idle = try Executable.run(["A", "B", "--root", "Launcher"], in: folder.path)
    #expect(idle.messages.hasPrefix("purelint: warning: '--root Launcher' has no effect"))
    #expect(try Executable.run(["A", "B", "--root", "Lancher"], in: folder.path).exitCode == 2)
  }

  private func parts(_ folder: TemporaryFolder) -> [ProgramPart] {
    Sources(
      [folder.path],
      excludes: [],
      systemModules: Analyzer.purelint.systemModules,
      jobs: 1
    )
    .programs
  }
}
