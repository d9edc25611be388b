import GraphModel
import Testing

@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintReporters
@testable import PureLintSource

@Suite struct ReporterTests {
  private static let root = SourceFile(
    path: "Sources/App/Root.swift",
    bytes: Array("import Pure\n\nlet root = Root(\n\ttimer: .init(clock: 時計, 🐈: 1)\r\n)".utf8)
  )
  private static let timer = SourceFile(
    path: "Sources/Timer\u{1B}[2J/Timer.swift",
    bytes: Array("struct Dependency {\n  let clock: Clock\n}\n".utf8)
  )

  private static let printout = Printout(
    files: [root, timer],
    diagnostics: [
      Diagnostic(
        finding: Finding(
          ruleID: "missing-provider",
          subject: Subject(["Timer.Dependency.clock"]),
          message: "no provider for 'Clock' required by 'Timer'",
          location: place("🐈", in: root, 0),
          notes: [
            Finding.Note(
              message: "'clock' declared here",
              location: place("clock", in: timer, 1)
            ),
            Finding.Note(
              message: "'a\u{1B}b\n\u{202E}' is at the end",
              location: Location(file: FileID(index: 0), offset: 900)
            ),
          ]
        ),
        severity: .error
      ),
      Diagnostic(
        finding: Finding(
          ruleID: "unused-dependency",
          subject: Subject(["Dependency.clock"]),
          message: "'Dependency.clock' is never read",
          location: place("clock: Clock\n}", in: timer, 1)
        ),
        severity: .warning
      ),
    ],
    summary: summary
  )

  private static var summary: Summary {
    var summary = Summary()
    summary.recognitions = [
      Recognition(
        subject: "Factory",
        counts: [.init(noun: "member", number: 2)],
        roots: ["Container<\"時計\">"]
      )
    ]
    return summary
  }

  /// The location of the first occurrence of a text.
  private static func place(_ text: String, in file: SourceFile, _ index: UInt32) -> Location {
    let source = String(decoding: file.bytes, as: UTF8.self)
    let range = source.firstRange(of: text)!
    return Location(
      file: FileID(index: index),
      offset: UInt32(source.utf8.distance(from: source.startIndex, to: range.lowerBound)),
      length: UInt32(text.utf8.count)
    )
  }

  @Test(arguments: Reporters.known.all.map(\.name))
  func writesTheGolden(name: String) throws {
    let reporter = try #require(Reporters.known.all.first { $0.name == name })
    let text = reporter.render(Self.printout, .pipe)
    try Golden.expect(text, in: "Fixtures/Reporters/\(name).txt")
    let colored = reporter.render(Self.printout, Medium(isColored: true))
    guard ["text", "pretty"].contains(name) else {
      #expect(colored == text)
      return
    }
    try Golden.expect(colored, in: "Fixtures/Reporters/\(name)-colored.txt")
  }

  @Test func writesNothingWithoutFindings() {
    let printout = Printout(files: [Self.root], diagnostics: [], summary: Summary())
    #expect(Reporter.text.render(printout, .pipe) == "")
    #expect(Reporter.pretty.render(printout, .pipe) == "")
  }

  @Test func everyReporterHasANameOfItsOwn() {
    let names = Reporters.known.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) != nil })
  }
}
