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

  @Test func nothingIsWrittenWhereNothingDiffers() {
    #expect(difference("a\n", "a\n") == "")
  }
}
