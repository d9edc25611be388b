import PureLintOutput
import Testing

@testable import PureLintQuestions

/// Tables of answers, on a terminal and elsewhere.
@Suite struct AnswerTableTests {
  private let rows = [
    ["+ Harbor.makePilotsOffice(log:)", "later", "Sources/Harbor/Office/Harbor.swift:120:7"],
    ["  Radio", "", "Sources/Radio.swift:3:7"],
  ]

  private func text(_ medium: Medium) -> [Substring] {
    AnswerTable(rows, numbers: [], indent: "  ", medium).text.split(separator: "\n")
  }

  @Test func elsewhereNothingIsCut() {
    #expect(
      text(.pipe) == [
        "  + Harbor.makePilotsOffice(log:)  later  Sources/Harbor/Office/Harbor.swift:120:7",
        "    Radio                                 Sources/Radio.swift:3:7",
      ]
    )
  }

  /// Names keep their beginnings and places their ends.
  @Test(arguments: [50, 60, 70, 80])
  func aTerminalHasLinesOfItsWidth(_ width: Int) {
    let lines = text(Medium(width: width))
    #expect(lines.allSatisfy { String($0).displayWidth <= width }, "\(lines)")
    #expect(lines[0].hasPrefix("  + Harbor.mak") && lines[0].hasSuffix(".swift:120:7"))
    #expect(lines[1].hasSuffix("Radio.swift:3:7"))
  }

  @Test func narrowTerminalsGetLinesThatCanBeRead() {
    let lines = text(Medium(width: 10))
    #expect(lines[0] == "  + Harbor.makePi…  later  …bor.swift:120:7", "\(lines)")
  }

  @Test func colorsTellSignsAndPlaces() {
    let lines = text(Medium(isColored: true))
    #expect(lines[0].hasPrefix("  \u{1B}[1;32m+ Harbor"), "\(lines)")
    #expect(lines[1].hasSuffix("\u{1B}[2mSources/Radio.swift:3:7\u{1B}[0m"), "\(lines)")
    let plain = lines.map { $0.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") }
    #expect(plain == text(.pipe))
  }

  @Test func headingsStandOut() {
    let survey = SmallSurvey.shop.survey
    let answer = Dependents(survey, of: survey.needs.participants[0])
    var plain = AnswerPage(survey, showsAll: false)
    var colored = AnswerPage(survey, showsAll: false, Medium(isColored: true))
    #expect(!answer.text(&plain).contains("\u{1B}"))
    #expect(colored.heading("directly:") == "\u{1B}[1mdirectly:\u{1B}[0m")
    #expect(
      answer.text(&colored).replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == answer.text(&plain)
    )
  }
}
