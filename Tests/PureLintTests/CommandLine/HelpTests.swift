import Testing

@testable import PureLintCommandLine
@testable import PureLintOutput

@Suite struct HelpTests {
  @Test func saysThis() throws {
    try Golden.expect(Help.known.text, in: "Fixtures/Help/purelint.txt")
  }

  @Test(arguments: Command.Name.allCases)
  func saysOfACommandWhatItTakes(command: Command.Name) throws {
    try Golden.expect(Help.known.text(of: command), in: "Fixtures/Help/\(command.rawValue).txt")
  }

  @Test(arguments: Command.Name.allCases)
  func namesNoOptionThatACommandRefuses(command: Command.Name) {
    let text = Help.known.text(of: command)
    for option in Option.allCases {
      #expect(text.contains("  \(option.written) ") == option.commands.contains(command))
    }
  }

  @Test func theChangelogBeginsWithTheVersion() throws {
    let headings = try Repository.text("CHANGELOG.md").split(separator: "\n").filter {
      $0.hasPrefix("## ")
    }
    #expect(headings.first?.hasPrefix("## \(Version.current)") == true)
  }
}
