import Testing

@testable import PureLintProjects
@testable import PureLintSource

/// Which targets, and which files, see which.
@Suite struct TargetsVisibilityTests {
  private func map(_ files: [String], _ projects: (path: String, source: String)...) -> TargetMap {
    TargetMap(
      files: files,
      projects: projects.compactMap { ProjectFile(path: $0.path, bytes: Array($0.source.utf8)) }
    )
  }

  private func package(_ targets: String) -> (path: String, source: String) {
    ("Package.swift", "import PackageDescription\nlet package = Package(targets: [\(targets)])")
  }

  @Test(arguments: [
    ("App/Main.swift", false), ("AppTests/MainTests.swift", true), ("App/Tests/Main.swift", true),
    ("AppUITests/Robot.swift", true), ("AppSpecs/MainSpec.swift", true), ("test/Main.swift", true),
    ("App/MainTests.swift", false), ("Contest/Main.swift", false), ("App/Latest/Main.swift", false),
    ("SpeedTest/Main.swift", false), ("SpeedTestTests/Main.swift", true),
    ("LoginTest/Main.swift", true),
  ])
  func withoutProjectsFoldersTellTests(_ path: String, _ isTest: Bool) {
    let all = ["App/Main.swift", "SpeedTestTests/Main.swift", path]
    #expect(TargetMap(paths: all).isTest(file: 2) == isTest)
  }

  @Test func folderAroundEverythingNamesTheAppNotItsTests() {
    let map = TargetMap(paths: [
      "/home/me/SpeedTest/App/Main.swift", "/home/me/SpeedTest/AppTests/A.swift",
    ])
    #expect(!map.isTest(file: 0))
    #expect(map.isTest(file: 1))
    #expect(TargetMap(paths: ["AppTests/A.swift", "AppTests/B.swift"]).isTest(file: 0))
  }

  @Test func withoutProjectsTestsSeeTheAppAndNotTheOtherWayRound() {
    let map = TargetMap(paths: ["App/A.swift", "Kit/B.swift", "Tests/C.swift"])
    #expect(map.shareTarget(0, 1))
    #expect(map.canSee(fromFile: 2, toFile: 0))
    #expect(!map.canSee(fromFile: 0, toFile: 2))
  }

  @Test func whatIsNoFileCountsAsPartOfTheApp() {
    let map = TargetMap(paths: ["AppTests/A.swift"])
    #expect(!map.isTest(file: 7))
    #expect(!map.shareTarget(0, 7))
  }

  @Test func dependenciesAreSeenAtAnyRemove() {
    let map = map(
      ["Sources/A/A.swift", "Sources/B/B.swift", "Sources/C/C.swift", "Sources/D/D.swift"],
      package(
        ".target(name: \"A\", dependencies: [\"B\"]), .target(name: \"B\", dependencies: [\"C\"]),"
          + ".target(name: \"C\"), .target(name: \"D\")"
      )
    )
    #expect(map.canSee(fromFile: 0, toFile: 2))
    #expect(!map.canSee(fromFile: 2, toFile: 0))
    #expect(!map.canSee(fromFile: 0, toFile: 3))
  }

  @Test func targetsThatDependOnEachOtherSeeEachOther() {
    let graph = TargetGraph(edges: [[1], [2], [3, 0], [], [2]])
    for target in 0..<3 {
      #expect((0..<5).map { graph.leads(from: target, to: $0) } == [true, true, true, true, false])
    }
    #expect((0..<5).map { graph.leads(from: 3, to: $0) } == [false, false, false, false, false])
    #expect((0..<5).map { graph.leads(from: 4, to: $0) } == [true, true, true, true, false])
  }

  @Test func manyTargetsAreKeptApart() {
    let count = 500
    let graph = TargetGraph(edges: (0..<count).map { $0 + 1 < count ? [$0 + 1] : [] })
    #expect(graph.leads(from: 0, to: count - 1))
    #expect(graph.leads(from: 130, to: 131))
    #expect(!graph.leads(from: 131, to: 130))
  }

