import Testing

@testable import PureLintCommandLine
@testable import PureLintProjects
@testable import PureLintSource

/// What is read off XcodeGen's specifications, besides the fixtures in `Fixtures/Targets`.
@Suite struct XcodeGenTests {
  private func read(_ files: [String: String]) -> ProjectFile? {
    ProjectFile(path: "project.yml", bytes: Array((files["project.yml"] ?? "").utf8)) { path in
      files[path.text].map { Array($0.utf8) }
    }
  }

  @Test(arguments: [
    ("name: A\ntargets: {A: {type: tool}}", true), ("{\"name\": \"A\",\n\"targets\": {}}", true),
    ("project:\n  targets: []", false), ("name: A\ninclude: a.yml", false),
    ("targets: [a, b]", false),
    ("project:\n  name: [", false), ("", false),
  ])
  func onlyASpecificationIsAProject(_ text: String, _ isProject: Bool) {
    #expect((read(["project.yml": text, "a.yml": ""]) != nil) == isProject)
  }

  @Test(arguments: [
    ("targets:\n\tA: b", "line 2: a tab that indents"),
    ("name: A\ninclude: [b.yml]", "'b.yml', which it includes, cannot be read"),
    ("name: A\ninclude: a.yml", "'a.yml', line 1: a bracket that is not closed"),
    ("name: A\ninclude: /etc/hosts", "'/etc/hosts', which it includes, cannot be read"),
  ])
  func whatCannotBeReadIsNamed(_ text: String, _ problem: String) {
    #expect(read(["project.yml": text, "a.yml": "a: ["])?.problem == problem)
  }

  @Test func filesThatIncludeEachOtherAreReadOnce() throws {
    let project = try #require(
      read([
        "project.yml": "include: [a.yml, project.yml]\nname: A\ntargets: {A: {sources: [A]}}",
        "a.yml": "include: [b.yml, ./a.yml]\ntargets: {A: {sources: [B]}}",
        "b.yml": "include: [a.yml, project.yml]\ntargets: {A: {sources: [C]}}",
      ])
    )
    #expect(project.included.map(\.path) == ["a.yml", "b.yml"])
    let map = TargetMap(files: ["A/A.swift", "B/B.swift", "C/C.swift"], projects: [project])
    #expect(map.targets.map(\.name) == ["A", "", ""])
    #expect((0..<3).allSatisfy { map[map.targets(ofFile: $0)[0]].name == "A" })
  }

  @Test func anIncludedSpecificationIsNoProjectOfItsOwn() throws {
    let files = [
      "project.yml": "include: B/project.yml\nname: A\ntargets: {A: {type: tool, sources: A}}",
      "B/project.yml": "name: B\ntargets: {B: {type: framework, sources: S}}",
    ]
    let projects = files.compactMap { path, text in
      ProjectFile(path: path, bytes: Array(text.utf8)) { files[$0.text].map { Array($0.utf8) } }
    }
    let map = TargetMap(files: ["A/A.swift", "B/S/B.swift"], projects: projects)
    #expect(map.targets.map(\.name).sorted() == ["", "", "A", "B"])
  }

  @Test func excessIsNamed() {
    let chain = (0..<1_000).map { ("f\($0).yml", "include: f\($0 + 1).yml") }
    let files = Dictionary(uniqueKeysWithValues: chain)
    #expect(
      read(files.merging(["project.yml": "name: A\ninclude: f0.yml"]) { $1 })?.problem
        == "it is too large"
    )
    let sources = (0..<3_000).map { "s\($0)" }.joined(separator: ", ")
    let targets = (0..<3_000).map { "  T\($0): {templates: [A]}" }.joined(separator: "\n")
    let text = "targetTemplates: {A: {sources: [\(sources)]}}\ntargets:\n\(targets)"
    #expect(read(["project.yml": text])?.problem == "it is too large")
    let circle = "targetTemplates: {A: {templates: [B]}, B: {templates: [A]}}\n"
    #expect(read(["project.yml": circle + "targets: {T: {templates: [A]}}"])?.problem == nil)
    let long = (0..<20_000).map { "  A\($0): {templates: [A\($0 + 1)]}" }.joined(separator: "\n")
    let deep = "targetTemplates:\n\(long)\ntargets: {T: {templates: [A0], sources: [S]}}"
    #expect(read(["project.yml": deep])?.problem == "it is too large")
    let doubling =
      "targets: {T: {templateAttributes: {a: '${a}${a}'}, templates: [A], name: '${a}'}}"
    #expect(read(["project.yml": "targetTemplates: {A: {}}\n" + doubling])?.problem == nil)
  }

  // MARK: Runs

  @Test func aRunSaysWhatItDoesNotRead() throws {
    let folder = try TemporaryFolder([
      "project.yml": "name: A\ntargets:\n  A: [\n", "Sources/A.swift": "struct A {}\n",
      "Other/project.yml": "name: [\n",
    ])
    let run = try Executable.run(["."], in: folder.path)
    #expect(
      run.messages.contains(
        "purelint: warning: 'project.yml' is not read, so the targets in it are not known; line 4: a "
          + "bracket that is not closed\n"
      )
    )
    #expect(!run.messages.contains("Other"))
  }

  @Test func includedFilesAreReadFromTheDiskAndFromGit() throws {
    let folder = try GitFolder([
      "project.yml": "name: A\ninclude: parts/a.yml\n",
      "parts/a.yml": "targets: {A: {type: tool, sources: [{path: ../S, excludes: [Old.swift]}]}}\n",
      "S/main.swift": "import Swinject\nlet c = Container()\nc.register(Int.self) { _ in 1 }\n"
        + "print(c.resolve(Int.self)!)\n",
      "S/Old.swift": "import Swinject\nlet c = = Container()\n",
    ])
    for argument in [".", "--staged"] {
      let run = try folder.check(argument)
      #expect(!run.output.contains("Old.swift"), "\(argument)")
      #expect(!run.messages.contains("not read"), "\(argument)")
    }
    try folder.write("targets: {A: {type: tool, sources: [../S]}}\n", to: "parts/a.yml")
    #expect(try folder.check(".").output.contains("Old.swift"))
    #expect(try !folder.check("--staged").output.contains("Old.swift"))
  }

  @Test func aPathIsPartOfASpecification() throws {
    let folder = try TemporaryFolder([
      "App/project.yml":
        "name: A\ninclude: [../base.yml]\ntargets: {A: {type: tool, sources: S}}\n",
      "base.yml": "targets: {B: {type: framework, sources: App/T}}\n",
      "App/S/A.swift": "", "App/T/B.swift": "",
    ])
    let run = try Executable.run(["App/S"], in: folder.path)
    #expect(run.messages.contains("'App/S' is only part of what 'project.yml' builds"))
  }
}
