import Testing

@testable import PureLintProjects
@testable import PureLintResolution
@testable import PureLintSource
@testable import PureLintSyntax

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
    // What tests declare is never meant, so nothing is in doubt.
    #expect(meanings(in: more, package: three) == ["Sources/C/Thing.swift"])
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

  /// Copies of an app in folders of one tree: each file means what its own copy declares, and after
  /// that what is nearest, up to a limit.
  @Test func ownFolderComesBeforeManyOthers() {
    let copies = (100..<300).flatMap { copy in
      [
        ("Copy\(copy)/App/Use.swift", ""), ("Copy\(copy)/App/Thing.swift", "struct Thing {}"),
        ("Copy\(copy)/Core/Thing.swift", "func Thing() {}\nprivate struct Thing {}"),
      ]
    }
    let sources = copies.sorted { $0.0 < $1.0 }
    let table = table(sources, package: nil)
    for (file, source) in sources.enumerated() where source.0.hasSuffix("Use.swift") {
      let found = table.topLevel("Thing", from: file).map { sources[table.program[$0].file].0 }
      let copy = source.0.prefix(7)
      #expect(Array(found.prefix(2)) == ["\(copy)/App/Thing.swift", "\(copy)/Core/Thing.swift"])
      #expect(found.count == 64 && Set(found).count == 64)
      #expect(table.topLevelType("Thing", from: file)?.file == UInt32(file - 1))
    }
  }

  /// More declarations than are compared one by one are told apart by the same rules.
  @Test func manyTargetsAreToldApartAsFewAre() {
    for count in [2, 30] {
      let targets = (10..<10 + count).map { ".target(name: \"T\($0)\")" }.joined(separator: ", ")
      let things = (10..<10 + count).map { ("Sources/T\($0)/Thing.swift", "struct Thing {}") }
      let package =
        targets + ", .target(name: \"A\", dependencies: [\"T10\"]), .target(name: \"B\")"
      let sources = [("Sources/A/Use.swift", "")] + things
      #expect(meanings(in: sources, package: package) == ["Sources/T10/Thing.swift"])
      let others = [("Sources/B/Use.swift", "")] + things
      #expect(meanings(in: others, package: package) == [])
      let own = others + [("Sources/B/Zone.swift", "struct Thing {}")]
      #expect(meanings(in: own, package: package) == ["Sources/B/Zone.swift"])
    }
  }
}
