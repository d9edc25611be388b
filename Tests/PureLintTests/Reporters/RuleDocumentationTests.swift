import Testing

@testable import PureLint

@Suite struct RuleDocumentationTests {
  private static let sample = Rule(
    id: "flat-tire",
    severity: .error,
    summary: "a wheel without air",
    rationale: "The ride is rough.",
    triggers: "let air = 0",
    passes: "let air = 2",
    check: .graph { _, _ in }
  )
  private static let optIn = Rule(
    id: "bell",
    severity: .warning,
    isOptIn: true,
    summary: "a silent bell",
    rationale: "Nobody hears it.",
    triggers: "",
    passes: "",
    check: .graph { _, _ in }
  )

  @Test func aPageTellsEverything() {
    #expect(
      Self.sample.documentation == """
        # flat-tire

        Reports a wheel without air, as an error.

        The ride is rough.

        ## Reported

        ```swift
        let air = 0
        ```

        ## Not reported

        ```swift
        let air = 2
        ```

        """
    )
  }

  @Test func aPageTellsHowToTurnTheRuleOn() {
    let head = """
      # bell

      Reports a silent bell, as a warning.
      Off unless asked for with `--rule=bell`.

      """
    #expect(Self.optIn.documentation.hasPrefix(head))
  }

  @Test func theIndexLeadsToEveryPage() {
    let index = Rule.index(of: [Self.sample, Self.optIn])
    #expect(index.contains("\n| [flat-tire](flat-tire.md) | error | a wheel without air |\n"))
    #expect(index.hasSuffix("\n| [bell](bell.md) | off | a silent bell |\n"))
  }

  @Test func theTableIsAligned() {
    #expect(
      Rule.table(of: [Self.sample, Self.optIn]) == """
        flat-tire  error    a wheel without air
        bell       off      a silent bell

        """
    )
  }
}
