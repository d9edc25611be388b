import GraphModel
import Testing

@testable import PureLintFindings
@testable import PureLintQuestions

@Suite struct PictureTests {
  private let survey = SmallSurvey.shop

  private func picture(
    _ selection: PictureSelection = PictureSelection(),
    of survey: SmallSurvey = .shop,
    collapsesMany: Bool = true
  ) throws -> Picture {
    try PictureSketch(survey.survey, selection)
      .picture(selection, collapsesMany: collapsesMany)
  }

  private func names(_ picture: Picture) -> [String] { picture.boxes.map(\.name).sorted() }

  @Test func everythingIsDrawnOnce() throws {
    let picture = try picture()
    #expect(
      names(picture) == [
        "AppDelegate", "AppDependency", "Detail", "Model", "Orphan", "Screen", "clock", "factory",
        "makeDetail(…)", "resolve()", "store",
      ]
    )
    #expect(picture.arrows.count == 11)
    #expect(picture.boxes.first { $0.name == "Orphan" }?.severity == .warning)
    #expect(
      picture.findings.map { $0.boxes.map { picture.boxes[$0].name } } == [
        ["Orphan"], ["AppDependency"],
      ]
    )
  }

  @Test func aRootIsDrawnWithWhatItLeadsTo() throws {
    let picture = try picture(PictureSelection(roots: ["AppDependency"]))
    #expect(!names(picture).contains("AppDelegate") && !names(picture).contains("Orphan"))
    #expect(picture.boxes.count == 8)
  }

  @Test func aFocusIsDrawnWithItsNeighbors() throws {
    #expect(
      names(try picture(PictureSelection(focus: ["Model"], depth: 1))) == [
        "Model", "Screen", "clock", "store",
      ]
    )
    #expect(names(try picture(PictureSelection(focus: ["Model"], depth: 0))) == ["Model"])
  }

  @Test func betweenTwoAreTheWays() throws {
    #expect(
      names(try picture(PictureSelection(between: ("Screen", "Store")))) == [
        "Detail", "Model", "Screen", "factory", "makeDetail(…)", "store",
      ]
    )
  }

  @Test func findingsAloneAndNoValues() throws {
    #expect(
      names(try picture(PictureSelection(showsFindingsAlone: true))) == ["AppDependency", "Orphan"]
    )
    let hidden = try picture(PictureSelection(hidesValues: true))
    #expect(!names(hidden).contains("clock"))
  }

  @Test func namesAndFoldersBecomeOneBox() throws {
    let selection = PictureSelection(collapse: [
      NamePattern(text: "*Model*"), NamePattern(text: "A*"),
    ])
    let group = try #require(try picture(selection).boxes.first { $0.kind == .group })
    #expect(group.name == "A*" && group.nodes.count == 2)
    let files = [
      "App/Root.swift": SmallSurvey.shopSource,
      "App/Parts/One.swift": SmallApp.module("One"), "App/Parts/Two.swift": SmallApp.module("Two"),
    ]
    let folder = PictureSelection(collapse: [NamePattern(text: "Par*")])
    let boxes = try picture(folder, of: SmallSurvey(files)).boxes
    #expect(boxes.first { $0.kind == .group }?.labels == ["Parts (2)"])
  }

  @Test func manyBoxesAreDrawnByFolders() throws {
    var files = ["App/Root.swift": SmallSurvey.shopSource]
    for number in 0..<260 {
      files["App/Part\(number % 13)/M\(number).swift"] = SmallApp.module("M\(number)")
    }
    let survey = SmallSurvey(files)
    let small = try picture(of: survey)
    #expect(small.boxes.count <= PictureSketch.mostBoxes)
    #expect(small.boxes.contains { $0.name == "Part7" && $0.nodes.count == 20 })
    #expect(small.omission?.hasSuffix("'--all' draws each, '--focus' and '--root' a part") == true)
    #expect(try picture(PictureSelection(showsAll: true), of: survey).boxes.count > 260)
    #expect(try picture(of: survey, collapsesMany: false).omission == nil)
  }

  @Test func unknownNamesAreRefused() throws {
    let selection = PictureSelection(focus: ["Scren"])
    let error = try #require(throws: UnknownName.self) {
      try PictureSketch(survey.survey, selection)
    }
    #expect(
      error.message.hasPrefix("nothing in the graph is called 'Scren'; did you mean 'Screen'")
    )
  }

  @Test func namesThatFitSeveralAreTold() throws {
    let selection = PictureSelection(focus: ["Dependency.store"])
    let sketch = try PictureSketch(survey.survey, selection)
    #expect(sketch.remarks.hasPrefix("'Dependency.store' fits 2 things: Model.Dependency.store"))
  }

  /// A finding whose path is no circle colors no arrow from its end to its beginning.
  @Test func arrowsOfPathsAreColored() throws {
    let picture = try picture(of: SmallSurvey(AnswerTests.endless))
    let colored = picture.arrows.filter { $0.severity == .error }
    #expect(colored.count == 2)
  }

  /// A provider is known by the type that it yields; what says that itself has its name alone.
  @Test func boxesOfProvidersShowTypes() throws {
    let picture = try picture()
    func lines(_ name: String) throws -> [String] {
      picture.lines(of: try #require(picture.boxes.first { $0.name == name }))
    }
    #expect(try lines("store") == ["Store", "AppDependency.store"])
    #expect(try lines("makeDetail(…)").first == "makeDetail(…)")
    #expect(try lines("Model").first == "Model")
  }

  // MARK: Text

  @Test func dotTellsKindsTimesAndFindings() throws {
    let text = try picture().dot(title: "a \"b\" \\")
    #expect(text.hasPrefix("digraph purelint {\n") && text.hasSuffix("\n}\n"))
    #expect(text.contains("label=\"a \\\"b\\\" \\\\\""))
    #expect(
      text.contains("[label=\"Orphan\", fillcolor=\"#eef3ea\", color=\"#e08a00\", penwidth=2.5]")
    )
    #expect(text.contains("[style=dashed]"))
  }

  @Test func mermaidEscapesWhatItWouldRead() {
    var picture = Picture()
    picture.boxes = [
      .init(name: "a\"]; click [x](y) <b>`%%{", kind: .module, nodes: [NodeID(index: 0)]),
      .init(name: "end", kind: .root, nodes: [NodeID(index: 1)]),
    ]
    picture.arrows = [.init(source: 0, target: 1, needs: [], isLater: false)]
    picture.omission = "\"some\" are left out"
    #expect(
      picture.mermaid(title: "x %%{init}%%") == """
        ---
        title: "x %%{init}%%: \\"some\\" are left out"
        ---
        flowchart TD
          n0["a#34;#93;#59; click #91;x#93;(y) #60;b#62;#96;#37;#37;#123;"]
          n1[["end"]]
          n0 --- n1
          classDef root fill:#dbe7fb,stroke:#3d5a99,stroke-width:2px,color:#1b1f24
          class n1 root

        """
    )
  }
}
