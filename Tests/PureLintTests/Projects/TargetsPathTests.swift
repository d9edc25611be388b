import Testing

@testable import PureLintProjects
@testable import PureLintSource

@Suite struct TargetsPathTests {
  @Test(arguments: [
    ("App/Main.swift", "App/Main.swift"), ("./App//Main.swift", "App/Main.swift"),
    ("App/./Deep/../Main.swift", "App/Main.swift"), ("App/../../Kit", "../Kit"),
    ("../../Kit/", "../../Kit"), ("/a/../../b", "/b"), (".", ""), ("", ""), ("/", "/"),
    (".hidden/x", ".hidden/x"), ("a/..b", "a/..b"),
  ])
  func partsThatSayNothingAreLeftOut(_ path: String, _ normal: String) {
    #expect(ProjectPath(path).text == normal)
  }

  @Test(arguments: [
    ("App/Main.swift", "App"), ("App", ""), ("/App", "/"), ("../App", ".."),
  ])
  func parentHolds(_ path: String, _ parent: String) {
    #expect(ProjectPath(path).parent == ProjectPath(parent))
  }

  @Test(arguments: ["", "/", "..", "../.."])
  func outermostHasNoParent(_ path: String) {
    #expect(ProjectPath(path).parent == nil)
  }

  @Test(arguments: [
    ("App", "Main.swift", "App/Main.swift"), ("App", "../Kit", "Kit"), ("", "../Kit", "../Kit"),
    ("App", "/Kit", "/Kit"), ("/", "Kit", "/Kit"), ("..", "Kit", "../Kit"),
  ])
  func relativePathStartsFromTheFolder(_ folder: String, _ path: String, _ result: String) {
    #expect(ProjectPath(folder).appending(path).text == result)
  }

  @Test func partsBelowAFolder() {
    #expect(
      ProjectPath("App/Deep/Main.swift").parts(below: ProjectPath("App")) == ["Deep", "Main.swift"]
    )
    #expect(ProjectPath("App").parts(below: ProjectPath("App")) == [])
    #expect(ProjectPath("AppKit/Main.swift").parts(below: ProjectPath("App")) == nil)
    #expect(ProjectPath("../App/Main.swift").parts(below: ProjectPath("")) == nil)
    #expect(ProjectPath("/App").parts(below: ProjectPath("")) == nil)
    #expect(ProjectPath("/App/Main.swift").parts(below: ProjectPath("/")) == ["App", "Main.swift"])
  }

  @Test func accentsMayBeComposedOrNot() {
    let composed = ProjectPath("Caf\u{E9}/Main.swift")
    #expect(composed.parts(below: ProjectPath("Cafe\u{301}")) == ["Main.swift"])
    #expect(composed.parent == ProjectPath("Cafe\u{301}"))
  }

  @Test(arguments: [
    ("App", "App/Deep/Main.swift", true), ("App/Main.swift", "App/Main.swift", true),
    ("App", "Apple/Main.swift", false),
    ("App/**", "App/Main.swift", true), ("App/**", "App/Deep/Main.swift", true),
    ("App/*", "App/Main.swift", true), ("App/*", "App/Deep/Main.swift", false),
    ("App/**/*.swift", "App/Main.swift", true), ("App/**/*.swift", "App/A/B/C.swift", true),
    ("App/**/*.swift", "App/A/B/C.m", false), ("App/**/Old/*", "App/A/Old/C.swift", true),
    ("App/**/Old/*", "App/A/Old/B/C.swift", false), ("**/Old/**", "App/Old/C.swift", true),
    ("App/?ain.swift", "App/Main.swift", true), ("App/?ain.swift", "App/ain.swift", false),
    ("../Kit/*.swift", "../Kit/Kit.swift", true), ("/Kit/**", "/Kit/Kit.swift", true),
    ("*/Sources/**", "App/Sources/Main.swift", true), ("*", "App/Main.swift", false),
  ])
  func patternMeansFiles(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(PathPattern(pattern, in: ProjectPath("")).matches(ProjectPath(path)) == matches)
  }

  @Test func bracesAreAlternatives() {
    let patterns = PathPattern.alternatives(of: "{App,Kit}/{A,B}/*", in: ProjectPath("Root"))
    #expect(
      patterns.map(\.anchor.text) == ["Root/App/A", "Root/App/B", "Root/Kit/A", "Root/Kit/B"]
    )
  }

  @Test func bracesDoNotMultiplyForEver() {
    let pattern = String(repeating: "{a,b}", count: 60)
    #expect(PathPattern.alternatives(of: pattern, in: ProjectPath("")).count <= 128)
  }

  @Test(arguments: [
    ("App", "App"), ("My App-2", "My_App_2"), ("3D", "_3D"), ("Größe", "Größe"), ("a.b", "a_b"),
  ])
  func moduleIsNamedAsItIsImported(_ target: String, _ module: String) {
    #expect(moduleName(of: target) == module)
  }
}
