import Foundation
import GraphModel
import Testing

@testable import PureLint
@testable import PureLintCommandLine
@testable import PureLintQuestions

/// Questions as they are typed.
@Suite struct QuestionCommandTests {
  private static func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["App.swift": SmallSurvey.shopSource])
  }

  private func run(_ arguments: String..., in folder: TemporaryFolder) throws -> Executable.Result {
    try Executable.run(arguments, in: folder.path)
  }

  @Test func answersGoToStandardOutput() throws {
    let folder = try Self.folder()
    let result = try run("why", "Screen", "Clock", in: folder)
    #expect(result.exitCode == 0 && result.messages.isEmpty)
    #expect(result.output.hasPrefix("Screen needs AppDependency.clock, 2 steps away; 2 other ways"))
    #expect(try run("why", "Orphan", "Clock", in: folder).exitCode == 0)
    #expect(try run("modules", in: folder).output.hasPrefix("module  fan-in  fan-out  depth"))
    #expect(try run("roots", "App.swift", in: folder).output.contains("AppDependency"))
  }

  @Test func namesThatFitNothingFail() throws {
    let result = try run("show", "Modle", in: try Self.folder())
    #expect(result.exitCode == 2 && result.output.isEmpty)
    #expect(
      result.messages.hasPrefix(
        "purelint: error: nothing in the graph is called 'Modle'; did you mean 'Model'"
      )
    )
  }

  @Test func namesThatFitSeveralAreTold() throws {
    let result = try run("show", "Dependency.store", in: try Self.folder())
    #expect(result.exitCode == 0)
    #expect(
      result.messages
        == "'Dependency.store' fits 2 things: Model.Dependency.store at App.swift:6:27, "
        + "Detail.Dependency.store at App.swift:12:27\n"
    )
  }

  /// A member that nobody uses, and a local of its name that somebody uses.
  @Test func aFindingStandsUnderTheThingAtItsPlace() throws {
    let source = """
      final class Log { func write() { print(1) } }
      final class Row {
        private let log: Log
        init(log: Log) { self.log = log }
        func show() { log.write() }
      }
      final class Home {
        lazy var log = Log()
        func open() {
          let log = Log()
          Row(log: log).show()
        }
      }
      @main enum Main { static func main() { Home().open() } }
      """
    let folder = try TemporaryFolder(["App.swift": source])
    let answers = try run("show", "Home.log", in: folder).output.split(separator: "\n\n")
    let places = answers.filter { $0.hasPrefix("findings:") }
    #expect(places.count == 1 && places[0].contains("App.swift:8:12"))
  }

  @Test func findingsOfTheBaselineAreMarked() throws {
    let folder = try Self.folder()
    let mark = ", in the baseline"
    #expect(try !run("show", "Orphan", in: folder).output.contains(mark))
    _ = try run("--write-baseline", in: folder)
    #expect(try run("show", "Orphan", in: folder).output.contains("[unwired-module]" + mark))
    #expect(
      try run("show", "Orphan", "--format", "json", in: folder).output
        .contains("isInBaseline")
    )
    #expect(try run("graph", "--format", "html", in: folder).output.contains("\"isKnown\""))
  }

  @Test func whatIsNoRootIsToldSo() throws {
    let folder = try Self.folder()
    let told = try run("graph", "--root", "Model", in: folder).messages
    #expect(told == "'Model' is no root; the root 'AppDependency' leads to it\n")
    #expect(try run("graph", "--root", "AppDependency", in: folder).messages.isEmpty)
    let orphan = try run("graph", "--root", "Orphan", in: folder).messages
    #expect(
      orphan == "'Orphan' is no root, and no root leads to it; there is 'AppDependency'\n"
    )
  }

  @Test func whatCannotBeReadFails() throws {
    let folder = try Self.folder()
    #expect(try run("why", "Model", "--in", "nowhere", in: folder).exitCode == 2)
    #expect(try run("modules", "nowhere", in: folder).exitCode == 2)
    #expect(try run("graph", "--format", "pdf", in: folder).exitCode == 2)
    #expect(try run("graph", "--between", "Model", in: folder).exitCode == 2)
    #expect(try run("why", in: folder).exitCode == 2)
    #expect(try run("diff", in: folder).exitCode == 2)
    #expect(try run("diff", "HEAD", "", in: folder).exitCode == 2)
    #expect(
      try run("diff", "v1...v2", in: folder).messages
        == "purelint: error: 'v1...v2' is a range; write 'purelint diff v1 v2'\n"
    )
    #expect(try run("graph", "--depth", "2", in: folder).exitCode == 2)
    #expect(
      try run("graph", "--output", "a.pdf", in: folder).messages
        == "purelint: error: the ending of 'a.pdf' tells no form; give '--format', or an ending of "
        + "'.dot', '.mmd', '.json', '.html', '.svg' and '.txt'\n"
    )
  }

  @Test func picturesOfNothingAreTold() throws {
    let folder = try Self.folder()
    let between = try run("graph", "--between", "Model", "Screen", in: folder)
    #expect(between.messages == "no way leads from 'Model' to 'Screen'\n")
    let collapsed = try run("graph", "--collapse", "Nope*", in: folder)
    #expect(collapsed.messages == "nothing that is drawn fits 'Nope*'\n")
  }

  @Test func theGraphIsTheDocumentOfGraphModel() throws {
    let folder = try Self.folder()
    let result = try run("graph", "--format", "json", in: folder)
    let graph = try GraphDocument(json: Data(result.output.utf8)).graph
    #expect(graph == SmallSurvey.shop.survey.graph)
  }

  @Test func theFileSaysTheForm() throws {
    let folder = try Self.folder()
    #expect(try run("graph", "--output", "a.mmd", in: folder).output.isEmpty)
    let text = try String(contentsOfFile: folder("a.mmd"), encoding: .utf8)
    #expect(text.contains("\n---\nflowchart TD\n"))
  }

  @Test func revisionsAreCompared() throws {
    let repository = try GitFolder(["App.swift": SmallSurvey.shopSource])
    try repository.commit()
    #expect(
      try repository.ask(["diff", "HEAD"]).output
        == "from HEAD to the files on disk: no difference in the graph\n"
    )
    try repository.write(
      SmallSurvey.shopSource.replacing("Orphan", with: "Widow"),
      to: "App.swift"
    )
    let result = try repository.ask(["diff", "HEAD"])
    #expect(
      result.exitCode == 0 && result.output.contains("\n  + Widow  module  App.swift:21:13\n")
    )
    try repository.git("add", "--all")
    try repository.commit()
    #expect(try repository.ask(["diff", "HEAD~", "HEAD"]).output.contains("  - Orphan  module"))
    #expect(try repository.ask(["diff", "HEAD", "HEAD"]).output.contains("no difference"))
    let unknown = try repository.ask(["diff", "nope"])
    #expect(unknown.exitCode == 2 && unknown.messages.contains("there is no revision 'nope' here"))
  }

  @Test func brokenConfigurationsOfEitherRevisionAreTold() throws {
    let repository = try GitFolder([
      "App.swift": SmallSurvey.shopSource, ".purelint.json": "{",
    ])
    try repository.commit()
    try repository.write("{}", to: ".purelint.json")
    let result = try repository.ask(["diff", "HEAD"])
    #expect(result.exitCode == 2 && result.output.isEmpty, "\(result)")
    #expect(result.messages.contains(".purelint.json:1"))
  }

  /// The answer that the page shows is the answer.
  @Test func thePageShowsAnAnswer() throws {
    let page = try Repository.text("docs/graph.md")
    let example = try #require(page.firstMatch(of: #/```text\n\$ purelint (.*)\n([^`]*)```/#))
    let words = example.1.split(separator: " ").map(String.init)
    let result = try Executable.run(words, in: "\(Repository.path)/Fixtures/Apps/Bookshop")
    #expect(result.output == example.2)
  }

  /// The command that a finding names is answered, and not with a no.
  @Test(arguments: ["AviaryBroken", "BookshopBroken", "MarinaBroken", "PotluckBroken"])
  func findingsNameQuestionsThatAreAnswered(app: String) throws {
    let path = "\(Repository.path)/Fixtures/Apps/\(app)"
    let output = Invocation(arguments: [path, "--format", "pretty"], analyzer: .purelint).run()
      .output
    let questions = output.matches(of: #/= more: purelint (.*)/#).map { $0.1 }
    #expect(!questions.isEmpty)
    for question in questions {
      let words = question.replacing("'", with: "").split(separator: " ").map(String.init)
      let answer = Invocation(arguments: words, analyzer: .purelint).run()
      #expect(answer.exitCode == .clean, "\(question): \(answer.messages)")
      #expect(!answer.output.contains("does not need"), "\(question): \(answer.output)")
    }
  }
}
