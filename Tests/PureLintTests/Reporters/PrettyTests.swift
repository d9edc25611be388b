import GraphModel
import Testing

@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintReporters
@testable import PureLintSource

/// The parts of the form for people.
@Suite struct PrettyTests {
  private static let file = SourceFile(
    path: "Sources/A.swift",
    bytes: Array("let clock = Clock(zone: zone)\n\n\nlet zone = Zone(clock: clock)\n".utf8)
  )

  private static func place(_ offset: UInt32, _ length: UInt32) -> Location {
    Location(file: FileID(index: 0), offset: offset, length: length)
  }

  private static let cycle = Finding(
    ruleID: "dependency-cycle",
    subject: Subject(["clock", "zone"]),
    message: "dependency cycle 'clock' -> 'zone' -> 'clock'",
    location: place(24, 4),
    notes: [
      .init(role: .step, message: "'zone' needs 'clock' here", location: place(55, 5)),
      .init(role: .change, message: "make one of the two wait", location: place(24, 4)),
    ],
    path: GraphPath(
      stops: [
        .init(name: "clock", location: place(24, 4)),
        .init(name: "zone", location: place(55, 5), isDeferred: true),
      ],
      isCycle: true
    )
  )

  private func text(_ findings: [Finding], width: Int? = nil) -> String {
    let printout = Printout(
      files: [Self.file],
      diagnostics: findings.map { Diagnostic(finding: $0, severity: .error) },
      summary: Summary()
    )
    return Reporter.pretty.render(printout, Medium(width: width))
  }

  @Test func notesStandInTheirPlaceAndTheCycleIsDrawn() {
    #expect(
      text([Self.cycle]) == """
        Sources/A.swift:1:25: error: dependency cycle 'clock' -> 'zone' -> 'clock' [dependency-cycle]
         1 │ let clock = Clock(zone: zone)
           │                         ^~~~
           ⋮
         4 │ let zone = Zone(clock: clock)
           │                        ----- 'zone' needs 'clock' here

           ╭─▶ clock  Sources/A.swift:1:25
           │     ↓
           ╰── zone   Sources/A.swift:4:24, later

           = help: make one of the two wait
           = silence: write '// purelint:ignore dependency-cycle: REASON' there or on the line before

        """
    )
  }

  @Test func silencingIsToldOnceForEachRule() {
    var other = Self.cycle
    other.ruleID = "lazy-cycle"
    let text = text([Self.cycle, other, Self.cycle, other])
    #expect(text.matches(of: #/= silence: /#).count == 2)
  }

  @Test func aSyntaxErrorCannotBeSilenced() {
    var broken = Self.cycle
    broken.ruleID = "syntax-error"
    broken.hidesOthers = true
    #expect(!text([broken]).contains("silence"))
  }

  @Test(arguments: [40, 50, 80, 100])
  func noLineIsWiderThanTheTerminal(width: Int) {
    for line in text([Self.cycle], width: width).split(separator: "\n") {
      #expect(String(line).displayWidth <= width, "\(line)")
    }
  }

  @Test func wordsAreBrokenIntoLines() {
    var paragraph = Paragraph()
    paragraph.add("one two three", .bold)
    paragraph.add("four")
    func lines(_ width: Int?, from start: Int = 0) -> [String] {
      paragraph.lines(from: start, indent: 2, width: width, Painter(.pipe))
    }
    #expect(lines(nil) == ["one two three four"])
    #expect(lines(10) == ["one two", "three", "four"])
    #expect(lines(10, from: 9) == ["", "one two", "three", "four"])
    let colored = paragraph.lines(
      from: 0,
      indent: 0,
      width: 8,
      Painter(Medium(isColored: true))
    )
    #expect(colored == ["\u{1B}[1mone two\u{1B}[0m", "\u{1B}[1mthree\u{1B}[0m", "four"])
  }

  @Test func aWayIsDrawnAsStairs() {
    let stops = [("Root", "A:1:1", false), ("Clock", "B:2:2", true), ("zone", "", false)].map {
      (name: $0.0, place: $0.1, isDeferred: $0.2)
    }
    let stairs = PathDrawing(stops: stops, isCycle: false).lines
    #expect(stairs.map { $0.lead + $0.name } == ["Root", "╰─ Clock", "   ╰─ zone"])
    #expect(stairs.map(\.place) == ["A:1:1", "B:2:2, later", ""])
    #expect(stairs.map(\.isEnd) == [false, false, true])
    let ring = PathDrawing(stops: [stops[0]], isCycle: true).lines
    #expect(ring.map { $0.lead + $0.name } == ["╭─▶ Root", "╰───╯"])
  }
}
