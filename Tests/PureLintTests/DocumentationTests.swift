import Foundation
import GraphModel
import Testing

@testable import PureLint

/// Pages that the code makes are what the code makes.
@Suite struct DocumentationTests {
  @Test func everyRuleHasItsPage() throws {
    for rule in Rule.all {
      try Golden.expect(rule.documentation, in: "docs/rules/\(rule.id).md")
    }
    try Golden.expect(Rule.index(of: Rule.all), in: "docs/rules/README.md")
  }

  @Test func everyPageHasItsRule() throws {
    let pages = Set(Rule.all.map { "\($0.id).md" } + ["README.md"])
    for name in Repository.entries("docs/rules") where !pages.contains(name) {
      try Golden.expectNoFile("docs/rules/\(name)")
    }
  }

  @Test(arguments: ["docs/contributing.md", "docs/graph-format.md"])
  func everyKindIsListed(page: String) throws {
    let text = try Repository.text(page)
    let kinds = Node.Kind.allCases.map(\.rawValue) + Edge.Kind.allCases.map(\.rawValue)
    for kind in kinds { #expect(text.contains("\n| `\(kind)` |"), "\(kind)") }
  }

  /// The picture of the output in the README is cut from what its first command prints.
  @Test func theReadmeShowsTheOutput() throws {
    let app = "Fixtures/Apps/BookshopBroken"
    let run = try Executable.run([app], in: Repository.path)
    let lines = run.output.split(separator: "\n").prefix(8)
    let picture = "```text\n\(lines.joined(separator: "\n"))\n…\n\(run.messages)```\n"
    let readme = try Repository.text("README.md")
    let parts = readme.split(
      separator: #/```text\n(?s:.*?)```\n/#,
      omittingEmptySubsequences: false
    )
    try #require(parts.count == 2, "the README has one block of text")
    try Golden.expect(parts.joined(separator: picture), in: "README.md")
  }
}
