import Testing

@testable import PureLintFindings
@testable import PureLintRules

/// Runs the program beside files `.purelint.json`.
@Suite struct ConfigurationFileTests {
  /// A module with a dependency that nobody reads, and one that does not exist.
  private static func module(_ name: String) -> String {
    """
    final class \(name): FactoryModule {
      struct Dependency { let clock: Int }
      init(dependency: Dependency, payload: Void) {}
    }
    enum \(name)Root { static func resolve() -> \(name).Factory { .init(dependency: .init(clock: 1)) } }

    """
  }

  /// `rule severity path` for each finding, sorted.
  private func findings(
    _ folder: TemporaryFolder,
    _ words: [String] = [],
    in place: String = "."
  ) throws -> [String] {
    let result = try Executable.run(words, in: folder(place))
    return result.output.matches(of: #/(?m:^([^:\n]+):\d+:\d+: (error|warning): .*\[(.*)\]$)/#)
      .map { "\($0.3) \($0.2) \($0.1)" }.sorted()
  }

  @Test func severitiesRulesAndExclusionsHold() throws {
    let folder = try TemporaryFolder(["A.swift": Self.module("A"), "Old/B.swift": Self.module("B")])
    let plain = ["unused-dependency warning A.swift", "unused-dependency warning Old/B.swift"]
    #expect(try findings(folder) == plain)
    try folder.write(#"{"severities": {"unused-dependency": "error"}}"#, to: ".purelint.json")
    #expect(
      try findings(folder) == plain.map { $0.replacing("warning", with: "error") }
    )
    #expect(try Executable.run([], in: folder.path).exitCode == 1)
    try folder.write(#"{"rules": {"unused-dependency": false}}"#, to: ".purelint.json")
    #expect(try findings(folder) == [])
    #expect(try findings(folder, ["--enable-rule=unused-dependency"]) == plain)
    #expect(try findings(folder, ["--rule=unused-dependency"]) == plain)
    try folder.write(#"{"exclude": ["Old/"]}"#, to: ".purelint.json")
    #expect(try findings(folder) == [plain[0]])
    #expect(try findings(folder, ["--disable-rule=unused-dependency"]) == [])
    #expect(try findings(folder, ["."], in: "Old") == ["unused-dependency warning B.swift"])
    #expect(try findings(folder, ["Old/B.swift"]) == [plain[1]])
  }

  @Test func theNearerOneCountsForEachRule() throws {
    let folder = try TemporaryFolder([
      "A.swift": Self.module("A"), "New/B.swift": Self.module("B"), "New/X/C.swift": "",
      ".purelint.json": #"{"rules": {"unused-dependency": false}, "exclude": ["/New/X/"]}"#,
      "New/.purelint.json": """
      {"rules": {"unused-dependency": true}, "severities": {"unused-dependency": "error"}}
      """,
    ])
    #expect(try findings(folder) == ["unused-dependency error New/B.swift"])
    #expect(try findings(folder, in: "New") == ["unused-dependency error B.swift"])
    #expect(try findings(folder, ["--", folder("New/B.swift")], in: "/").count == 1)
    try folder.write("{}", to: "New/.purelint.json")
    #expect(try findings(folder) == [])
  }

  @Test func theWayUpEndsWithTheRepository() throws {
    let folder = try TemporaryFolder([
      ".purelint.json": #"{"rules": {"unused-dependency": false}}"#,
      "App/Sources/A.swift": Self.module("A"),
    ])
    #expect(try findings(folder, in: "App") == [])
    try folder.write("", to: "App/.git/HEAD")
    for place in ["App", "App/Sources"] { #expect(try findings(folder, in: place).count == 1) }
    #expect(try findings(folder).count == 1)
    // A submodule belongs to the repository around it.
    let submodule = try TemporaryFolder([
      ".purelint.json": #"{"rules": {"unused-dependency": false}}"#,
      "App/A.swift": Self.module("A"), "App/.git": "gitdir: ../.git/modules/App\n",
    ])
    #expect(try findings(submodule, in: "App") == [])
    try submodule.write("gitdir: ../.git/worktrees/App\n", to: "App/.git")
    #expect(try findings(submodule, in: "App").count == 1)
  }

  @Test func exceptionsAreAboutFilesAndNames() throws {
    let folder = try TemporaryFolder(["A.swift": Self.module("A"), "Old/B.swift": Self.module("B")])
    func findings(_ exception: String) throws -> [String] {
      let text = #"{"exceptions": [{"rule": "unused-dependency", "reason": "x", \#(exception)}]}"#
      try folder.write(text, to: ".purelint.json")
      return try self.findings(folder, ["--rule=unused-dependency"])
        .map { String($0.split(separator: " ")[2]) }
    }
    #expect(try findings(#""path": "Old/""#) == ["A.swift"])
    #expect(try findings(#""path": "/A.swift""#) == ["Old/B.swift"])
    #expect(try findings(#""subject": "A.Dependency.clock""#) == ["Old/B.swift"])
    #expect(try findings(#""subject": "*.clock""#) == [])
    #expect(try findings(#""subject": "clock""#) == ["A.swift", "Old/B.swift"])
    #expect(try findings(#""path": "Old/", "subject": "A.*""#) == ["A.swift", "Old/B.swift"])
  }

  @Test func rootsAndConditionsAreThoseOfTheProgram() throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      final class Zone {}
      enum Roots { static func zone() -> Zone { Zone() } }
      #if DEBUG
      \(Self.module("A"))#endif
      """
    ])
    func messages(_ text: String, _ words: String...) throws -> String {
      try folder.write(text, to: ".purelint.json")
      return try Executable.run(words, in: folder.path).messages
    }
    let both = "1 composition root, 1 type"
    #expect(try messages(#"{}"#).contains(both))
    #expect(try messages(#"{"conditions": []}"#).contains("0 composition roots;"))
    #expect(try messages(#"{"conditions": []}"#, "--define=DEBUG").contains(both))
    #expect(try messages(#"{"conditions": ["DEBUG"]}"#).contains(both))
    let misspelled = try messages(#"{"conditions": ["DEBG"]}"#)
    #expect(misspelled.contains("the condition 'DEBG' (.purelint.json:1:16): no '#if' in the"))
    #expect(try messages(#"{}"#, "--define=DEBG").contains("'--define DEBG': no '#if' in the"))
    let group = """
      {"layers": {"groups": {"a": {"paths": ["B/"]}, "c": {"paths": ["A.swift"]}},
       "forbidden": [{"from": "a", "to": "c"}]}}
      """
    let idle = try messages(group).split(separator: "\n").filter { $0.contains(" of the layers ") }
    #expect(idle.count == 1 && idle[0].contains("the group 'a' of the layers (.purelint.json:1:"))
    #expect(try messages(#"{"roots": ["Roots"]}"#).contains("2 composition roots, 1 type"))
    #expect(try messages(#"{"dialects": {"Pure": false}}"#).contains("1 type") == false)
    let unknown = try messages(#"{"roots": ["Rots"]}"#)
    #expect(
      unknown.hasPrefix(
        """
        purelint: warning: the root 'Rots' (.purelint.json:1:12) has no effect; no checked file \
        declares a type or function 'Rots'

        """
      )
    )
  }

  /// A comment that does nothing in the build of the configuration may be there for others.
  @Test func commentsThatNoBuildNeedsAreTold() throws {
    let ignore = "// purelint:ignore unused-dependency: the next release shows it\n"
    func source(_ name: String) -> String {
      Self.module(name).replacing("  struct", with: "  \(ignore)  struct")
        .replacing("payload: Void) {}", with: "payload: Void) { print(dependency.clock) }")
    }
    let unread = Self.module("B").replacing("  struct", with: "  \(ignore)  struct")
    let folder = try TemporaryFolder([
      "A.swift": source("A"), "B.swift": "#if DEBUG\n\(unread)#endif\n",
      ".purelint.json": #"{"conditions": []}"#,
    ])
    let told = "unused-suppression warning A.swift"
    #expect(try findings(folder) == [told])
    #expect(try findings(folder, ["--define=DEBUG"]) == [])
    #expect(try findings(folder, ["A.swift"]) == [told])
    try folder.write(#"{"conditions": ["DEBUG"]}"#, to: ".purelint.json")
    #expect(try findings(folder) == [told])
    try folder.write("#if RELEASE\n{\n#endif\n" + source("C"), to: "C.swift")
    #expect(try !findings(folder).contains(told), "what an error hides is not known")
  }

  @Test func targetsStandInForProjectFiles() throws {
    let source = Self.module("A").replacing("clock: Int", with: "clock: Zone")
      .replacing("clock: 1", with: "clock: Zone()")
    let folder = try TemporaryFolder([
      "Kit/Zone.swift": "struct Zone {}\n", "App/A.swift": source + "print(Zone())\n",
      "Specials/B.swift": Self.module("B"),
    ])
    func findings(_ targets: String, in place: String = ".") throws -> [String] {
      try folder.write(#"{"targets": [\#(targets)]}"#, to: ".purelint.json")
      return try self.findings(folder, in: place).map { String($0.split(separator: " ")[2]) }
    }
    let kit = #"{"name": "Kit", "sources": ["Kit"]}"#
    #expect(try findings(kit) == ["App/A.swift", "Specials/B.swift"])
    // What only tests declare is judged as a test.
    let tests = #"{"name": "T", "kind": "tests", "sources": ["**/B.swift"], "dependencies": []}"#
    #expect(try findings(kit + "," + tests) == ["App/A.swift"])
    let others = tests.replacing(
      #"["**/B.swift"]"#,
      with: #"["Specials"], "exclude": ["**/B.swift"]"#
    )
    #expect(try findings(others) == ["App/A.swift", "Specials/B.swift"])
  }

  @Test func layersAreChecked() throws {
    let rule = Rule.forbiddenDependency
    let folder = try TemporaryFolder(["App/A.swift": rule.triggers])
    func findings(_ text: String?) throws -> [String] {
      try folder.write(text ?? "{}", to: ".purelint.json")
      return try self.findings(folder)
    }
    #expect(try findings(nil) == [])
    #expect(try findings(rule.sampleConfiguration) == ["forbidden-dependency error App/A.swift"])
    #expect(try self.findings(folder, in: "App") == ["forbidden-dependency error A.swift"])
    let wrong = rule.sampleConfiguration?.replacing(
      "\"to\": \"payment\"",
      with: "\"to\": \"paymnt\""
    )
    _ = try findings(wrong)
    #expect(
      try Executable.run([], in: folder.path).messages
        == ".purelint.json:4:43: error: unknown group 'paymnt'; did you mean 'payment'?\n"
    )
  }

  @Test func eachProgramHasItsOwn() throws {
    let package =
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet p = Package(name: \"P\")\n"
    let folder = try TemporaryFolder([
      "A/Package.swift": package, "B/Package.swift": package,
      "A/Sources/A/A.swift": "#if DEBUG\n\(Self.module("A"))#endif\n",
      "B/Sources/B/B.swift": "#if DEBUG\n\(Self.module("B"))#endif\n",
      "A/.purelint.json": #"{"conditions": [], "roots": ["ARoot"]}"#,
    ])
    #expect(try findings(folder) == ["unused-dependency warning B/Sources/B/B.swift"])
  }

  @Test func whatIsWrongIsToldWithItsPlace() throws {
    let folder = try TemporaryFolder(["A.swift": Self.module("A"), "Old/.purelint.json": "{\n x }"])
    try folder.write(
      """
      {
        "severties": {},
        "rules": { "unused-dependncy": 1, "a\\u001b": true },
        "exceptions": [{ "rule": "unwired-module", "path": "x" },
          { "rule": "unwired-module", "path": "x", "reason": "" }]
      }
      """,
      to: ".purelint.json"
    )
    let result = try Executable.run([], in: folder.path)
    #expect(result.output.isEmpty && result.exitCode == 2)
    #expect(
      result.messages == """
        .purelint.json:2:3: error: unknown key 'severties'; did you mean 'severities'?
        .purelint.json:3:14: error: unknown rule 'unused-dependncy'; did you mean 'unused-dependency'?
        .purelint.json:3:34: error: this is a number, but has to be 'true' or 'false'
        .purelint.json:3:37: error: unknown rule 'a\\u{1b}'; 'purelint rules' lists them
        .purelint.json:4:18: error: 'reason' is missing: why it may stay
        .purelint.json:5:56: error: '' is not a text that says something
        Old/.purelint.json:2:2: error: expected a name in double quotes

        """
    )
    let above = try Executable.run(["A.swift"], in: folder.path).messages
    #expect(above.hasPrefix(".purelint.json:2:3: error: "))
    try folder.write("", to: "New/A.swift")
    let inside = try Executable.run([], in: folder("New")).messages
    #expect(inside.hasPrefix("../.purelint.json:2:3: error: "))
  }

  @Test(arguments: [
    ".purelint.yml", ".purelint.yaml", ".purelint", "purelint.yml", ".purelint.toml",
  ])
  func otherNamesAreCorrected(name: String) throws {
    let folder = try TemporaryFolder(["App/A.swift": Self.module("A"), name: "rules:\n"])
    let warning = "is not read; a configuration is JSON, in a file called '.purelint.json'\n"
    #expect(
      try Executable.run([], in: folder.path).messages
        .hasPrefix("purelint: warning: '\(name)' \(warning)")
    )
    #expect(
      try Executable.run([], in: folder("App")).messages
        .hasPrefix("purelint: warning: '../\(name)' \(warning)")
    )
    try folder.write("{}", to: ".purelint.json")
    #expect(try !Executable.run([], in: folder.path).messages.contains("is not read"))
  }

  @Test func aReportMayHaveTheNameOfTheProgram() throws {
    let folder = try TemporaryFolder([
      "A.swift": Self.module("A"), "purelint.json": "{\"rules\": {}}",
    ])
    #expect(try Executable.run([], in: folder.path).messages.contains("is not read"))
    for report in ["{\"rules\": {}, \"findings\": []}", "[]", "not JSON"] {
      try folder.write(report, to: "purelint.json")
      #expect(try !Executable.run([], in: folder.path).messages.contains("is not read"))
    }
  }

  @Test func whatCannotBeReadIsNoConfiguration() throws {
    let folder = try TemporaryFolder([
      "A.swift": Self.module("A"), ".purelint.json/x": "", "Big/A.swift": "",
    ])
    try folder.write(String(repeating: " ", count: (1 << 20) + 1), to: "Big/.purelint.json")
    let result = try Executable.run([], in: folder.path)
    #expect(
      result
        == Executable.Result(
          messages: """
            purelint: error: cannot read '.purelint.json': Is a directory; make it readable, or \
            remove it
            purelint: error: cannot read 'Big/.purelint.json': a configuration has 1 MB at most; \
            write less

            """,
          exitCode: 2
        )
    )
  }
}
