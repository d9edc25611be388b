import Testing

@testable import PureLint

/// Data flows down the list of folders, and libraries are known by their dialects alone.
@Suite struct LayeringTests {
  // MARK: The analyser's sources

  private static let sources = Result { try OwnSources.read() }

  @Test func everyFolderIsARoom() throws {
    for file in try Self.sources.get().files {
      #expect(file.room >= 0, "\(file.path) is in no room of the list")
    }
  }

  @Test func noFileUsesATypeFromAFolderBelow() throws {
    expectNone(try Self.sources.get().usesFromBelow())
  }

  @Test func onlyDialectsHoldNamesOfLibraries() throws {
    let files = try Self.sources.get().files.filter { $0.folder != "Dialects" }
    expectNone(LibraryNames.all(in: files))
  }

  @Test func onlyTheRunNamesTheListsOfRulesAndDialects() throws {
    for file in try Self.sources.get().files where file.folder != "Pipeline" {
      let text = String(decoding: file.tree.source.bytes, as: UTF8.self)
      for list in ["Rule.all", "Dialect.all"] {
        #expect(!text.contains(list), "\(file.path) names '\(list)'")
      }
    }
  }

  private func expectNone(_ found: [String: Set<String>]) {
    for (path, names) in found.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(path) may not use \(names.sorted().joined(separator: ", "))")
    }
  }

  // MARK: What counts as a use

  /// What one file of `Resolution/` uses of `Rules/Rule.swift`.
  private func uses(_ source: String, of declarations: String) -> [String] {
    let sources = OwnSources([
      "Resolution/Use.swift": source, "Rules/Rule.swift": declarations,
      "Source/Name.swift": "struct Name { enum Kind {} }",
    ])
    return sources.usesFromBelow()["Resolution/Use.swift", default: []].sorted()
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

  @Test func aTypeBelowMayBeNestedInOneAbove() {
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
