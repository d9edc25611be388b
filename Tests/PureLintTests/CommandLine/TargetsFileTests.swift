import Testing

/// Runs the program on what a file behind `--targets` lists.
@Suite struct TargetsFileTests {
  /// A module with a dependency that nobody reads.
  private static func module(_ name: String, isPublic: Bool = false) -> String {
    let access = isPublic ? "public " : ""
    return """
      \(access)final class \(name): FactoryModule {
        struct Dependency { let clock: Int }
        init(dependency: Dependency, payload: Void) {}
      }

      """
  }

  private static func app(_ name: String) -> String {
    """
    \(module(name))@main enum \(name)Root {
      static func main() -> \(name).Factory { .init(dependency: .init(clock: 1)) }
    }
    """
  }

  /// Two apps and a library, of which the list leaves one app out.
  private static func folder(_ library: String = "") throws -> TemporaryFolder {
    try TemporaryFolder([
      "A App/A.swift": app("A"), "B/B.swift": app("B"),
      "Kit/Kit.swift": module("Kit", isPublic: true) + module("Inner"),
      "BUILD": #"swift_library(name = "B", srcs = ["B/B.swift"])"#, ".git/HEAD": "",
      "list.json": """
      {"targets": [
        {"name": "//Kit:Kit", "module": "Kit", "sources": ["Kit/Kit.swift"], "dependencies": []\(library)},
        {"name": "//A", "kind": "app", "sources": ["A App/A.swift"], "dependencies": ["//Kit:Kit"]}
      ]}
      """,
    ])
  }

  /// `path rule` for each finding.
  private func findings(_ folder: TemporaryFolder, _ words: String..., in place: String = ".")
    throws -> [String]
  {
    let result = try Executable.run(words, in: folder(place))
    return result.output.matches(of: #/(?m:^([^:\n]+):\d+:\d+: (error|warning): .*\[(.*)\]$)/#)
      .map { "\($0.1) \($0.3)" }.sorted()
  }

  private static let unread = "A App/A.swift unused-dependency"
  private static let unwired = "Kit/Kit.swift unwired-module"

  @Test func theListedFilesAreTheProgram() throws {
    let folder = try Self.folder()
    let wanted = [Self.unread, Self.unwired, Self.unwired]
    #expect(try findings(folder, "--targets=list.json") == wanted)
    let messages = try Executable.run(["--targets=list.json"], in: folder.path).messages
    #expect(messages.hasPrefix("checked 2 files: 1 composition root, 3 type"))
  }

  /// Another app may use what a shared library offers, and nothing else of it.
  @Test func whatSharedLibrariesOfferMayBeUnused() throws {
    let folder = try Self.folder(#", "shared": true"#)
    #expect(try findings(folder, "--targets=list.json").contains(Self.unread))
    let output = try Executable.run(["--targets=list.json"], in: folder.path).output
    #expect(output.contains("module 'Inner' is never wired") && !output.contains("module 'Kit'"))
  }

  /// Only configurations below the current folder count, and what they leave out is not checked, though
  /// the list names it.
  @Test func configurationsCountUpToTheCurrentFolder() throws {
    let folder = try Self.folder()
    try folder.write(#"{"exclude": ["Kit/"]}"#, to: ".purelint.json")
    #expect(try findings(folder, "--targets=list.json") == [Self.unread])
    #expect(try findings(folder, "--targets=list.json", "--exclude=A*.swift") == [])
    try folder.write(Self.app("C"), to: "Run/C.swift")
    try folder.write(
      #"{"targets": [{"name": "C", "sources": ["C.swift"]}]}"#,
      to: "Run/list.json"
    )
    try folder.write(#"{"exclude": ["Run/"]}"#, to: ".purelint.json")
    #expect(try findings(folder, "--targets=list.json", in: "Run") == ["C.swift unused-dependency"])
  }

  /// What is needless for one app may be needed for another one.
  @Test func nothingIsSaidOfNeedlessSuppressions() throws {
    let folder = try Self.folder()
    try folder.write(
      "// purelint:ignore-file unused-dependency: the other app needs it\n" + Self.app("B"),
      to: "A App/A.swift"
    )
    try folder.write(
      #"{"exceptions": [{"rule": "unwired-module", "path": "Kit/Gone/", "reason": "x"}]}"#,
      to: ".purelint.json"
    )
    #expect(try findings(folder, "--targets=list.json") == [Self.unwired, Self.unwired])
  }

  @Test(arguments: [
    ("", "list.json:1:1: error: "), ("{}", "list.json:1:1: error: 'targets' is missing: "),
    (#"{"targets": [], "roots": []}"#, "list.json:1:17: error: unknown key 'roots'; "),
    (
      #"{"targets": [{"name": "A", "sources": [], "dependencies": ["B"]}]}"#,
      "list.json:1:60: error: unknown target 'B'; "
    ),
    (
      #"{"targets": [{"name": "A", "sources": ["gone.swift"]}]}"#,
      "purelint: error: 'gone.swift' does not exist; "
    ),
  ])
  func mistakesAreNamed(_ list: String, _ message: String) throws {
    let folder = try TemporaryFolder(["list.json": list])
    let result = try Executable.run(["--targets", "list.json"], in: folder.path)
    #expect(result.exitCode == 2 && result.messages.hasPrefix(message), "\(result.messages)")
  }

  @Test func aListMayBeEmptyOrAbsent() throws {
    let folder = try TemporaryFolder(["list.json": #"{"targets": []}"#])
    let empty = try Executable.run(["--targets=list.json"], in: folder.path)
    #expect(empty.exitCode == 0 && empty.messages.contains("nothing was judged"))
    let absent = try Executable.run(["--targets=lost.json"], in: folder.path)
    #expect(absent.exitCode == 2 && absent.messages.contains("'lost.json' does not exist"))
  }
}
