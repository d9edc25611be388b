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
        App          9          0  Data 6
        Data         2          1  -
        .            1          0  -

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
    #expect(picture.mermaid(title: "x").contains(" -->|6| "))
    #expect(picture.dot(title: "x").contains("label=6"))
    #expect(picture.boxes.allSatisfy { $0.kind == .group })
  }

  /// What a root hands over behind a protocol is a need of the root, here as for the layers.
  @Test func layersAndOverviewsAgree() throws {
    let files = [
      "Core/Log.swift": """
      protocol Sink {}
      final class Log { init(sink: Sink) { print(sink) } }
      """,
      "Ui/Screen.swift": """
      final class Screen: Sink { init(note: Note) { print(note) } }
      final class Note {}
      """,
      "Main.swift": """
      final class Root {
        let note = Note()
        lazy var screen = Screen(note: note)
        lazy var log = Log(sink: screen)
      }
      @main struct Main { static func main() { print(Root().log) } }
      """,
      ".purelint.json": """
      {"layers": {
        "groups": {
          "Core": {"paths": ["Core/"]}, "Ui": {"paths": ["Ui/"]}, ".": {"paths": ["Main.swift"]}
        },
        "forbidden": [
          {"from": "Core", "to": "Ui"}, {"from": "Ui", "to": "Core"}, {"from": ".", "to": "Core"},
          {"from": ".", "to": "Ui"}, {"from": "Core", "to": "."}, {"from": "Ui", "to": "."}
        ]
      }}
      """,
    ]
    let folder = try TemporaryFolder(files)
    let check = try Executable.run(["check"], in: folder.path).output
    let overview = try Executable.run(["graph", "--by", "folder"], in: folder.path).output
    #expect(overview.contains("\nCore"), "\(overview)")
    for (source, target, count) in [
      ("Core", "Ui", 0), ("Ui", "Core", 0), (".", "Core", 1), (".", "Ui", 2), ("Core", ".", 0),
      ("Ui", ".", 0),
    ] {
      let row = overview.split(separator: "\n").first { $0.hasPrefix("\(source) ") }
      #expect(row?.contains("\(target) \(count)") ?? false == (count > 0), "\(overview)")
      let said = check.split(separator: "\n").count {
        $0.contains("in layer '\(source)' must not need") && $0.contains("in layer '\(target)'")
      }
      #expect(said == count, "\(source) \(target): \(check)")
    }
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
