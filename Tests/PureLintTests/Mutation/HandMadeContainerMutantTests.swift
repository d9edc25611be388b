import Testing

/// Changes to an app whose containers are made by hand, each with what must be said of it.
struct HandMadeContainerMutantTests {
  private static let changes = [
    StatedChange(
      title: "a closure becomes a value",
      edits: [
        (
          "AppContainer.swift", "tides: { [unowned self] in tides }",
          "tides: keep(tides)"
        ),
        keeping,
      ],
      findings: [("AppContainer.swift", "dependency cycle 'harbour' -> 'tides' -> 'harbour'")]
    ),
    StatedChange(
      title: "what is known is not looked for",
      edits: [
        ("AppContainer.swift", "    if let knownSession { return knownSession }\n", ""),
        (
          "AppContainer.swift", "owner: { [unowned self] in session.owner }",
          "owner: keep(session.owner)"
        ),
        keeping,
      ],
      findings: [
        ("AppContainer.swift", "'makeWallet()' -> 'session'")
      ]
    ),
    StatedChange(
      title: "what is known is looked for first",
      edits: [
        (
          "AppContainer.swift", "owner: { [unowned self] in session.owner }",
          "owner: keep(session.owner)"
        ),
        keeping,
      ],
      findings: []
    ),
    StatedChange(
      title: "the recursion has no end",
      edits: [
        (
          "AppContainer.swift", "    guard decks > 0 else { return Boat(next: nil) }\n", ""
        )
      ],
      findings: []
    ),
    StatedChange(
      title: "an initializer asks for what is being made",
      edits: [
        (
          "AppContainer.swift", "final class AppSettings {",
          "final class AppSettings {\n  init() { print(AppContainer.shared) }\n"
        )
      ],
      findings: [("AppContainer.swift", "dependency cycle 'shared' -> 'shared'")]
    ),
    StatedChange(
      title: "a closure in an initializer asks for what is being made",
      edits: [
        (
          "AppContainer.swift", "final class AppSettings {",
          "final class AppSettings {\n  let later = { AppContainer.shared }"
        )
      ],
      findings: []
    ),
    StatedChange(
      title: "statics need each other",
      edits: [
        ("AppContainer.swift", "static let codes = Codes()", "static let codes = Codes(names)"),
        (
          "AppContainer.swift", "final class Codes {",
          "final class Codes {\n  init(_ names: Names) { print(names) }"
        ),
      ],
      findings: [("AppContainer.swift", "dependency cycle 'names' -> 'codes' -> 'names'")]
    ),
    StatedChange(
      title: "a container's part keeps what it promises anew",
      edits: [
        ("TicketContainer.swift", "Office(drafts: drafts", "Office(drafts: makeDrafts()"),
        ("TicketContainer.swift", "  private lazy var drafts = Drafts()\n", ""),
      ],
      findings: [("TicketContainer.swift", "'office', which is made once, keeps 'makeDrafts()'")]
    ),
    StatedChange(
      title: "the coordinator shows no tickets",
      edits: [("FerryApp.swift", "      TicketView(container: coordinator.tickets)\n", "")],
      findings: [("FerryApp.swift", "'tickets' is built in 'AppCoordinator' but never used")]
    ),
    StatedChange(
      title: "a screen's dependency is not handed on",
      edits: [
        (
          "CrossingContainer.swift", "log: dependencies.log)",
          "log: Log(network: AppContainer.shared.network))"
        )
      ],
      findings: [
        ("CrossingContainer.swift", "'CrossingContainer.Dependencies.log' is never read"),
        (
          "CrossingContainer.swift",
          "'CrossingContainer' asks a root for 'AppContainer.network'"
        ),
      ]
    ),
    StatedChange(
      title: "what is handed one thing asks for another",
      edits: [
        (
          "AppContainer.swift", "_ = network.fetch(text)",
          "_ = network.fetch(AppContainer.shared.tides.next())"
        )
      ],
      findings: [("AppContainer.swift", "'Log' asks a root for 'AppContainer.tides'")]
    ),
  ]

  /// Makes a closure of a value that is there before.
  private static let keeping = (
    path: "AppContainer.swift", old: "final class Names {",
    new: "func keep<T>(_ value: T) -> () -> T { { value } }\n\nfinal class Names {"
  )

  @Test(arguments: changes)
  func isJudgedAsStated(_ change: StatedChange) throws {
    try change.expectStatedFindings(in: "Ferry")
  }
}
