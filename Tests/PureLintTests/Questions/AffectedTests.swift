import GraphModel
import Testing

@testable import PureLintFindings
@testable import PureLintQuestions

/// What changes since a revision reach.
@Suite struct AffectedTests {
  private static let files: [String: String] = {
    let parts = SmallSurvey.shopSource.components(separatedBy: "final class Model")
    let rest = parts[1].components(separatedBy: "final class Detail")
    return [
      "Store.swift": parts[0], "Model.swift": "import Pure\nfinal class Model" + rest[0],
      "App.swift": "import Pure\nfinal class Detail" + rest[1], "Notes.swift": "struct Note {}\n",
    ]
  }()

  private func affected(_ changes: [String: String?]) -> (SmallSurvey, Affected) {
    let (old, new) = (
      SmallSurvey(Self.files),
      SmallSurvey(
        Self.files.merging(changes.compactMapValues { $0 }) { $1 }
          .filter { !changes.keys.contains($0.key) || changes[$0.key]! != nil }
      )
    )
    return (new, Affected(from: old.survey, to: new.survey, revision: "main"))
  }

  private func names(_ survey: SmallSurvey, _ nodes: [NodeID]) -> [String] {
    nodes.map { survey.survey.graph[$0].name }
  }

  @Test func whoNeedsWhatChangedIsReached() throws {
    let model = try #require(Self.files["Model.swift"])
    let (survey, answer) = affected(["Model.swift": model + "\n// changed"])
    #expect(names(survey, answer.changed) == ["Model"])
    #expect(names(survey, answer.reached.map(\.source)).contains("Screen"))
    #expect(names(survey, answer.reached.map(\.source)).contains("AppDelegate"))
    #expect(!names(survey, answer.nodes).contains("Detail"))
    #expect(survey.text(answer).hasPrefix("1 file changed since main, with 1 thing; they reach "))
  }

  @Test func whatStandsInNoGraphIsTold() throws {
    let (survey, answer) = affected(["Notes.swift": "struct Note { var text = 1 }\n"])
    #expect(answer.nodes.isEmpty && answer.strangers == ["Notes.swift"])
    #expect(survey.text(answer).contains("not in the graph: Notes.swift"))
    let (same, none) = affected([:])
    #expect(same.text(none) == "no file changed since main\n")
  }

  @Test func whoNeededWhatIsGoneIsReached() throws {
    let app = try #require(Self.files["App.swift"])
    let (survey, answer) = affected([
      "Model.swift": nil,
      "App.swift": app.replacing("let model: Model.Factory; ", with: "")
        .replacing(
          "print(dependency.model, dependency.makeDetail)",
          with: "print(dependency.makeDetail)"
        ),
    ])
    #expect(names(survey, answer.changed).contains("Screen"))
  }

  @Test func itIsAskedAndDrawn() throws {
    let repository = try GitFolder(Self.files)
    try repository.commit()
    #expect(
      try repository.ask(["dependents", "--affected", "HEAD"]).output
        == "no file changed since HEAD\n"
    )
    let model = try #require(Self.files["Model.swift"])
    try repository.write(model + "\n// changed\n", to: "Model.swift")
    let answer = try repository.ask(["dependents", "--affected", "HEAD"])
    #expect(answer.exitCode == 0 && answer.output.contains("Screen"), "\(answer)")
    let picture = try repository.ask(["graph", "--affected", "HEAD", "--format", "mermaid"])
    #expect(picture.output.contains("Model") && !picture.output.contains("Detail"), "\(picture)")
    let unknown = try repository.ask(["dependents", "--affected", "nope"])
    #expect(unknown.exitCode == 2 && unknown.messages.contains("there is no revision 'nope' here"))
    let both = try repository.ask(["dependents", "Model", "--affected", "HEAD"])
    #expect(both.exitCode == 2)
  }
}
