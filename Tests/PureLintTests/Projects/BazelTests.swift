import Testing

@testable import PureLintCommandLine
@testable import PureLintProjects
@testable import PureLintSource

/// What is read off `BUILD` files, besides the fixture in `Fixtures/Targets`.
@Suite struct BazelTests {
  private func read(_ text: String) -> ProjectFile? {
    ProjectFile(path: "BUILD", bytes: Array(text.utf8))
  }

  private func library(_ arguments: String) -> String {
    "swift_library(name = 'A', \(arguments))\n"
  }

  /// The elements of the sources of the first rule.
  private func sources(_ text: String) throws -> [String] {
    let rule = try #require(read(text)?.package?.rules.first)
    return rule.sources.parts.map { part in
      switch part {
      case .label(let text): text
      case .glob(let included, let excluded):
        "glob(\(included.joined(separator: " ")) - \(excluded.joined(separator: " ")))"
      }
    }
  }

  @Test(arguments: [
    ("srcs = ['B.swift', \"C.swift\",]", ["B.swift", "C.swift"]),
    ("srcs = ['''B.swift'''] + [r'C.swift'] # comment\n", ["B.swift", "C.swift"]),
    ("srcs = glob(['*.swift'], exclude = ['X*'], exclude_directories = 0)", ["glob(*.swift - X*)"]),
    ("srcs = native.glob(include = ['**'])", ["glob(** - )"]),
    (
      "srcs = select({'//:a': ['B.swift'], '//:b': glob(['c/*'])}, no_match_error = 'x')",
      ["B.swift", "glob(c/* - )"]
    ),
    ("srcs = (['B' + '.swift'])", ["B.swift"]), ("srcs = ['B' '.swift']", ["B.swift"]),
    ("srcs = ALL", ["B.swift", "C.swift"]), ("srcs = [LAST]", ["C.swift"]),
    ("copts = ['-D' + x for x in y], srcs = ['B.swift']", ["B.swift"]),
    ("copts = f(x)[1:].y({'a': [1]}) if z else -1, srcs = ['B.swift']", ["B.swift"]),
    ("swift_srcs = ['B.swift'], clang_srcs = ['C.m']", ["B.swift"]),
    ("deps = [d for d in D if d != 'x'], srcs = ['B.swift'], **more", ["B.swift"]),
  ])
  func literalsAreFollowed(_ arguments: String, _ expected: [String]) throws {
    let constants = "FIRST = 'B.swift'\nLAST = 'C.swift'\nALL = [FIRST] + [LAST]\n"
    #expect(try sources(constants + library(arguments)) == expected)
  }

  @Test(arguments: [
    ("srcs = glob(PATTERNS)", "'A' has sources that only a run tells"),
    ("srcs = ['B.swift'] + more()", "'A' has sources that only a run tells"),
    ("srcs = [x + '.swift' for x in NAMES]", "'A' has sources that only a run tells"),
    ("srcs = ['B.swift'], module_name = f()", "'A' has a module that only a run tells"),
    ("srcs = ['B.swift", "a text that is not closed"), ("srcs = ['B.swift'", "',' is missing"),
    ("srcs = [f('B.swift'])]", "',' is missing"),
  ])
  func whatOnlyARunTellsIsNamed(_ arguments: String, _ problem: String) {
    #expect(read(library(arguments))?.problem == "line 1: \(problem)")
  }

  @Test(arguments: [
    (
      "my_library(name = 'A', srcs = ['B.swift'])",
      "line 1: 'my_library' is a macro, or a rule that is not known"
    ),
    (
      "# \n[swift_library(name = n) for n in NAMES]", "line 2: 'swift_library' within an expression"
    ),
    (
      "swift_library(name = n, srcs = ['B.swift'])",
      "line 1: 'swift_library' has a name that only a run tells"
    ),
    (
      "load('//:a.bzl', 'swift_library')\nswift_library(name = 'A', srcs = [])",
      "line 2: 'swift_library' is a macro of the workspace's own"
    ),
    ("load('//:a.bzl', 'swift_test')\nswift_test(name = 'A', srcs = ['B.swift'])", nil),
    (
      "load('@rules_swift//swift:swift.bzl', lib = 'swift_library')\nlib(name = 'A', srcs = ['B.swift'])",
      nil
    ),
    (
      "load('//:a.bzl', 'swift_library')\nswift_library(name = 'A', module_name = 'A', srcs = [])",
      nil
    ),
    ("exports_files(['B.swift'])\nswift_binary(name = 'A', srcs = ['B.swift'])", nil),
  ])
  func macrosAreNamed(_ text: String, _ problem: String?) {
    #expect(read(text) != nil)
    #expect(read(text)?.problem == problem)
  }

