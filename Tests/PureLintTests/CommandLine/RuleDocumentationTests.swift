import GraphModel
import Testing

@testable import PureLint
@testable import PureLintCommandLine
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintRules

@Suite struct RuleDocumentationTests {
  private static let sample = Rule(
    id: "flat-tire",
    severity: .error,
    summary: "a wheel without air",
    effect: "The ride is rough.",
    details: "- A spare wheel counts.",
    remedy: "Pump it up.",
    triggers: "let air = 0",
    passes: "let air = 2",
    check: .graph { _, findings in
      let place = Location(file: FileID(index: 0), offset: 4)
      findings.report(
        "no air",
        about: Subject([]),
        at: place,
        notes: [.init(message: "pump here", location: place)]
      )
    }
  )
  private static let optIn = Rule(
    id: "bell",
    severity: .warning,
    isOptIn: true,
    summary: "a silent bell",
    effect: "Nobody hears it.",
    details: "",
    remedy: "Ring it.",
    triggers: "",
    passes: "",
    check: .graph { _, _ in }
  )

  @Test func aPageTellsEverything() {
    #expect(
      Self.sample.documentation(by: .purelint) == """
        # flat-tire

        Reports a wheel without air.
        It is an error.

        ## The wrong program

        The example is Swift alone, without a library.

        ```swift
        let air = 0
        ```

        ## What happens when it runs

        The ride is rough.

        If the program is in `App.swift`, PureLint prints:

        ```text
        App.swift:1:5: error: no air [flat-tire]
        App.swift:1:5: note: pump here
        ```

        ## How to mend it

        Pump it up.

        The right program:

        ```swift
        let air = 2
        ```

        ## What counts

        - A spare wheel counts.

        ## How to turn it off

        `--disable-rule flat-tire` leaves it out of one run.
        `"rules": { "flat-tire": false }` in [`.purelint.json`](../configuration.md) leaves it out of every \
        run.

        """
    )
  }

  @Test func aPageTellsHowToTurnTheRuleOn() {
    let text = """
      It is off by default. `--enable-rule bell` checks it besides the others, `--rule bell` checks \
      it alone.
      """
    #expect(Self.optIn.documentation(by: .purelint).contains(text))
  }

  @Test func anExplanationHasNoLinkThatLeadsNowhere() {
    for rule in Rule.all {
      let text = rule.explanation(by: .purelint)
      #expect(!text.contains("](") && text.contains("\n## How to mend it\n"), "\(rule.id)")
    }
    #expect("[a](../b.md), [c](d.md#e) `f[0](g)`".withoutMarkdownLinks == "a, c `f[0](g)`")
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
