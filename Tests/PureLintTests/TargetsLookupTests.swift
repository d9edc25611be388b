import Testing

@testable import PureLint

/// Which declaration a name means where several targets have one of that name.
@Suite struct TargetsLookupTests {
  /// The files, in order, whose declarations of `Thing` are meant in the first file.
  private func meanings(
    of name: Name = "Thing",
    in sources: [(path: String, source: String)],
    package targets: String? = nil
  ) -> [String] {
    let table = table(sources, package: targets)
    return table.topLevel(name, from: 0).map { sources[table.program[$0].file].path }
  }

  private func table(_ sources: [(path: String, source: String)], package targets: String?)
    -> SymbolTable
  {
    let files = sources.map { SourceFile(path: $0.path, bytes: Array($0.source.utf8)) }
    let trees = files.map { SyntaxTree(parsing: $0, bodies: .parse) }
    let declarations = trees.enumerated().map { DeclarationCollector.collect(from: $1, file: $0) }
    let manifest = targets.flatMap {
      ProjectFile(
        path: "Package.swift",
        bytes: Array("import PackageDescription\nlet p = [\($0)]".utf8)
      )
    }
    let paths = sources.map(\.path)
    return SymbolTable(
      Program(
        trees: TreeStore(files, trees: trees),
        files: declarations,
        interfaceStart: files.count,
        targets: TargetMap(files: paths, projects: manifest.map { [$0] } ?? [])
      )
    )
  }

  private let three =
    ".target(name: \"A\", dependencies: [\"B\"]), .target(name: \"B\"), .target(name: \"C\"),"
    + ".testTarget(name: \"ATests\", dependencies: [\"A\"])"

  @Test func ownTargetComesBeforeAllOthers() {
    let sources = [
      ("Sources/A/Use.swift", "import B"), ("Sources/B/Thing.swift", "struct Thing {}"),
      ("Sources/A/Thing.swift", "struct Thing {}"), ("Sources/C/Thing.swift", "struct Thing {}"),
    ]
    #expect(meanings(in: sources, package: three) == ["Sources/A/Thing.swift"])
  }

  @Test func dependencyComesBeforeOtherTargets() {
    let sources = [
      ("Sources/A/Use.swift", ""), ("Sources/C/Thing.swift", "struct Thing {}"),
      ("Sources/B/Thing.swift", "struct Thing {}"),
    ]
    #expect(meanings(in: sources, package: three) == ["Sources/B/Thing.swift"])
  }

  @Test func importedModuleComesBeforeOtherDependencies() {
    let targets =
      ".target(name: \"A\", dependencies: [\"B\", \"C\"]), .target(name: \"B\"), .target(name: \"C\")"
    let sources = [
      ("Sources/A/Use.swift", "@testable import C"), ("Sources/B/Thing.swift", "struct Thing {}"),
      ("Sources/C/Thing.swift", "struct Thing {}"),
    ]
    #expect(meanings(in: sources, package: targets) == ["Sources/C/Thing.swift"])
  }

  @Test func otherTargetIsMeantIfNothingElseIs() {
    let sources = [
      ("Sources/A/Use.swift", ""), ("Sources/C/Thing.swift", "struct Thing {}"),
    ]
    #expect(meanings(in: sources, package: three) == ["Sources/C/Thing.swift"])
    let more = sources + [("Tests/ATests/Thing.swift", "struct Thing {}")]
    #expect(meanings(in: more, package: three) == [])
  }

  @Test func testsAreMeantLast() {
    let sources = [("App/Use.swift", ""), ("AppTests/Thing.swift", "struct Thing {}")]
    #expect(meanings(in: sources) == ["AppTests/Thing.swift"])
    #expect(meanings(in: sources + [("Kit/Thing.swift", "struct Thing {}")]) == ["Kit/Thing.swift"])
  }

  @Test func testsMeanTheirOwnFirst() {
    let sources = [
      ("AppTests/Use.swift", ""), ("App/Thing.swift", "struct Thing {}"),
      ("AppTests/Thing.swift", "struct Thing {}"),
    ]
    #expect(meanings(in: sources) == ["AppTests/Thing.swift"])
  }

  @Test func fileCompiledIntoTestsTooDoesNotMeanTheirs() {
    let targets =
      ".target(name: \"App\", path: \"Code\"), .testTarget(name: \"AppTests\", path: \".\","
      + "sources: [\"Code/Use.swift\", \"Tests\"])"
    let sources = [
      ("Code/Use.swift", ""), ("Tests/Thing.swift", "struct Thing {}"),
      ("Code/Thing.swift", "struct Thing {}"),
    ]
    #expect(meanings(in: sources, package: targets) == ["Code/Thing.swift"])
  }

  @Test func allOfATargetAreMeantNearestFolderFirst() {
    let sources = [
      ("App/B/Use.swift", "func thing() {}"), ("App/A/Thing.swift", "func thing(a: Int) {}"),
      ("App/B/Thing.swift", "func thing(b: Int) {}"),
    ]
    let expected = ["App/B/Use.swift", "App/B/Thing.swift", "App/A/Thing.swift"]
    #expect(meanings(of: "thing", in: sources) == expected)
  }

  @Test(arguments: ["private", "fileprivate"])
  func privateToAnotherFileIsNeverMeant(_ access: String) {
    let sources = [("App/Use.swift", ""), ("App/Thing.swift", "\(access) struct Thing {}")]
    #expect(meanings(in: sources) == [])
    #expect(meanings(in: [("App/Use.swift", "\(access) struct Thing {}")]) == ["App/Use.swift"])
  }

  @Test func moduleNarrowsAName() {
    let table = table(
      [("Sources/A/Thing.swift", "struct Thing {}"), ("Sources/B/Thing.swift", "struct Thing {}")],
      package: three
    )
    let found = table.topLevel("Thing", inModule: "B", from: 0)
    #expect(found.map { table.program[$0].file } == [1])
    #expect(table.topLevel("Thing", inModule: "UIKit", from: 0).isEmpty)
  }
}
