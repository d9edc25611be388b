import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintRules
@testable import PureLintWiring

/// A library that no other room has heard of gets every rule by one value in the list of dialects.
@Suite struct DepotTests {
  private static let dialects = Dialect.all + [.depot]

  /// One file or folder for each rule, named after it.
  private static let fixtures = Repository.entries("Fixtures/Dialects/DepotKit").map {
    Fixture(path: "Fixtures/Dialects/DepotKit/\($0)")
  }

  @Test(arguments: fixtures)
  func reportsWhatIsWanted(_ fixture: Fixture) throws {
    try fixture.expectWantedFindings(by: Self.dialects)
  }

  @Test func everyRuleIsWanted() throws {
    for rule in Rule.all {
      let fixture = try #require(
        Self.fixtures.first { $0.testDescription.hasSuffix("/\(rule.id)") },
        "\(rule.id)"
      )
      let wants = try fixture.files().flatMap(fixture.wants(in:))
      #expect(wants.contains { $0.ruleID == rule.id }, "\(rule.id)")
    }
  }

  /// Nothing but the dialect knows the library.
  @Test(arguments: fixtures)
  func saysNothingOfItWithoutTheDialect(_ fixture: Fixture) throws {
    let files = try fixture.files()
    let report = Linter(rules: try fixture.rules(for: files)).run(files)
    #expect(report.findings.map(\.message) == [])
  }
}
