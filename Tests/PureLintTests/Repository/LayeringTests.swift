import Testing

@testable import PureLintSource
@testable import PureLintSyntax

/// What no target can say: dialects in one target know nothing of each other, and libraries are known
/// by their dialects alone.
@Suite struct LayeringTests {
  // MARK: The analyser's sources

  private static let sources = Result { try OwnSources.read() }

  @Test func noDialectUsesATypeOfAnother() throws {
    let files = try Self.sources.get().files.filter { $0.folder == "Dialects" }
    #expect(
      Set(files.compactMap(\.dialect)).isSuperset(of: ["EasyDi", "Needle", "Dirk", "Factory"])
    )
    expectNone(try Self.sources.get().usesOfOtherDialects())
  }

  @Test func onlyDialectsHoldNamesOfLibraries() throws {
    // The list of dialects names each.
    let files = try Self.sources.get().files.filter {
      $0.folder != "Dialects" && $0.path != "Run/Dialect+All.swift"
    }
    expectNone(LibraryNames.all(in: files))
  }

  private func expectNone(_ found: [String: Set<String>]) {
    for (path, names) in found.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(path) may not use \(names.sorted().joined(separator: ", "))")
    }
  }

  // MARK: What counts as a use

  /// The types of a file of one dialect that a file of another one uses.
  private func uses(_ source: String, of declarations: String) -> [String] {
    let sources = OwnSources([
      "Dialects/Plain/Here/Use.swift": source, "Dialects/Plain/There/Rule.swift": declarations,
      "Source/Name.swift": "struct Name { enum Kind {} }",
    ])
    return sources.usesOfOtherDialects()["Dialects/Plain/Here/Use.swift", default: []].sorted()
  }

  @Test(arguments: [
    "let rule: Rule", "func f(_ rules: [Rule]) {}", "let all = Rule.all", "let x = Rule()",
    "extension Rule {}", "struct A: Rule {}", "let x = y as? Rule",
    "func f() -> Set<Rule>? { nil }",
    "func f() { g { (rule: Rule) in rule } }", "typealias A = Rule", "@Rule var x = 1",
  ])
  func eachMentionOfATypeIsAUse(source: String) {
    #expect(uses(source, of: "struct Rule {}") == ["Rule"])
  }

  @Test(arguments: [
    "let rule = 1", "let x = value.Rule", "let x = .Rule", "// Rule", "let x = \"Rule\"",
    "func f<Rule>(_ rule: Rule) {}", "struct Rule {}\nlet x = Rule()",
    "struct A { struct Rule {}; let x: Rule }",
    "struct A { struct Rule {} }\nextension A { func f() { _ = Rule() } }", "let x: Name",
  ])
  func whatMeansSomethingElseIsNone(source: String) {
    #expect(uses(source, of: "struct Rule {}") == [])
  }

  @Test func nestedTypesAreUsedByTheirFullName() {
    #expect(
      uses("let x: Rule.Check", of: "struct Rule { enum Check {} }") == ["Rule", "Rule.Check"]
    )
    #expect(uses("let x: Check", of: "struct Rule { enum Check {} }") == [])
  }

  @Test func aTypeMayBeNestedInOneThatAllKnow() {
    let extended = "extension Name { struct Advice {} }"
    #expect(uses("let x: Name.Advice", of: extended) == ["Name.Advice"])
    #expect(uses("extension Name { var x: Advice? { nil } }", of: extended) == ["Name.Advice"])
    #expect(uses("let x: Name.Kind", of: extended) == [])
  }

  @Test func whatIsPrivateElsewhereIsNotMeant() {
    #expect(uses("let x: Rule", of: "private struct Rule {}") == [])
    #expect(uses("let x: Rule", of: "fileprivate struct Rule {}") == [])
  }

  @Test func aLibrarysNameIsFoundInCodeCommentsAndStrings() {
    func names(_ source: String) -> [String] {
      LibraryNames.all(in: OwnSources(["Rules/A.swift": source]).files).flatMap(\.value).sorted()
    }
    #expect(names("struct SwinjectReader {}") == ["Swinject"])
    #expect(names("// as in ReactorKit") == ["ReactorKit"])
    #expect(names("let all: [Dialect] = [.pure, .reactorKit]") == ["ReactorKit", "pure"])
    #expect(names("let depot: DepotKit") == ["DepotKit"])
    #expect(names("let x = \"UIViewController, Pure\"") == ["Pure", "UIViewController"])
    #expect(names("let x = [\"FactoryModule\", \"NSView\"]") == ["FactoryModule", "NSView"])
    #expect(names("/// Below `UITests`, in a `PureLint` run.") == [])
    #expect(names("let attributes = [\"UIApplicationMain\"]") == [])
    #expect(names("let page = \"\"\"\n  import Swinject\n  \"\"\"") == [])
  }
}
