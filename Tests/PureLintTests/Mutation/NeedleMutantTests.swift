import Testing

/// Changes to an app whose components are wired by a generator, each with what must be said of it.
struct NeedleMutantTests {
  private static let changes = [
    StatedChange(
      title: "a closure becomes a value",
      edits: [
        ("AppComponent.swift", "Log(history: { self.history })", "Log(history: keep(history))"),
        (
          "AppComponent.swift", "struct Clock {",
          "func keep<T>(_ value: T) -> () -> T { { value } }\n\nstruct Clock {"
        ),
      ],
      findings: [("AppComponent.swift", "dependency cycle 'log' -> 'history' -> 'log'")]
    ),
    StatedChange(
      title: "a component makes what it declares",
      edits: [
        (
          "BottlesComponent.swift", "history: dependency.history",
          "history: History(log: dependency.log)"
        )
      ],
      findings: [("BottlesComponent.swift", "'history' of 'BottlesDependency' is never read")]
    ),
    StatedChange(
      title: "no component below asks for a member",
      edits: [
        ("BottlesComponent.swift", "  var clock: Clock { get }\n", ""),
        ("BottlesComponent.swift", "bottle + self.clock.text", "bottle"),
      ],
      findings: [("AppComponent.swift", "'clock' of 'AppComponent' is never read")]
    ),
    StatedChange(
      title: "a component below asks for a member of another name",
      edits: [
        ("BottlesComponent.swift", "  var clock: Clock { get }\n", "  var watch: Clock { get }\n"),
        ("BottlesComponent.swift", "self.clock.text", "self.watch.text"),
        (
          "AppComponent.swift", "  var clock: Clock {",
          "  var watch: Clock { clock }\n  var clock: Clock {"
        ),
      ],
      findings: []
    ),
    StatedChange(
      title: "a builder's protocol is asked for nothing",
      edits: [
        ("CellarApp.swift", "      bottles.view\n", "")
      ],
      findings: [
        ("BottlesComponent.swift", "'view' of 'BottlesComponent' is never read"),
        ("CellarApp.swift", "dependency 'RootView.bottles' is never read"),
      ]
    ),
  ]

  @Test(arguments: changes)
  func isJudgedAsStated(_ change: StatedChange) throws {
    try change.expectStatedFindings(in: "Cellar")
  }
}
