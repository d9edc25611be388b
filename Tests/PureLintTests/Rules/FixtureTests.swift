import Testing

/// Every fixture is reported on exactly as its comments say.
@Suite struct FixtureTests {
  @Test(arguments: Fixture.rules + Fixture.apps)
  func reportsWhatIsWanted(_ fixture: Fixture) throws {
    try fixture.expectWantedFindings()
  }

  @Test func theChosenRuleExists() {
    guard let rule = Fixture.chosenRule else { return }
    #expect(!Fixture.rules.isEmpty, "PURELINT_RULE=\(rule) is the folder of no rule")
  }
}
