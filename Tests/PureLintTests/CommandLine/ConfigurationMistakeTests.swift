import Testing

@testable import PureLint

/// What is wrong with files `.purelint.json`, beside what their form says.
@Suite struct ConfigurationMistakeTests {
  @Test func namesOfTargetsAreChecked() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    try folder.write(
      """
      {"targets": [
        {"name": "Kit", "sources": ["Kit"]}, {"name": "App", "sources": ["A"]},
        {"name": "Kit", "sources": ["B"], "dependencies": ["Kti", "App", "App", "Alamofire"]}
      ]}
      """,
      to: ".purelint.json"
    )
    let messages = """
      .purelint.json:3:12: error: two targets are called 'Kit'; give one another name
      .purelint.json:3:54: error: unknown target 'Kti'; did you mean 'Kit'?
      .purelint.json:3:68: error: 'App' stands in the list twice; leave one out
      .purelint.json:3:75: error: unknown target 'Alamofire'; only targets of this configuration \
      count, so leave it out

      """
    #expect(try Executable.run([], in: folder.path) == .init(messages: messages, exitCode: 2))
  }

  @Test func aLinkThatLeadsNowhereIsTold() throws {
    let folder = try TemporaryFolder(["App/A.swift": ""])
    try folder.link(".purelint.json", to: "missing.json")
    let advice = "is a link that leads nowhere; mend it, or remove it"
    for (place, path) in [(".", ".purelint.json"), ("App", "../.purelint.json")] {
      let message = "purelint: error: '\(path)' \(advice)\n"
      let result = try Executable.run([], in: folder(place))
      #expect(result == .init(messages: message, exitCode: 2))
    }
    try folder.write("{}", to: "missing.json")
    #expect(try Executable.run([], in: folder.path).exitCode == 0)
  }
}
