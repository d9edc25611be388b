import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintProjects
@testable import PureLintResolution
@testable import PureLintSource

/// Which files are read in full: those whose bodies may matter to the graph.
@Suite struct RelevanceTests {
  private static let module = """
    import Pure
    final class Home: FactoryModule {
      struct Dependency { let clock: Clock }
      init(dependency: Dependency, payload: Void) {}
    }
    """

  /// The files, besides the one with the module, that are read in full.
  private func full(_ texts: [(path: String, text: String)]) -> [String] {
    let files = ([("Home.swift", Self.module)] + texts).map { path, text in
      SourceFile(path: path, bytes: Array(text.utf8))
    }
    let (sources, projects) = ProjectFile.separate(files)
    let program = ProgramReader(files: sources, projects: projects, jobs: 1).read().symbols.program
    return program.filesWithBodies.map { program.trees.paths[$0] }.filter { $0 != "Home.swift" }
  }

  @Test func whoMentionsAModuleMatters() {
    #expect(full([("A.swift", "func f() { _ = Home.self }")]) == ["A.swift"])
    #expect(full([("A.swift", "func f() { g() }")]) == [])
    #expect(full([("A.swift", "// Home\nfunc f() {}")]) == ["A.swift"])
    #expect(full([("A.swift", "let text = \"Home\"")]) == ["A.swift"])
    #expect(full([("A.swift", "func f() { _ = Homes.self; _ = home }")]) == [])
  }

  @Test func whoMentionsWhatLeadsToAModuleMatters() {
    let files = [
      ("A.swift", "func makeHome() -> Any { Home.Factory() }"),
      ("B.swift", "struct Router { func go() { _ = makeHome() } }"),
      ("C.swift", "func start() { Router().go() }"), ("D.swift", "func other() { print(1) }"),
    ]
    #expect(full(files) == ["A.swift", "B.swift", "C.swift"])
  }

  @Test func whoExtendsATypeOfALibraryAddsNamesOfMembers() {
    let files = [
      ("A.swift", "extension UIView { func showHome() { _ = Home.self } }"),
      ("B.swift", "func f(_ view: UIView) { view.showHome() }"),
      ("C.swift", "func g(_ view: UIView) { view.layout() }"),
    ]
    #expect(full(files) == ["A.swift", "B.swift"])
  }

  @Test func supertypesLeadToWhatInheritsFromThem() {
    let files = [
      ("A.swift", "protocol Screen { func show() }"),
      ("B.swift", "struct HomeScreen: Screen { func show() { _ = Home.self } }"),
      ("C.swift", "func f(_ screen: Screen) { screen.show() }"),
    ]
    #expect(full(files) == ["A.swift", "B.swift", "C.swift"])
  }

  @Test func whatHandsADependencyOnMatters() {
    let files = [
      ("A.swift", "struct Parts { let clock: Clock }"),
      ("B.swift", "func f(_ home: Home.Type, _ parts: Parts) {}"),
      ("C.swift", "func g(_ parts: Parts) { print(parts.clock) }"),
      ("D.swift", "func h(_ clock: Clock) { print(clock) }"),
    ]
    #expect(full(files) == ["A.swift", "B.swift", "C.swift"])
  }

  @Test func withoutModulesNothingMatters() {
    let file = SourceFile(path: "A.swift", bytes: Array("struct Zone { func f() {} }".utf8))
    #expect(
      ProgramReader(files: [file], projects: [], jobs: 1).read().symbols.program.filesWithBodies
        .isEmpty
    )
  }

  @Test func aRootThatTheUserNamesLeadsToItsUsers() {
    let texts = [
      ("A.swift", "struct Wiring { func make() {} }"),
      ("B.swift", "func f() { Wiring().make() }"), ("C.swift", "func g() {}"),
    ]
    let files = texts.map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) }
    let reader = ProgramReader(files: files, projects: [], jobs: 1, roots: [RootName("Wiring")])
    let program = reader.read().symbols.program
    #expect(program.filesWithBodies.map { program.trees.paths[$0] } == ["A.swift", "B.swift"])
  }
}
