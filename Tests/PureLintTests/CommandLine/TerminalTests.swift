import Testing

@testable import PureLintCommandLine
@testable import PureLintOutput
@testable import PureLintReporters

@Suite struct TerminalTests {
  @Test(arguments: [
    (ColorChoice.auto, false, false, false),
    (.auto, false, true, false),
    (.auto, true, false, true),
    (.auto, true, true, false),
    (.never, false, false, false),
    (.never, true, false, false),
    (.always, false, false, true),
    (.always, true, true, true),
  ])
  func choosesColors(
    choice: ColorChoice,
    isInteractive: Bool,
    isColorless: Bool,
    isColored: Bool
  ) {
    let terminal = Terminal(isInteractive: isInteractive, isColorless: isColorless, width: 80)
    let width = isInteractive ? 80 : nil
    #expect(terminal.medium(choice) == Medium(isColored: isColored, width: width))
  }

  @Test func choosesTheForm() {
    #expect(Terminal(isInteractive: true).reporter(among: .known).name == "pretty")
    #expect(Terminal(isInteractive: false).reporter(among: .known).name == "text")
    #expect(
      Terminal(isInteractive: true, isGitHubAction: true).reporter(among: .known).name == "github"
    )
  }
}
