import Foundation
import GraphModel
import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintPolicy
@testable import PureLintQuestions
@testable import PureLintRules

/// All questions tell one story: for everybody who needs something and everything that is provided, in
/// every app among the fixtures.
@Suite struct AllPairsTests {
  @Test(arguments: Fixture.apps)
  func allQuestionsAgree(_ fixture: Fixture) throws {
    let survey = try Self.survey(fixture)
    let document = try GraphDocument(json: GraphDocument(graph: survey.graph).json())
    let read = NeedGraph(document.graph, survey.programs)
    for disagreement in AllPairs(survey).disagreements(with: read, survey) {
      Issue.record("\(disagreement)")
    }
  }

  /// The comparison sees one answer that is left out, and one too many.
  @Test func oneWrongAnswerIsSeen() throws {
    let survey = try Self.survey(try #require(Fixture.apps.first))
    let all = AllPairs(survey)
    #expect(all.disagreements(with: survey.needs, survey).isEmpty)
    let pairs = all.dependents.flatMap { target, sources in sources.map { (target, $0) } }
    let (target, source) = try #require(
      pairs.first { target, source in
        source != target && all.dependencies[target]?.contains(source) == false
      }
    )
    var less = all
    less.dependents[target]?.remove(source)
    #expect(less.disagreements(with: survey.needs, survey).count == 1)
    var more = all
    more.dependencies[target]?.insert(source)
    #expect(more.disagreements(with: survey.needs, survey).count == 2)
    // Without its needs, the graph's document says otherwise.
    let bare = NeedGraph(GraphBuilder(nodesOf: survey.graph).build(), survey.programs)
    #expect(!all.disagreements(with: bare, survey).isEmpty)
  }

  /// The words of `why` for pairs: each start with each thing, and each thing with each start.
  @Test(arguments: Fixture.apps)
  func whySaysWhatTheGraphSays(_ fixture: Fixture) throws {
    let survey = try Self.survey(fixture)
    var page = AnswerPage(survey, showsAll: false)
    for start in survey.starts {
      let needed = Set(Dependencies(survey, of: start).all)
      for target in survey.needs.participants where target != start {
        let answer = Why(survey, source: start, target: target, limit: 0)
        let text = answer.text(&page)
        #expect((answer.ways != nil) == needed.contains(target), "\(text)")
        if text.contains("does not need") {
          let lost = survey.needs.holdingParts(of: start).lostWays(from: [start])
          #expect(lost.isEmpty, "\(text)")
        }
      }
    }
  }

  /// Each need has a way through the nodes and edges of the whole graph, as its JSON has them.
  @Test(arguments: Fixture.apps)
  func needsAreInTheWholeGraph(_ fixture: Fixture) throws {
    let survey = try Self.survey(fixture)
    let whole = RawGraph(survey.graph)
    for (source, edges) in Dictionary(grouping: survey.needs.needs.edges, by: \.source) {
      let reached = whole.reachable(from: source)
      for edge in edges {
        let name =
          "\(survey.graph.qualifiedName(source)) \(survey.graph.qualifiedName(edge.target))"
        #expect(reached.contains(edge.target), "\(name)")
      }
    }
  }

  static func survey(_ fixture: Fixture) throws -> Survey {
    let files = try fixture.files()
    let report = Linter().run(files)
    let policy = Policy(rules: Rule.all)
    return Survey(report, policy.verdict(on: report), paths: PathStyle())
  }
}

/// What is answered of each pair, by the one and by the other.
private struct AllPairs {
  var dependencies: [NodeID: Set<NodeID>] = [:]
  var dependents: [NodeID: Set<NodeID>] = [:]

  init(_ survey: Survey) {
    for node in survey.needs.participants {
      dependencies[node] = Set(Dependencies(survey, of: node).all)
      dependents[node] = Set(Dependents(survey, of: node).levels.joined().map(\.source))
    }
  }

  /// The pairs of which one answer says otherwise than another, or than a graph that was read.
  func disagreements(with read: NeedGraph, _ survey: Survey) -> [String] {
    let participants = survey.needs.participants
    var found: [String] = []
    for source in participants {
      let reached = read.holdingParts(of: source).needs.reachable(from: [source])
      for target in participants where target != source {
        let isNeeded = dependencies[source]?.contains(target) ?? false
        let name = "\(survey.graph.qualifiedName(source)) \(survey.graph.qualifiedName(target))"
        if dependents[target]?.contains(source) != isNeeded { found.append("dependents: \(name)") }
        if reached.contains(target) != isNeeded { found.append("JSON: \(name)") }
      }
    }
    return found
  }
}

/// The whole graph, read without knowledge of what its edges mean.
private struct RawGraph {
  private var next: [NodeID: Set<NodeID>] = [:]

  init(_ graph: Graph) {
    var names: [String: [NodeID]] = [:]
    for id in graph.nodeIDs {
      names[graph[id].name, default: []].append(id)
      guard let owner = graph[id].owner else { continue }
      next[owner, default: []].insert(id)
      if graph[id].kind == .wiring { next[id, default: []].insert(owner) }
    }
    for edge in graph.edges {
      next[edge.source, default: []].insert(edge.target)
      if let receiver = edge.receiver { next[receiver, default: []].insert(edge.target) }
      // Who fills something in stands for what it fills in with.
      if edge.kind == .supplies { next[edge.target, default: []].insert(edge.source) }
    }
    // Code has the name of the root or module that it is of, or of the type that a provider yields.
    for id in graph.nodeIDs {
      let types = [graph[id].name] + (graph[id].typeName.map { [$0] } ?? [])
      for type in types { next[id, default: []].formUnion(names[type] ?? []) }
    }
  }

  func reachable(from start: NodeID) -> Set<NodeID> {
    var found: Set = [start]
    var waiting = [start]
    while let node = waiting.popLast() {
      for following in next[node] ?? [] where found.insert(following).inserted {
        waiting.append(following)
      }
    }
    return found
  }
}
