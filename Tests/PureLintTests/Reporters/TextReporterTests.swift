import GraphModel
import Testing

@testable import PureLint

@Suite struct TextReporterTests {
  private static let root = SourceFile(
    path: "Sources/App/Root.swift",
    bytes: Array("import Pure\n\nlet root = Root(\n\ttimer: .init(clock: 時計, 🐈: 1)\r\n)".utf8)
  )
  private static let timer = SourceFile(
    path: "Sources/Timer\u{1B}[2J/Timer.swift",
    bytes: Array("struct Dependency {\n  let clock: Clock\n}\n".utf8)
  )

  private static let report = Linter.Report(
    files: [root, timer],
    graphs: [GraphBuilder(files: [root.path, timer.path]).build()],
    diagnostics: [
      Diagnostic(
        ruleID: "missing-provider",
        severity: .error,
        message: "no provider for 'Clock' required by 'Timer'",
        location: place("🐈", in: root, 0),
        notes: [
          Diagnostic.Note(
            message: "'clock' declared here",
            location: place("clock", in: timer, 1)
          ),
          Diagnostic.Note(
            message: "'a\u{1B}b\n\u{202E}' is at the end",
            location: Location(file: FileID(index: 0), offset: 900)
          ),
        ]
      ),
      Diagnostic(
        ruleID: "unused-dependency",
        severity: .warning,
        message: "'Dependency.clock' is never read",
        location: place("clock: Clock\n}", in: timer, 1)
      ),
    ],
    coverage: Coverage(),
    syntaxErrorCount: 0
  )

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

  @Test(arguments: [
    ("piped", TextReporter.Style.piped),
    ("terminal", .terminal(isColored: false)),
    ("terminal-colored", .terminal(isColored: true)),
  ])
  func writesTheGolden(name: String, style: TextReporter.Style) throws {
    let text = TextReporter(style: style).render(Self.report)
    try Golden.expect(text, in: "Fixtures/Reporters/\(name).txt")
  }

  @Test func writesNothingWithoutFindings() {
    let report = Linter.Report(
      files: [Self.root],
      graphs: [GraphBuilder(files: [Self.root.path]).build()],
      diagnostics: [],
      coverage: Coverage(),
      syntaxErrorCount: 0
    )
    #expect(TextReporter().render(report) == "")
  }
}
