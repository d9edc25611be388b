import Foundation
import Testing

@testable import PureLint

/// The command `fix`, as the program that was built runs it.
@Suite struct FixCommandTests {
  private static let source = """
    final class Zone {}
    final class Clock: FactoryModule {
      struct Dependency {
        let zone: Zone
        let other: Zone
      }
      init(dependency: Dependency, payload: Void) { print(dependency.zone) }
    }
    struct AppDependency {
      static func resolve(zone: Zone) -> Clock.Factory {
        Clock.Factory(dependency: .init(zone: zone, other: zone))
      }
    }

    """

  private static let difference = """
    --- a/App.swift
    +++ b/App.swift
    @@ -2,12 +2,11 @@
     final class Clock: FactoryModule {
       struct Dependency {
         let zone: Zone
    -    let other: Zone
       }
       init(dependency: Dependency, payload: Void) { print(dependency.zone) }
     }
     struct AppDependency {
       static func resolve(zone: Zone) -> Clock.Factory {
    -    Clock.Factory(dependency: .init(zone: zone, other: zone))
    +    Clock.Factory(dependency: .init(zone: zone))
       }
     }

    """

  @Test func aDryRunShowsTheChangeAndWritesNothing() throws {
    let folder = try TemporaryFolder(["App.swift": Self.source])
    let result = try Executable.run(["fix", "--dry-run", "App.swift"], in: folder.path)
    #expect(result.output == Self.difference)
    #expect(result.messages == "would fix 1 finding in 1 file\n")
    #expect(result.exitCode == 1)
    #expect(try String(contentsOfFile: folder("App.swift"), encoding: .utf8) == Self.source)
  }

