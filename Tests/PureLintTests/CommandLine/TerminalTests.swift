import Testing

@testable import PureLint

@Suite struct TerminalTests {
  @Test(arguments: [
    (ColorChoice.auto, false, false, Medium.pipe),
    (.auto, false, true, .pipe),
    (.auto, true, false, .terminal(isColored: true)),
    (.auto, true, true, .terminal(isColored: false)),
    (.never, false, false, .pipe),
    (.never, true, false, .terminal(isColored: false)),
    (.always, false, false, .terminal(isColored: true)),
    (.always, true, true, .terminal(isColored: true)),
  ])
  func choosesTheMedium(
    choice: ColorChoice,
    isInteractive: Bool,
    isColorless: Bool,
    medium: Medium
  ) {
    let terminal = Terminal(isInteractive: isInteractive, isColorless: isColorless)
    #expect(terminal.medium(choice) == medium)
  }
}