  @Test func moreTargetsThanBitsAreNotToldApart() {
    let graph = TargetGraph(edges: Array(repeating: [], count: 10_000))
    #expect(graph.leads(from: 3, to: 9_000))
  }

  @Test func libraryOnlyForTestsIsATest() {
    let targets =
      ".target(name: \"Core\"), .target(name: \"CoreMocks\", dependencies: [\"Core\"]),"
      + ".testTarget(name: \"CoreTests\", dependencies: [\"CoreMocks\"])"
    let files = ["Sources/CoreMocks/A.swift", "Sources/Core/B.swift"]
    #expect(map(files, package(targets)).isTest(file: 0))
    #expect(!map(files, package(targets)).isTest(file: 1))
    let used = targets + ", .executableTarget(name: \"demo\", dependencies: [\"CoreMocks\"])"
    #expect(!map(files, package(used)).isTest(file: 0))
    let unknown = targets + ", .target(name: \"Demo\", dependencies: all)"
    #expect(!map(files + ["Sources/Demo/C.swift"], package(unknown)).isTest(file: 0))
  }

  @Test func fileOfAppAndTestsIsNoTest() {
    let map = map(
      ["Code/A.swift", "Tests/AppTests/B.swift"],
      package(
        ".target(name: \"App\", path: \"Code\"), .testTarget(name: \"AppTests\", path: \".\","
          + "sources: [\"Code/A.swift\", \"Tests\"])"
      )
    )
    #expect(map.targets(ofFile: 0).map { map[$0].name } == ["App", "AppTests"])
    #expect(map.shareTarget(0, 1))
    #expect(!map.isTest(file: 0))
    #expect(map.isTest(file: 1))
    #expect(!map.canSee(fromFile: 0, toFile: 1))
  }

  @Test func packageInAPackageIsNotPartOfIt() {
    let outer = package(".target(name: \"App\", path: \".\")")
    let inner = package(".target(name: \"Kit\")")
    let map = map(
      ["App.swift", "Kit/Sources/Kit/A.swift", "Kit/Old/B.swift"],
      outer,
      ("Kit/Package.swift", inner.source)
    )
    #expect((0..<3).map { map[map.targets(ofFile: $0)[0]].name } == ["App", "Kit", ""])
  }

  @Test func targetInTheFolderOfAnotherOneIsApart() {
    let map = map(
      ["Code/A.swift", "Code/Kit/B.swift"],
      package(".target(name: \"App\", path: \"Code\"), .target(name: \"Kit\", path: \"Code/Kit\")")
    )
    #expect((0..<2).map { map.targets(ofFile: $0).map { map[$0].name } } == [["App"], ["Kit"]])
  }

  @Test func pathsCompareAsWritten() {
    let map = map(
      ["./Root/Sources/A/A.swift", "Root/../Root/Sources/B//B.swift"],
      ("./Root/Package.swift", package(".target(name: \"A\"), .target(name: \"B\")").source)
    )
    #expect([0, 1].map { map.targets(ofFile: $0).map { map[$0].name } } == [["A"], ["B"]])
  }

  @Test func macrosPluginsAndTestsAreOfNoApp() {
    let kinds = ["target", "executableTarget", "macro", "testTarget"]
    let targets =
      kinds.map { ".\($0)(name: \"\($0)\")" }
      + [".plugin(name: \"plugin\", capability: .buildTool())"]
    let files = kinds.map { "\($0 == "testTarget" ? "Tests" : "Sources")/\($0)/A.swift" }
    let map = map(
      files + ["Plugins/plugin/A.swift", "Other/A.swift"],
      package(targets.joined(separator: ", "))
    )
    #expect((0..<6).map(map.mayBeOfApp) == [true, true, false, false, false, true])
  }

  @Test func filesOfOneModuleAreFoundByItsName() {
    let map = map(["Sources/my-kit/A.swift"], package(".target(name: \"my-kit\")"))
    #expect(map.isFile(0, inModule: "my_kit"))
    #expect(!map.isFile(0, inModule: "Kit"))
  }
}
