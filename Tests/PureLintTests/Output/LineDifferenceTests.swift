import Testing

@testable import PureLintOutput

/// What `patch` and `git apply` read.
@Suite struct LineDifferenceTests {
  private func difference(_ old: String, _ new: String) -> String {
    LineDifference(path: "A.swift", from: Array(old.utf8), to: Array(new.utf8))
      .text(isForPeople: false)
  }

  @Test func countsTheLinesOfBothVersions() {
    let expected = """
      --- a/A.swift
      +++ b/A.swift
      @@ -1,3 +1,4 @@
       a
      -b
      +x
      +y
       c

      """
    #expect(difference("a\nb\nc\n", "a\nx\ny\nc\n") == expected)
  }

  /// As Git does, for programs that would take the name to end at the space.
  @Test func aTabEndsANameWithSpaces() {
    let text = LineDifference(path: "My App.swift", from: [], to: Array("a\n".utf8))
      .text(isForPeople: false)
    #expect(text.hasPrefix("--- a/My App.swift\t\n+++ b/My App.swift\t\n"))
  }

  @Test func nothingIsWrittenWhereNothingDiffers() {
    #expect(difference("a\n", "a\n") == "")
  }
}
