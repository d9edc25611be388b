import Testing

/// Changes to an app that takes values by keys, each with what must be said of it.
struct DependencyKeyMutantTests {
  private static let changes = [
    StatedChange(
      title: "a live value stands in no conformance",
      edits: [
        (
          "WeatherClient+Live.swift", "extension WeatherClient: DependencyKey {",
          "extension WeatherClient {"
        )
      ],
      findings: [("FrostLine.swift", "'WeatherClient' has no live value")]
    ),
    StatedChange(
      title: "a key asked by its type has no live value",
      edits: [
        (
          "SensorClient+Live.swift", "extension SensorClient: DependencyKey {",
          "extension SensorClient {"
        )
      ],
      findings: [("HarvestModel.swift", "'SensorClient' has no live value")]
    ),
    StatedChange(
      title: "another key has the live value",
      edits: [
        (
          "TreeStoreKey+Live.swift", "extension TreeStoreKey: DependencyKey {",
          "package enum FileTreeStoreKey: DependencyKey {"
        )
      ],
      findings: [
        ("HarvestModel.swift", "'TreeStoreKey' has no live value"),
        ("TreeStoreKey+Live.swift", "'FileTreeStoreKey' is a key whose value nobody reads"),
      ]
    ),
    StatedChange(
      title: "a private key has a value for tests alone",
      edits: [
        ("CrateLimit.swift", "CrateLimitKey: DependencyKey", "CrateLimitKey: TestDependencyKey"),
        ("CrateLimit.swift", "  static let liveValue = 40\n", ""),
      ],
      findings: [("HarvestModel.swift", "'CrateLimitKey' has no live value")]
    ),
    StatedChange(
      title: "what live values read has a value for tests alone",
      edits: [("FileClient.swift", "FileClient: DependencyKey", "FileClient: TestDependencyKey")],
      findings: [("FileTreeStore.swift", "'FileClient' has no live value")]
    ),
    StatedChange(
      title: "the app prepares no value",
      edits: [
        (
          "OrchardApp.swift",
          "prepareDependencies { $0.settings = Settings(place: \"south\", isQuiet: false) }",
          "prepareDependencies { $0.date = .constant(.distantPast) }"
        )
      ],
      findings: [("AppFeature.swift", "'SettingsKey' has no live value")]
    ),
    StatedChange(
      title: "the root feature is given no value",
      edits: [
        ("OrchardApp.swift", ".dependency(\\.journal, Journal { print(\"[orchard]\", $0) })", "")
      ],
      findings: [("AppFeature.swift", "'Journal' has no live value")]
    ),
    StatedChange(
      title: "the widget is not built with a live value",
      edits: [
        ("FrostWidget.swift", "import WeatherClientLive\n", ""),
        (
          "Package.swift", "\"WeatherClient\", \"WeatherClientLive\", dep", "\"WeatherClient\", dep"
        ),
      ],
      findings: [("FrostLine.swift", "'WeatherClient' has no live value in 'OrchardWidget'")]
    ),
    StatedChange(
      title: "the widget imports a live value that it does not say to be built with",
      edits: [
        ("Package.swift", "\"WeatherClient\", \"WeatherClientLive\", dep", "\"WeatherClient\", dep")
      ],
      findings: []
    ),
    StatedChange(
      title: "nothing that runs a feature is built with a live value",
      edits: [
        ("Package.swift", "\"HarvestFeature\", \"SensorClientLive\", ", "\"HarvestFeature\", ")
      ],
      findings: [("HarvestModel.swift", "'SensorClient' has no live value in 'Orchard'")]
    ),
    StatedChange(
      title: "the widget is built with a feature that it need not show",
      edits: [
        (
          "Package.swift", "\"WeatherClient\", \"WeatherClientLive\", dep",
          "\"TreesFeature\", \"WeatherClientLive\", dep"
        )
      ],
      findings: []
    ),
    StatedChange(
      title: "nobody knows all that the widget is built with",
      edits: [
        ("Package.swift", "\"WeatherClient\", \"WeatherClientLive\", dep", "extensions[0], dep")
      ],
      findings: []
    ),
    StatedChange(
      title: "the app prepares a value by its key",
      edits: [
        (
          "SensorClient+Live.swift", "extension SensorClient: DependencyKey {",
          "extension SensorClient {"
        ),
        (
          "OrchardApp.swift", "prepareDependencies { ",
          "prepareDependencies { $0[SensorClient.self] = SensorClient { 3 }; "
        ),
      ],
      findings: []
    ),
    StatedChange(
      title: "a live value stands in the file of its key",
      edits: [
        (
          "Grading+Live.swift",
          "extension Grading: DependencyKey {\n  static var liveValue: Grading { Grading { $0 > 9 } }\n}\n",
          ""
        ),
        (
          "SortingModel.swift", "extension DependencyValues {",
          "extension Grading: DependencyKey {\n  static let liveValue = Grading { $0 > 9 }\n}\n\nextension DependencyValues {"
        ),
      ],
      findings: []
    ),
    StatedChange(
      title: "some builds have a live value",
      edits: [
        ("Grading+Live.swift", "extension Grading", "#if DEBUG\nextension Grading"),
        ("Grading+Live.swift", "{ $0 > 9 } }\n}", "{ $0 > 9 } }\n}\n#endif"),
      ],
      findings: []
    ),
    StatedChange(
      title: "a key gets its live value by a protocol of the app's own",
      edits: [
        (
          "Grading+Live.swift", "extension Grading: DependencyKey {",
          "protocol LiveKey: DependencyKey {}\n\nextension Grading: LiveKey {"
        )
      ],
      findings: []
    ),
    StatedChange(
      title: "a public key of a package whose app is in view has no live value",
      edits: [
        ("Grading+Live.swift", "extension Grading: DependencyKey {", "extension Grading {"),
        ("SortingModel.swift", "struct Grading: Sendable", "public struct Grading: Sendable"),
      ],
      findings: [("SortingModel.swift", "'Grading' has no live value")]
    ),
    StatedChange(
      title: "a macro may write the live value",
      edits: [
        ("Grading+Live.swift", "extension Grading: DependencyKey {", "extension Grading {"),
        ("SortingModel.swift", "struct Grading: Sendable", "@Graded\nstruct Grading: Sendable"),
      ],
      findings: []
    ),
    StatedChange(
      title: "two members have the name that is read",
      edits: [
        ("Grading+Live.swift", "extension Grading: DependencyKey {", "extension Grading {"),
        (
          "Startup.swift", "extension DependencyValues {",
          "extension DependencyValues {\n  var grading: Int { 1 }"
        ),
      ],
      findings: []
    ),
    StatedChange(
      title: "nobody reads a key without a live value",
      edits: [
        ("Startup.swift", "struct Startup: DependencyKey", "struct Startup: TestDependencyKey"),
        ("AppFeature.swift", "  @Dependency(\\.startup) var startup\n", ""),
        ("AppFeature.swift", " since \\(startup.began)", ""),
      ],
      findings: [("Startup.swift", "'Startup' is a key whose value nobody reads")]
    ),
    StatedChange(
      title: "the app prepares what has no live value",
      edits: [
        (
          "WeatherClient+Live.swift", "extension WeatherClient: DependencyKey {",
          "extension WeatherClient {"
        ),
        (
          "OrchardApp.swift", "prepareDependencies { ",
          "prepareDependencies { $0.weather = .frosty; "
        ),
      ],
      findings: []
    ),
  ]

  @Test(arguments: changes)
  func isJudgedAsStated(_ change: StatedChange) throws {
    try change.expectStatedFindings(in: "Orchard")
  }
}