  @Test(arguments: [
    "", "cc_library(name = 'os')", "# swift\npackage()", "java_library(srcs = ['A.java'])",
  ])
  func whatIsNotAboutSwiftIsNoProject(_ text: String) {
    #expect(read(text) == nil || read(text)?.package?.rules.allSatisfy { $0.kind == nil } == true)
  }

  @Test func excessEnds() {
    let count = 100_000
    let doubling = (1...60).map { "X\($0) = X\($0 - 1) + X\($0 - 1)\n" }.joined()
    for text in [
      library("srcs = " + String(repeating: "[", count: count)),
      library("srcs = " + String(repeating: "glob(", count: count)),
      library("x = -" + String(repeating: "(", count: count)),
      "X0 = ['B.swift']\n" + doubling + library("srcs = X60"),
      "X0 = 'B'\n" + doubling + library("srcs = [X60]"),
    ] {
      #expect(read(text)?.problem != nil)
    }
    #expect(read(library("x = {" + String(repeating: "'a': {", count: count)))?.problem != nil)
    let groups = (0..<3_000).map { "filegroup(name = 'g\($0)', srcs = [':g\($0 + 1)', ':g0'])\n" }
    var projects = [read(groups.joined() + library("srcs = [':g0', 'B.swift']"))].compactMap { $0 }
    ProjectFile.findWorkspaces(of: &projects) { _ in false }
    #expect(TargetMap(files: ["B.swift"], projects: projects).isInProject(file: 0))
  }

  // MARK: Runs

  @Test func aRunNamesTheFirstOfManyFiles() throws {
    let macro = "my_library(name = 'A', srcs = ['A.swift'])\n"
    let files = ["WORKSPACE": "", "a/BUILD": macro, "b/BUILD": macro, "a/A.swift": "struct A {}\n"]
    let line =
      "purelint: warning: 'a/BUILD' and 1 more such files are not read, so the targets in them are not "
      + "known; line 1: 'my_library' is a macro, or a rule that is not known\n"
    let folder = try TemporaryFolder(files)
    #expect(try Executable.run(["."], in: folder.path).messages.contains(line))
    // Where a package has the same files, nobody misses the other way to build them.
    try folder.write(
      "import PackageDescription\nlet p = Package(name: \"A\", targets: [.target(name: \"A\", path: \"a\")])\n",
      to: "Package.swift"
    )
    #expect(try !Executable.run(["."], in: folder.path).messages.contains("not read"))
  }

  @Test func oneWorkspaceIsOneProgram() throws {
    func library(_ name: String, _ deps: String) -> String {
      "swift_library(name = '\(name)', srcs = ['\(name).swift'], deps = [\(deps)])\n"
    }
    let folder = try TemporaryFolder([
      "a/BUILD": library("A", "'//b:B'"),
      "a/A.swift": "import Swinject\nlet a: Container = .init()\n",
      "b/BUILD": library("B", ""), "b/B.swift": "", "MODULE.bazel": "",
      "c/WORKSPACE": "", "c/BUILD": library("C", ""), "c/C.swift": "",
    ])
    let found = Sources(
      [folder.path],
      excludes: [],
      systemModules: [],
      jobs: 1
    )
    #expect(
      found.programs.map { $0.files.map { found.files[$0].path.suffix(7) } } == [
        ["A.swift", "B.swift"], ["C.swift"],
      ]
    )
  }

  /// The targets of two files, one of them in a package.
  private func targets(package folder: String, _ targets: String) -> [[String]] {
    let manifest =
      "import PackageDescription\nlet p = Package(name: \"A\", targets: [\(targets)])\n"
    let patterns = "['Other/*.swift', '\(folder)Sources/A/*.swift']"
    var projects = [
      ProjectFile(path: folder + "Package.swift", bytes: Array(manifest.utf8)),
      read("swift_library(name = 'A', srcs = glob(\(patterns)))"),
    ].compactMap { $0 }
    ProjectFile.findWorkspaces(of: &projects) { _ in false }
    let map = TargetMap(files: ["Other/B.swift", folder + "Sources/A/A.swift"], projects: projects)
    return (0..<2).map { map.targets(ofFile: $0).map { map[$0].name } }
  }

  @Test func theFilesOfASecondBuildAreInOneTarget() {
    let target = ".target(name: \"A\")"
    #expect(targets(package: "Kit/", target) == [["//:A"], ["A"]])
    // A package in the workspace's own folder tells the targets, unless it only fetches others.
    #expect(targets(package: "", target) == [[""], ["A"]])
    #expect(targets(package: "", "") == [["//:A"], ["//:A"]])
  }
}
