import Testing

@testable import PureLintProjects

/// Whatever a project file holds, reading it ends, and ends with a target for each file.
@Suite struct TargetsDamageTests {
  @Test(arguments: TargetsFixture.all)
  func cutFilesAreReadAsFarAsTheyGo(_ fixture: TargetsFixture) throws {
    let files = fixture.files.map(\.path)
    for project in try fixture.projects() {
      for length in stride(from: 0, to: project.bytes.count, by: 97) {
        expectTargets(files, project.path, Array(project.bytes.prefix(length)))
      }
    }
  }

  @Test(arguments: TargetsFixture.all)
  func mixedUpFilesAreReadAsFarAsTheyGo(_ fixture: TargetsFixture) throws {
    let files = fixture.files.map(\.path)
    for project in try fixture.projects() {
      var state: UInt64 = 7
      var bytes = project.bytes
      for _ in 0..<60 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.swapAt(Int(state >> 33) % bytes.count, Int(state >> 11) % bytes.count)
        expectTargets(files, project.path, bytes)
      }
    }
  }

  private func expectTargets(_ files: [String], _ path: String, _ bytes: [UInt8]) {
    guard let project = ProjectFile(path: path, bytes: bytes) else { return }
    let map = TargetMap(files: files, projects: [project])
    #expect(files.indices.allSatisfy { !map.targets(ofFile: $0).isEmpty })
  }

  private func read(_ files: [String], _ path: String, _ source: String) -> TargetMap {
    TargetMap(
      files: files,
      projects: ProjectFile(path: path, bytes: Array(source.utf8)).map { [$0] } ?? []
    )
  }

  @Test func damagedProjectIsNoProject() {
    let map = read(
      ["App/A.swift", "AppTests/B.swift"],
      "App.xcodeproj/project.pbxproj",
      "{ objects"
    )
    #expect(map.targets.allSatisfy { $0.name.isEmpty })
    #expect(map.isTest(file: 1))
  }

  @Test func groupsInACircleEnd() {
    let map = read(
      ["A/B/Main.swift"],
      "App.xcodeproj/project.pbxproj",
      """
      { rootObject = P; objects = {
        P = { mainGroup = A; targets = (T, T); };
        A = { children = (B, A); path = A; }; B = { children = (A, F); path = B; };
        F = { path = Main.swift; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S, S); dependencies = (D); };
        S = { isa = PBXSourcesBuildPhase; files = (X, X); }; X = { fileRef = F; };
        D = { target = T; };
      }; }
      """
    )
    #expect(map.targets(ofFile: 0).map { map[$0].name } == ["App"])
  }

  @Test func ownGroupWithoutAPathIsTheProjectsFolder() {
    let map = read(
      ["Main.swift", "../Top.swift"],
      "App.xcodeproj/project.pbxproj",
      """
      { rootObject = P; objects = { P = { mainGroup = M; targets = (T); projectDirPath = ..; };
        M = { children = (F, G); }; F = { path = Top.swift; };
        G = { path = Main.swift; sourceTree = BUILT_PRODUCTS_DIR; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (X, Y); }; X = { fileRef = F; }; Y = { fileRef = G; };
      }; }
      """
    )
    #expect(map.targets(ofFile: 0).map { map[$0].name } == [""])
    #expect(map.targets(ofFile: 1).map { map[$0].name } == ["App"])
  }

  @Test func deepNestingEnds() {
    let depth = 20_000
    let groups = (0..<depth).map { "G\($0) = { children = (G\($0 + 1)); path = a; };" }.joined()
    let source = "{ rootObject = P; objects = { P = { mainGroup = G0; }; \(groups) }; }"
    #expect(read(["A.swift"], "App.xcodeproj/project.pbxproj", source).targets.count == 2)
    let calls = String(repeating: ".a(", count: depth)
    let manifest =
      "import ProjectDescription\nlet p = Target(name: \"A\", product: .app, sources: \(calls)"
    #expect(read(["A.swift"], "Project.swift", manifest).targets(ofFile: 0).count == 1)
  }

  @Test func listThatHoldsItselfEnds() {
    let source = """
      import ProjectDescription
      let a = [.glob(a), .glob(b)]
      let b = a + a
      let p = Project(targets: [.target(name: "A", product: .app, sources: .paths(a), dependencies: b)])
      """
    #expect(read(["A.swift"], "Project.swift", source).targets.map(\.name) == ["A", "", ""])
  }
}