  @Test func aTypeOfWhichNothingIsLeftIsNamed() throws {
    let source = """
      final class Zone {}
      enum Home {
        struct Actions {
          let zone: Zone
        }
        struct Nothing {}
      }
      final class Screen {
        let actions: Home.Actions
        init(actions: Home.Actions) { self.actions = actions }
        func show() { print(actions) }
      }
      final class Root {
        let zone = Zone()
        func makeScreen() -> Screen { Screen(actions: Home.Actions(zone: zone)) }
      }
      @main struct Main {
        static func main() { Root().makeScreen().show() }
      }

      """
    let folder = try TemporaryFolder(["App.swift": source.replacing("print(actions)", with: "")])
    let result = try Executable.run(["fix", "App.swift"], in: folder.path)
    #expect(
      try !String(contentsOfFile: folder("App.swift"), encoding: .utf8).contains("let zone: Zone")
    )
    #expect(
      result.messages.contains(
        "App.swift:3:10: note: nothing is left in 'Home.Actions'; delete it if nothing asks for it\n"
      )
    )
    #expect(!result.messages.contains("Home.Nothing"))
  }

  /// What is mended stands above what is left.
  @Test(arguments: [["--dry-run"], []])
  func placesAreThoseOfTheFileAsItWasRead(options: [String]) throws {
    let start = "static func start() -> Zone { print(1); return Zone() }"
    let source = Self.source.replacing("class Zone {}", with: "class Zone { \(start) }")
      .replacing("other: Zone\n", with: "other: Zone\n    let last: Zone\n")
      .replacing("other: zone", with: "other: zone, last: Zone.start()")
    let folder = try TemporaryFolder(["App.swift": source])
    let result = try Executable.run(["fix"] + options + ["App.swift"], in: folder.path)
    #expect(
      result.messages.hasPrefix(
        "App.swift:6:9: note: dependency 'Clock.Dependency.last' is never read; left as it is: "
          + "'Zone.start(…)' at App.swift:12:68 may have side effects"
      )
    )
  }

  /// All files are read, and a finding elsewhere stays as it is.
  @Test func onlyWhatStandsInTheNamedFilesIsMended() throws {
    let rest = """
      final class Lamp {
        private let zone: Zone
        init(zone: Zone) { self.zone = zone }
      }
      enum Start { static func lamp(zone: Zone) -> Lamp { Lamp(zone: zone) } }
      """
    let folder = try TemporaryFolder(["Shop/App.swift": Self.source, "Lamps/Lamp.swift": rest])
    let result = try Executable.run(["fix", "--only", "./Shop/"], in: folder.path)
    #expect(result.output == Self.difference.replacing("App.swift", with: "Shop/App.swift"))
    #expect(result.messages == "fixed 1 finding in 1 file\n")
    #expect(try String(contentsOfFile: folder("Lamps/Lamp.swift"), encoding: .utf8) == rest)
    let none = try Executable.run(["fix", "--only", "Shops"], in: folder.path)
    #expect(none.messages.contains("'--only' names no Swift file of this run"))
    #expect(none.exitCode == 2)
  }

  /// A folder is the same by each path that leads to it.
  @Test func theNamedFilesMayBeNamedInAnyWay() throws {
    let folder = try TemporaryFolder(["Shop/App.swift": Self.source])
    try FileManager.default.createSymbolicLink(atPath: folder("Link"), withDestinationPath: "Shop")
    for (path, only) in [("Shop", "Link"), ("Link", "Shop"), ("Shop", folder("Shop"))] {
      let result = try Executable.run(["fix", "--dry-run", path, "--only", only], in: folder.path)
      #expect(result.messages == "would fix 1 finding in 1 file\n", "\(path) \(only)")
    }
  }

  /// The call of it is what is missing most often.
  @Test func aClosureThatNobodyCallsIsForAPerson() throws {
    let source = """
      final class Service { func run() { print(1) } }
      final class Screen {
        private let service: Service
        init(service: Service) { self.service = service }
        func show() { service.run() }
      }
      final class AppContainer {
        let service = Service()
        func makeScreen(done: @escaping (Bool) -> Void) -> Screen { Screen(service: service) }
      }
      AppContainer().makeScreen(done: { print($0) }).show()
      """
    let folder = try TemporaryFolder(["main.swift": source])
    let result = try Executable.run(["fix"], in: folder.path)
    #expect(result.output.isEmpty)
    #expect(
      result.messages.contains(
        "is never read; left as it is: it is a closure without a value, and a call of it may be what"
      )
    )
    let check = try Executable.run([], in: folder.path)
    #expect(check.output.contains("note: call it, or delete 'done' and its argument"))
  }

  @Test func theChangeIsShownAndMade() throws {
    let folder = try TemporaryFolder(["App.swift": Self.source])
    let result = try Executable.run(["fix", "App.swift"], in: folder.path)
    #expect(result.output == Self.difference)
    #expect(result.messages == "fixed 1 finding in 1 file\n")
    #expect(result.exitCode == 0)
    let check = try Executable.run(["check", "App.swift"], in: folder.path)
    #expect(check.output == "" && check.exitCode == 0)
    let again = try Executable.run(["fix", "App.swift"], in: folder.path)
    #expect(again == Executable.Result(output: "", messages: "nothing to fix\n", exitCode: 0))
  }

  @Test func whatADryRunShowsIsAPatch() throws {
    let folder = try TemporaryFolder(["App.swift": Self.source])
    let patched = try Executable.run(
      shell: "\"$0\" fix --dry-run App.swift | git apply && \"$0\" check App.swift",
      in: folder.path
    )
    #expect(patched.exitCode == 0, "\(patched)")
  }

  @Test func whatTheBaselineHoldsStays() throws {
    let folder = try TemporaryFolder(["App.swift": Self.source])
    func run(_ words: String...) throws -> Executable.Result {
      try Executable.run(words, in: folder.path)
    }
    _ = try run("--write-baseline")
    let held = "nothing to fix; '--no-baseline' would also look at 1 in the baseline\n"
    #expect(try run("fix") == Executable.Result(output: "", messages: held, exitCode: 0))
    let all = try run("fix", "--no-baseline", "--dry-run")
    #expect(all.output.contains("-    let other: Zone\n") && all.exitCode == 1)
    #expect(all.messages == "would fix 1 finding in 1 file\n")
    let new = Self.source.replacing("let other: Zone", with: "let other: Zone\n    let new: Zone")
      .replacing("other: zone", with: "other: zone, new: zone")
    try folder.write(new, to: "App.swift")
    let rest = "; '--no-baseline' would also look at 1 in the baseline\n"
    #expect(try run("fix").messages == "fixed 1 finding in 1 file" + rest)
    #expect(try String(contentsOfFile: folder("App.swift"), encoding: .utf8) == Self.source)
    let stale =
      "fixed 1 finding in 1 file\npurelint: '.purelint-baseline.json' may still hold what is "
      + "fixed; 'purelint --prune-baseline' removes it\n"
    #expect(try run("fix", "--no-baseline").messages == stale)
    try folder.write("{", to: ".purelint-baseline.json")
    #expect(try run("fix").exitCode == 2)
  }

  @Test func whatStaysIsToldWithTheReason() throws {
    let source = Self.source.replacing("other: zone", with: "other: load()")
    let folder = try TemporaryFolder(["App.swift": source])
    let result = try Executable.run(["fix", "App.swift"], in: folder.path)
    #expect(result.output == "")
    #expect(
      result.messages == """
        App.swift:5:9: note: dependency 'Clock.Dependency.other' is never read; left as it is: \
        'load(…)' at App.swift:11:56 may have side effects [unused-dependency]
        nothing to fix; 1 left

        """
    )
    #expect(result.exitCode == 1)
  }

  @Test func onlyTheNamedRuleIsFollowed() throws {
    let folder = try TemporaryFolder(["App.swift": Self.source])
    let other = try Executable.run(["fix", "--rule", "missing-provider", "."], in: folder.path)
    #expect(other.messages == "nothing to fix\n")
    let wrong = try Executable.run(["fix", "--rule", "lazy-cycle", "."], in: folder.path)
    #expect(
      wrong.messages == """
        purelint: error: 'fix' mends nothing of 'lazy-cycle'; it knows 'missing-provider', \
        'unused-dependency', 'unused-provider' and 'unused-suppression'

        """
    )
    #expect(wrong.exitCode == 2)
  }

  @Test func whatACommentSuppressesStays() throws {
    let source = Self.source.replacing(
      "    let other: Zone\n",
      with: "    let other: Zone  // purelint:ignore unused-dependency: soon\n"
    )
    .replacing(
      "    let zone: Zone\n",
      with: "    // purelint:ignore unused-dependency: later\n    let zone: Zone\n"
    )
    let folder = try TemporaryFolder(["App.swift": source])
    let result = try Executable.run(["fix", "App.swift"], in: folder.path)
    #expect(result.messages == "fixed 1 finding in 1 file\n")
    let text = try String(contentsOfFile: folder("App.swift"), encoding: .utf8)
    #expect(
      text
        == source.replacing("    // purelint:ignore unused-dependency: later\n", with: "")
    )
  }

  @Test(arguments: ["file", "folder", "hard link"])
  func whatStandsElsewhereIsNotWritten(link: String) throws {
    let folder = try TemporaryFolder(["Outside/Real.swift": Self.source, "App/Zone.swift": ""])
    var path = "App/Link.swift"
    switch link {
    case "file": try folder.link(path, to: "../Outside/Real.swift")
    case "folder":
      try folder.link("App/Folder", to: "../Outside")
      path = "App/Folder/Real.swift"
    default:
      try FileManager.default.linkItem(
        atPath: folder("Outside/Real.swift"),
        toPath: folder(path)
      )
    }
    let result = try Executable.run(["fix", "App"], in: folder.path)
    let reason =
      link == "hard link"
      ? "this file has other names, too, by hard links"
      : "a link leads to '\(path)', out of what was named"
    #expect(
      result.messages == """
        \(path):5:9: note: dependency 'Clock.Dependency.other' is never read; left as it is: \
        \(reason) [unused-dependency]
        nothing to fix; 1 left

        """
    )
    #expect(result.exitCode == 1)
    let text = try String(contentsOfFile: folder("Outside/Real.swift"), encoding: .utf8)
    #expect(text == Self.source)
  }

  @Test func whatALinkLeadsToWithinTheFolderIsWrittenThere() throws {
    let folder = try TemporaryFolder(["App/Real/App.txt": Self.source])
    try folder.link("App/App.swift", to: "Real/App.txt")
    let result = try Executable.run(["fix", "App"], in: folder.path)
    #expect(result.messages == "fixed 1 finding in 1 file\n")
    let text = try String(contentsOfFile: folder("App/Real/App.txt"), encoding: .utf8)
    #expect(!text.contains("other"))
    let destination = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder("App/App.swift")
    )
    #expect(destination == "Real/App.txt")
  }

  @Test func aPartOfAnAppIsLeftAlone() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [.executableTarget(name: "App"), .testTarget(name: "AppTests")]
      )
      """,
      "Sources/App/App.swift": Self.source,
      "Sources/App/More/More.swift": "final class More {}\n",
      "Tests/AppTests/AppTests.swift": """
      @testable import App
      let clock = Clock.Dependency(zone: Zone(), other: Zone())
      """,
    ])
    let part = try Executable.run(["fix", "Sources/App/App.swift"], in: folder.path)
    #expect(part.messages.contains("purelint: error: nothing is fixed: some code of the app"))
    #expect(part.exitCode == 2)
    // Its tests are no part of the app, but they use it.
    let result = try Executable.run(["fix", "Sources"], in: folder.path)
    let reason = "left as it is: '\(folder.path)/Tests/AppTests/AppTests.swift' is not checked"
    #expect(result.messages.contains(reason), "\(result)")
    #expect(result.exitCode == 1)
    let text = try String(contentsOfFile: folder("Sources/App/App.swift"), encoding: .utf8)
    #expect(text == Self.source)
  }
}
