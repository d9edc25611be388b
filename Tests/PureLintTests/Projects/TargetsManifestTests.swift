import Testing

@testable import PureLintProjects
@testable import PureLintSource
@testable import PureLintSyntax

/// What is read off the text of a manifest.
@Suite struct TargetsManifestTests {
  /// The text of the constant `answer`.
  private func answer(_ source: String) throws -> String? {
    let tree = tree(source)
    var values = ManifestValues(tree)
    return values.string(try value(of: "answer", in: tree))
  }

  /// The names in the list `answer`; nil if there may be more.
  private func names(_ source: String) throws -> [String]? {
    let tree = tree(source)
    var values = ManifestValues(tree)
    return values.dependencyNames(in: try value(of: "answer", in: tree))
  }

  private func tree(_ source: String) -> SyntaxTree {
    SyntaxTree(
      parsing: SourceFile(path: "Package.swift", bytes: Array(source.utf8)),
      bodies: .parse
    )
  }

  private func value(of name: Name, in tree: SyntaxTree) throws -> NodeIndex {
    let binding = try #require(
      tree.nodes.indices.map { NodeIndex($0) }.first {
        tree.kind($0) == .patternBinding
          && tree.name(TokenIndex(tree.nodes[$0.position].firstToken)) == name
      }
    )
    return try #require(tree.initialValue(of: binding))
  }

  @Test(arguments: [
    ("let answer = \"Core\"", "Core"),
    ("let a = \"Core\"\nlet answer = a", "Core"),
    ("let a = \"Core\"\nlet answer = \"My\" + a + \"Tests\"", "MyCoreTests"),
    ("let a = \"Core\"\nlet answer = \"\\(a)Kit\\(a)\"", "CoreKitCore"),
    ("enum M { static let core = \"Core\" }\nlet answer = M.core", "Core"),
    (
      "extension String { static var core: String { \"Core\" } }\nlet answer = .core + \"\"", "Core"
    ),
    (
      "enum M: String { case core, kit = \"Kit\" }\nlet answer = M.core.rawValue + M.kit.rawValue",
      "coreKit"
    ),
    ("let answer = (\"Core\")", "Core"),
  ])
  func constantsAreFollowed(_ source: String, _ text: String) throws {
    #expect(try answer(source) == text)
  }

  @Test(arguments: [
    "var a = \"Core\"\na = \"Kit\"\nlet answer = a",
    "func f(a: String) { let answer = a }\nlet a = \"Core\"",
    "#if os(Linux)\nlet a = \"Core\"\n#else\nlet a = \"Kit\"\n#endif\nlet answer = a",
    "let answer = environment[\"NAME\"] ?? \"Core\"",
    "let answer = isLinux ? \"Core\" : \"Kit\"",
    "let answer = \"\\(missing)Kit\"",
    "let answer = a\nlet a = answer",
    "let answer = \"a\\nb\"",
  ])
  func whatDependsOnARunIsUnknown(_ source: String) throws {
    #expect(try answer(source) == nil)
  }

  @Test(arguments: [
    (
      "let answer = [\"A\", .target(name: \"B\"), .product(name: \"C\", package: \"c\")]",
      ["A", "B", "C"]
    ),
    (
      "let answer: [Target.Dependency] = [.byName(name: \"A\")] + more\nlet more = [\"B\"]",
      ["A", "B"]
    ),
    (
      "extension Target.Dependency { static let a: Self = .target(name: \"A\") }\nlet answer = [.a]",
      ["A"]
    ),
    (
      "let a = \"X\"\nextension Target.Dependency { static let a: Self = .target(name: \"A\") }\nlet answer = [.a]",
      ["A"]
    ),
    (
      "let answer = [.project(target: \"A\", path: \"../A\"), .external(name: \"B\"), .package(product: \"C\")]",
      ["A", "B", "C"]
    ),
    ("let answer = [.sdk(name: \"StoreKit\"), .xcframework(path: \"X\"), .xctest]", []),
  ])
  func dependenciesAreNamed(_ source: String, _ expected: [String]) throws {
    #expect(try names(source) == expected)
  }

  @Test(arguments: [
    "let answer = [\"A\", .unknown]", "let answer = [\"A\"] + function()",
    "let answer = names.map { .target(name: $0) }", "var more = [\"A\"]\nlet answer = more",
    "let answer = answer", "let answer = [.target(name: name)]",
  ])
  func openListOfDependenciesIsUnknown(_ source: String) throws {
    #expect(try names(source) == nil)
  }

  @Test func constantsMadeOfConstantsStayCheap() throws {
    let doubling = (1...200).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }.joined(separator: "\n")
    #expect(
      try answer("let a0 = \"x\"\n\(doubling)\nlet answer = a5")
        == String(repeating: "x", count: 32)
    )
    #expect(try answer("let a0 = \"x\"\n\(doubling)\nlet answer = a200") == nil)
    #expect(try names("let a0 = [\"x\"]\n\(doubling)\nlet answer = a200") == nil)
  }

  @Test func longChainOfConstantsEnds() throws {
    let chain = (1...20_000).map { "let a\($0) = a\($0 - 1)" }.joined(separator: "\n")
    let source = "let a0 = \"x\"\n\(chain)\n"
    #expect(try answer(source + "let answer = a10") == "x")
    #expect(try answer(source + "let answer = a20000") == nil)
    #expect(try names(source + "let answer = a20000") == nil)
  }

  @Test(arguments: [
    ("App/Package.swift", "import PackageDescription", true),
    ("App/Package.swift", "@preconcurrency import PackageDescription", true),
    ("App/Package.swift", "struct Package { let description: PackageDescription }", false),
    ("Models/Project.swift", "import Foundation\nstruct Project {}", false),
    ("Project.swift", "import ProjectDescription", true),
    ("Tuist/ProjectDescriptionHelpers/Make.swift", "import ProjectDescription", true),
    ("Package@swift-5.9.swift", "import PackageDescription", true),
    ("App.xcodeproj/project.pbxproj", "", true),
    ("App/Main.swift", "import PackageDescription", false),
  ])
  func projectFileIsToldFromASource(_ path: String, _ source: String, _ isProject: Bool) {
    #expect((ProjectFile(path: path, bytes: Array(source.utf8)) != nil) == isProject)
  }
}
