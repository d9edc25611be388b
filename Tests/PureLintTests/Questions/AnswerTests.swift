import GraphModel
import Testing

@testable import PureLint

@Suite struct AnswerTests {
  private let survey = SmallSurvey.shop

  private func node(_ name: String) throws -> NodeID { try #require(survey.node(name)) }

  @Test func whyDrawsTheShortestWay() throws {
    let answer = Why(
      survey.survey,
      source: try node("AppDelegate"),
      target: try node("Clock"),
      listsAll: false
    )
    #expect(
      survey.text(answer) == """
        AppDelegate needs AppDependency.clock, 5 steps away; 2 other ways, parting at Screen and Model \
        ('--all' lists them)

          AppDelegate                                App.swift:45:34
          ╰─ AppDependency.resolve()                 App.swift:30:12, later
             ╰─ AppDependency                        App.swift:32:22, for 'screen', later
                ╰─ Screen                            App.swift:33:45, for 'model', later
                   ╰─ Model                          App.swift:33:71, for 'clock'
                      ╰─ AppDependency.clock: Clock  App.swift:28:9

        """
    )
  }

  @Test func whyAloneBeginsAtTheRoot() throws {
    let answer = Why(survey.survey, source: nil, target: try node("Detail"), listsAll: false)
    #expect(
      survey.text(answer).hasPrefix("Detail is built for AppDependency, 4 steps away, and by")
    )
    let orphan = Why(survey.survey, source: nil, target: try node("Orphan"), listsAll: false)
    #expect(survey.text(orphan) == "nothing builds Orphan: no root leads to it\n")
  }

  @Test func whyTheOtherWayRound() throws {
    let answer = Why(
      survey.survey,
      source: try node("Clock"),
      target: try node("Store"),
      listsAll: false
    )
    let text = survey.text(answer)
    #expect(
      text.hasPrefix("AppDependency.clock does not need AppDependency.store; it is the other")
    )
    let none = Why(
      survey.survey,
      source: try node("Orphan"),
      target: try node("Store"),
      listsAll: false
    )
    #expect(survey.text(none) == "Orphan does not need AppDependency.store\n")
  }

  @Test func allWaysAreListed() throws {
    let answer = Why(
      survey.survey,
      source: try node("Screen"),
      target: try node("Store"),
      listsAll: true
    )
    let ways = try #require(answer.ways)
    #expect(ways.others.count == 1 && !ways.areMore)
    #expect(survey.text(answer, showsAll: true).split(separator: "Screen  ").count == 3)
  }

  @Test func dependentsByDistance() throws {
    let answer = Dependents(survey.survey, of: try node("Store"))
    let names = answer.levels.map { $0.map { survey.name($0.source) ?? "" }.sorted() }
    #expect(
      names == [
        ["Detail", "Model"], ["AppDependency.factory", "Screen"],
        ["AppDependency", "AppDependency.makeDetail(store:)"], ["AppDependency.resolve()"],
        ["AppDelegate"],
      ]
    )
    #expect(
      survey.text(answer).hasPrefix(
        "8 dependents of AppDependency.store: Store, up to AppDependency "
      )
    )
    #expect(
      survey.text(Dependents(survey.survey, of: try node("Orphan"))) == "nothing needs Orphan\n"
    )
  }

  @Test func dependenciesInTheOrderOfBuilding() throws {
    let answer = Dependencies(survey.survey, of: try node("AppDelegate"))
    let eager = answer.eager.map { survey.name($0.target) ?? "" }
    #expect(eager == ["AppDependency.resolve()"])
    // Model hands the clock to nobody: it is built for the store.
    let model = Dependencies(survey.survey, of: try node("Model"))
    #expect(
      model.eager.map { survey.name($0.target) ?? "" } == [
        "AppDependency.clock", "AppDependency.store",
      ]
    )
    #expect(Set(answer.later.compactMap { survey.name($0.target) }).contains("Detail"))
    #expect(
      survey.text(Dependencies(survey.survey, of: try node("Orphan"))) == "Orphan needs nothing\n"
    )
  }

  @Test func showTellsFieldsSuppliersAndFindings() throws {
    let text = survey.text(Sheet(survey.survey, of: try node("Model")))
    #expect(text.contains("store: Store  from AppDependency.store  App.swift:33:57\n"))
    #expect(text.contains("clock: Clock  from AppDependency.clock  App.swift:33:71\n"))
    #expect(text.contains("limit         its default value         App.swift:6:63\n"))
    #expect(text.contains("needed by:\n  Screen  App.swift:33:45, later\n"))
    let orphan = survey.text(Sheet(survey.survey, of: try node("Orphan")))
    #expect(orphan.contains("needed by:\n  nobody in sight\n"))
    #expect(
      orphan.contains("findings:\n  App.swift:21:13: warning: module 'Orphan' is never wired")
    )
  }

  @Test func showOfAFieldTellsItsReaders() throws {
    let text = survey.text(Sheet(survey.survey, of: try node("Model.Dependency.store")))
    #expect(text.contains("supplied by:\n  AppDependency.store: Store  App.swift:33:57\n"))
    #expect(text.contains("read by:\n  Model  App.swift:8:22\n"))
  }

  @Test func tablesCountAndSort() throws {
    let modules = Inventory.modules(survey.survey, sortedBy: .fanIn)
    #expect(modules.rows.first.map { survey.name($0.node) } == "Detail")
    let model = try #require(modules.rows.first { survey.name($0.node) == "Model" })
    #expect(model.fanIn == 1 && model.fanOut == 2 && model.depth == 2 && model.falls == 0)
    #expect(model.instability == 2.0 / 3)
    let roots = Inventory.roots(survey.survey, sortedBy: .name)
    #expect(roots.rows.map { survey.name($0.node) } == ["AppDependency"])
    #expect(roots.rows[0].falls == 7)
  }

  @Test func waysOfManyAreCutShort() throws {
    // Twelve layers of four, each of which needs all of the next.
    var builder = GraphBuilder(files: ["a"])
    for index in 0..<48 { _ = builder.addNode(Node(kind: .provider, name: "p\(index)")) }
    for index in 0..<44 {
      for next in 0..<4 {
        builder.addEdge(
          Edge(
            source: NodeID(index: UInt32(index)),
            target: NodeID(index: UInt32((index / 4 + 1) * 4 + next)),
            kind: .uses
          )
        )
      }
    }
    let graph = NeedGraph(builder.build())
    let first = NodeID(index: 0)
    let ways = try #require(Ways(graph, from: [first], to: NodeID(index: 47), limit: 100))
    #expect(ways.shortest.count == 11 && ways.others.count == 100 && ways.areMore)
  }
}
