import Testing

@testable import PureLintQuestions

/// What several things have in common.
@Suite struct CommonNeedsTests {
  private let survey = SmallSurvey.shop

  private func common(
    _ direction: CommonNeeds.Direction,
    _ names: String...
  ) throws -> [(name: String, isFirst: Bool)] {
    let subjects = try names.map { [try #require(survey.node($0))] }
    return CommonNeeds(survey.survey, direction, of: subjects).items.map { item in
      (survey.survey.graph.qualifiedName(item.node), item.isFirst)
    }
  }

  @Test func whatAllNeedIsListedOnce() throws {
    let found = try common(.dependencies, "Model", "Detail")
    #expect(found.map(\.name) == ["AppDependency.store", "AppDependency.clock"])
    #expect(found.map(\.isFirst) == [true, true])
    #expect(try common(.dependencies, "Detail", "store").map(\.name) == ["AppDependency.clock"])
    #expect(try common(.dependencies, "Orphan", "Detail").isEmpty)
  }

  @Test func whoNeedsAllIsListedToo() throws {
    let found = try common(.dependents, "Model", "Detail")
    #expect(found.first?.name == "Screen" && found.map(\.name).contains("AppDelegate"))
  }

  @Test func theyAreAskedForByNames() throws {
    let folder = try TemporaryFolder(["App.swift": SmallSurvey.shopSource])
    let both = try Executable.run(["dependencies", "Model", "Detail", "--common"], in: folder.path)
    #expect(both.output.hasPrefix("Model and Detail both need 2 things\n"), "\(both)")
    let none = try Executable.run(["dependencies", "Orphan", "Model", "--common"], in: folder.path)
    #expect(none.output == "Orphan and Model need nothing in common\n", "\(none)")
    let users = try Executable.run(["dependents", "Model", "Detail", "--common"], in: folder.path)
    #expect(users.output.contains("Screen"), "\(users)")
    let one = try Executable.run(["dependencies", "Model", "--common"], in: folder.path)
    #expect(one.exitCode == 2 && one.messages.contains("compares several things"))
    let two = try Executable.run(["dependents", "Model", "Detail"], in: folder.path)
    #expect(two.exitCode == 2 && two.messages.contains("purelint dependents Model Detail --common"))
  }
}
