import Foundation
import GraphModel
import Testing

@testable import PureLint
@testable import PureLintCommandLine
@testable import PureLintFindings
@testable import PureLintRules

/// Pages that the code makes are what the code makes.
@Suite struct DocumentationTests {
  @Test func everyRuleHasItsPage() throws {
    for rule in Rule.all {
      try Golden.expect(rule.documentation(by: .purelint), in: "docs/rules/\(rule.id).md")
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

  @Test func jobsRunWithTheToolchainThatIsTested() throws {
    let images = try Repository.text("docs/ci.md").matches(of: #/swift:[\d.]+/#).map(\.0)
    #expect(images.count == 2 && images.allSatisfy { $0 == StarterFiles.image }, "\(images)")
  }

  /// The jobs that `init` writes are those of the page.
  @Test func thePageShowsTheJobsThatInitWrites() throws {
    let page = try Repository.text("docs/ci.md")
    for job in [StarterFiles.gitHubWorkflow, StarterFiles.gitLabJob] {
      #expect(page.contains("```yaml\n\(job)```\n"))
    }
  }

  @Test func everyLibraryThatCanBeTurnedOffIsListed() throws {
    let page = try Repository.text("docs/configuration.md")
    for name in Analyzer.purelint.optionalDialects {
      #expect(page.contains("`\(name)`"), "\(name)")
    }
  }

  /// The README opens with a program and with what is printed about it.
  @Test func theReadmeShowsTheOutput() throws {
    let folder = "Fixtures/Readme"
    let program = try Repository.text("\(folder)/AppContainer.swift")
    let run = try Executable.run([], in: "\(Repository.path)/\(folder)")
    var readme = try Repository.text("README.md")
    for (language, text) in [("swift", program), ("text", run.output + run.messages)] {
      let start = try #require(readme.firstRange(of: "```\(language)\n")).upperBound
      let end = try #require(readme[start...].firstRange(of: "```\n")).lowerBound
      readme.replaceSubrange(start..<end, with: text)
    }
    try Golden.expect(readme, in: "README.md")
  }
}
