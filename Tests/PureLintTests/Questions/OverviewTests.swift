import Testing

@testable import PureLintFindings
@testable import PureLintQuestions

/// Which folder or target needs which.
@Suite struct OverviewTests {
  private static let survey: SmallSurvey = {
    let parts = SmallSurvey.shopSource.components(separatedBy: "final class Screen")
    return SmallSurvey([
      "Shop/Data/Model.swift": parts[0],
      "Shop/App/App.swift": "import Pure\nfinal class Screen" + parts[1],
      "Shop/Main.swift": "final class Clerk { let dependency = AppDependency.resolve() }",
    ])
  }()

  private func overview(_ selection: PictureSelection) throws -> Overview {
    let sketch = try PictureSketch(Self.survey.survey, selection)
    let grouping = try #require(selection.grouping)
    return Overview(grouping, sketch.picture(selection, collapsesMany: false))
  }

  @Test func eachFolderIsARow() throws {
    let overview = try overview(PictureSelection(grouping: .folder))
    #expect(
      Self.survey.text(overview) == """
        folder  things  needed by  needs
        App          9          2  Data 2
        Data         2          1  App 3
        .            1          0  App 1

        need each other: App and Data
          App needs Data  Screen needs Model and 1 more               Shop/App/App.swift:20:45
          Data needs App  Model needs AppDependency.store and 2 more  Shop/App/App.swift:20:57

        """
    )
  }

  /// Paths are as long as tells them apart.
  @Test func pathsAreShortened() throws {
    let survey = SmallSurvey([
      "A/Data/Log.swift": "final class Log {}",
      "B/Data/Pump.swift": "final class Pump { init(log: Log) { print(log) } }",
      "B/Root.swift": "final class Root { let log = Log(); lazy var pump = Pump(log: log) }",
      "Main.swift": "@main struct Main { static func main() { print(Root().pump) } }",
    ])
    let selection = PictureSelection(grouping: .folder)
    let sketch = try PictureSketch(survey.survey, selection)
    let overview = Overview(.folder, sketch.picture(selection, collapsesMany: false))
    #expect(survey.text(overview).hasPrefix("folder  things  needed by  needs\n"))
    let one = PictureSelection(grouping: .folder, folderDepth: 1)
    let picture = sketch.picture(one, collapsesMany: false)
    #expect(Set(picture.boxes.map(\.name)).isSubset(of: ["A", "B", "."]))
  }

  @Test func picturesCountNeeds() throws {
    let selection = PictureSelection(grouping: .folder)
    let picture = try PictureSketch(Self.survey.survey, selection)
      .picture(selection, collapsesMany: true)
    #expect(picture.mermaid(title: "x").contains(" -.->|2| "))
    #expect(picture.dot(title: "x").contains("label=3"))
    #expect(picture.boxes.allSatisfy { $0.kind == .group })
  }

  @Test func targetsAreAskedOfProjects() throws {
    let folder = try TemporaryFolder(["App.swift": SmallSurvey.shopSource])
    let none = try Executable.run(["graph", "--by", "target"], in: folder.path)
    #expect(none.exitCode == 2 && none.messages.contains("'--by folder'"))
    try folder.write(
      """
      {"targets": [{"name": "Shop", "kind": "app", "sources": ["App.swift"]}]}
      """,
      to: ".purelint.json"
    )
    let some = try Executable.run(["graph", "--by", "target"], in: folder.path)
    #expect(some.output == "target  things  needed by  needs\nShop        11          0  -\n")
    for form in ["dot", "mermaid", "svg", "html", "json", "text"] {
      let result = try Executable.run(
        ["graph", "--by", "folder", "--format", form],
        in: folder.path
      )
      #expect(result.exitCode == 0 && !result.output.isEmpty, "\(form): \(result.messages)")
    }
  }
}
