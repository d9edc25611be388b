import Testing

@testable import PureLintOutput

/// What pre-commit installs is the wheel of the same version.
@Suite struct WheelTests {
  @Test func theHookAsksForTheWheelOfTheVersion() throws {
    let project = try Repository.text("pyproject.toml")
    #expect(project.contains("\nversion = \"\(Version.current)\"\n"))
  }
}
