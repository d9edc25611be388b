import Testing

@testable import PureLint

@Suite struct TerminalTests {
  @Test(arguments: [
    (ColorChoice.auto, false, false, TextReporter.Style.piped),
    (.auto, false, true, .piped),
    (.auto, true, false, .terminal(isColored: true)),
    (.auto, true, true, .terminal(isColored: false)),
    (.never, false, false, .piped),
    (.never, true, false, .terminal(isColored: false)),
    (.always, false, false, .terminal(isColored: true)),
    (.always, true, true, .terminal(isColored: true)),
  ])
  func choosesTheStyle(
    choice: ColorChoice,
    isInteractive: Bool,
    isColorless: Bool,
    style: TextReporter.Style
  ) {
    let terminal = Terminal(isInteractive: isInteractive, isColorless: isColorless)
    #expect(terminal.style(choice) == style)
  }
}
