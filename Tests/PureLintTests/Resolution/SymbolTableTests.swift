import Testing

@testable import PureLint
@testable import PureLintProjects
@testable import PureLintResolution
@testable import PureLintSource

/// Which declarations a name may mean at top level.
@Suite struct SymbolTableTests {
  /// A table over files, given by their paths.
  private func table(_ texts: [(path: String, text: String)]) -> SymbolTable {
    let files = texts.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }
    let (sources, projects) = ProjectFile.separate(files)
    return ProgramReader(files: sources, projects: projects, jobs: 1).read().symbols
  }

  private func paths(_ found: [DeclarationID], in table: SymbolTable) -> [String] {
    found.map { table.program.trees.paths[Int($0.file)] }
  }

  @Test func findsWhatStandsAtTopLevelAlone() {
    let table = table([
      ("A.swift", "struct Zone { struct Clock {} }\nfunc make() { struct Hand {} }\nlet zone = 1"),
      ("B.swift", "extension Zone { struct Hand {} }"),
    ])
    #expect(table.topLevel("Zone").count == 1)
    #expect(table.topLevel("zone").count == 1)
    #expect(table.topLevel("make").count == 1)
    for nested: Name in ["Clock", "Hand"] { #expect(table.topLevel(nested).isEmpty) }
    #expect(table.extensions(ofTypesNamed: "Zone").count == 1)
    #expect(table.topLevelType("Zone", from: 1) == table.topLevel("Zone").first)
    #expect(table.topLevelType("zone", from: 0) == nil)
  }

  /// An alias of many meanings is not followed.
  @Test(arguments: [(1, 1), (8, 1), (9, 0), (500, 0)])
  func extensionsOfAnAliasAreThoseOfFewTypes(_ count: Int, _ found: Int) {
    let types = (0..<count).map { "struct Zone\($0) {}\ntypealias Alias = Zone\($0)\n" }.joined()
    let table = table([("A.swift", types + "extension Alias {}")])
    #expect(table.extensions(ofTypesNamed: "Zone0").count == found)
    #expect(table.extensions(ofTypesNamed: "Alias").count == 1)
  }

  @Test func membersStandInSourceOrder() throws {
    let table = table([
      ("A.swift", "struct Zone<T> { let b = 1; var a: Int; func c() { let d = 1 } }")
    ])
    let members = table.members(heldBy: try #require(table.topLevel("Zone").first))
    #expect(members.map { table.program.text($0) } == ["T", "b", "a", "c"])
  }

  @Test func whatIsPrivateToAnotherFileIsNeverMeant() {
    let table = table([
      ("A.swift", "private struct Zone {}\nfileprivate func make() {}"), ("B.swift", ""),
    ])
    #expect(table.topLevelType("Zone", from: 0) != nil)
    #expect(table.topLevelType("Zone", from: 1) == nil)
    #expect(table.topLevel("make", from: 1).isEmpty)
  }

  @Test func theOwnFileComesFirst() {
    let table = table([
      ("A.swift", "struct Zone {}"), ("B.swift", "private struct Zone {}"),
      ("C.swift", "struct Other {}"),
    ])
    #expect(paths(table.topLevelType("Zone", from: 1).map { [$0] } ?? [], in: table) == ["B.swift"])
    #expect(paths(table.topLevel("Zone", from: 2), in: table) == ["A.swift"])
  }

  @Test func theNearestFolderComesFirst() {
    let table = table([
      ("App/One/Zone.swift", "struct Zone {}"), ("App/Two/Zone.swift", "struct Zone {}"),
      ("App/Two/Use.swift", ""), ("App/One/Deep/Use.swift", ""),
    ])
    #expect(paths(table.topLevel("Zone", from: 2), in: table).first == "App/Two/Zone.swift")
    #expect(paths(table.topLevel("Zone", from: 3), in: table).first == "App/One/Zone.swift")
  }

  @Test func targetsGoBeforeFolders() {
    let table = table([
      (
        "Package.swift",
        """
        import PackageDescription
        let package = Package(name: "P", targets: [
          .target(name: "Kit"), .target(name: "App", dependencies: ["Kit"]), .target(name: "Other"),
        ])
        """
      ),
      ("Sources/App/Use.swift", "import Kit"), ("Sources/Kit/Zone.swift", "struct Zone {}"),
      ("Sources/Other/Clock.swift", "struct Clock {}"),
      ("Sources/Other/Zone.swift", "struct Zone {}"),
    ])
    #expect(paths(table.topLevel("Zone", from: 0), in: table) == ["Sources/Kit/Zone.swift"])
    #expect(table.topLevel("Zone", inModule: "Other", from: 0).count == 1)
    #expect(table.topLevel("Zone", inModule: "App", from: 0).isEmpty)
    #expect(paths(table.topLevel("Clock", from: 0), in: table) == ["Sources/Other/Clock.swift"])
  }

  @Test func interfacesComeBehindTheSources() {
    let own = table([("A.swift", "struct Array {}"), ("B.swift", "")])
    #expect(paths(own.topLevel("Array", from: 1), in: own) == ["A.swift"])
    let none = table([("A.swift", "")])
    #expect(none.topLevelType("Array", from: 0).map { none.program.isSource($0) } == false)
  }

  @Test func subtypesAreFoundAtAnyDistance() {
    let table = table([
      ("A.swift", "class Base {}\nclass Middle: Base {}\nfinal class Leaf: Middle {}"),
      ("B.swift", "typealias Alias = Base\nclass Other: Alias {}\nextension Remote: Base {}"),
      ("C.swift", "class Stranger: Remoter {}"),
    ])
    let found = table.possibleSubtypes(of: ["Base"]).map { table.program[$0].name }
    #expect(Set(found) == ["Middle", "Leaf", "Alias", "Other", "Remote"])
  }

  @Test func manyOfOneNameAreFoundAsFew() {
    let many = (10..<60).map { ("App/Screen\($0)/Zone.swift", "struct Zone {}") }
    let table = table(many + [("App/Screen33/Use.swift", ""), ("Use.swift", "")])
    #expect(table.isFrequent("Zone"))
    let use = table.program.trees.paths.firstIndex(of: "App/Screen33/Use.swift") ?? 0
    let nearest = table.topLevelType("Zone", from: use)
    #expect(paths(nearest.map { [$0] } ?? [], in: table) == ["App/Screen33/Zone.swift"])
    #expect(nearest == table.topLevel("Zone", from: use).first)
  }

  @Test func manyExtensionsOfOneNameGoToTheTypesThatTheyMean() {
    var texts = (10..<30).map { number in
      (
        "App/Screen\(number)/Zone.swift",
        "struct Zone { struct Zone {} }\nextension Zone {}\nextension Zone {}\nextension Zone.Zone {}"
      )
    }
    texts.append(
      ("App/Other/Clock.swift", "struct Clock { struct Zone {} }\nextension Clock.Zone {}")
    )
    let resolver = Resolver(table(texts))
    let program = resolver.program
    for (file, path) in program.trees.paths.enumerated() where path.hasPrefix("App/Screen") {
      let types = program.files[file].declarations.indices
        .map { DeclarationID(file: file, index: $0) }
        .filter { program[$0].kind == .structType }
      let extensions = types.map(resolver.extensions(of:))
      #expect(extensions.map(\.count) == [2, 1])
      #expect(extensions.joined().allSatisfy { Int($0.file) == file })
    }
  }

  @Test(arguments: [
    (["A/1.swift", "A/B/1.swift", "A/2.swift", "A-B/1.swift", "C.swift"], true),
    (["1.swift", "A/B/C/1.swift", "A/B/D/1.swift", "A/C/1.swift"], true),
    (["A/B/1.swift", "A/C/1.swift", "A/B/2.swift"], false),
    (["A/1.swift", "B/1.swift", "A/B/1.swift"], false),
  ])
  func foldersAreInOrderIfTheirFilesFollowEachOther(paths: [String], isOrdered: Bool) {
    #expect(FolderTree(paths: paths).isOrdered == isOrdered)
  }
}
