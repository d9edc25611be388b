import Testing

@testable import PureLint

/// Changes to an app whose views take from their environment, each with what must be said of it.
struct EnvironmentMutantTests {
  private static let changes = [
    StatedChange(
      title: "a scene loses its injection",
      edits: [
        (
          "RamblerApp.swift",
          "SettingsView(services: services)\n        .environmentObject(session)",
          "SettingsView(services: services)"
        )
      ],
      findings: [("RamblerApp.swift", "'SettingsView' is shown without a 'Session'")]
    ),
    StatedChange(
      title: "the main scene loses one",
      edits: [
        (
          "RamblerApp.swift", ".withServices(services)\n        .environmentObject(session)",
          ".withServices(services)"
        )
      ],
      findings: [("RamblerApp.swift", "'RootView' is shown without a 'Session'")]
    ),
    StatedChange(
      title: "a preview injects instead of the scene",
      edits: [
        (
          "RamblerApp.swift", ".withServices(services)\n        .environmentObject(session)",
          ".withServices(services)"
        ),
        ("WalkList.swift", "    WalkList()\n", "    WalkList().environmentObject(Session())\n"),
      ],
      findings: [("RamblerApp.swift", "'RootView' is shown without a 'Session'")]
    ),
    StatedChange(
      title: "the services forget themselves",
      edits: [("Services.swift", "      .environmentObject(self)\n", "")],
      findings: [("WalkDetail.swift", "nothing injects the 'Services' that 'WalkDetail' takes")]
    ),
    StatedChange(
      title: "the services forget what rows need",
      edits: [("Services.swift", "      .environment(style)\n", "")],
      findings: [("RamblerApp.swift", "'RootView' is shown without a 'Style'")]
    ),
    StatedChange(
      title: "a modifier forgets one of two",
      edits: [("Services.swift", "      .environmentObject(services.tracker)\n", "")],
      findings: [("RootView.swift", "nothing injects the 'Tracker' that 'TrackingBadge' takes")]
    ),
    StatedChange(
      title: "what is presented has what its presenter has",
      edits: [cameraInStack] + readingCamera("AddWalkView.swift", "VStack {"),
      findings: []
    ),
    StatedChange(
      title: "what is pushed has what the stack has",
      edits: [cameraInStack] + readingCamera("WalkDetail.swift", "VStack {"),
      findings: [
        ("WalkList.swift", "'WalkDetail' is shown without a 'Camera'"),
        ("WalkList.swift", "'WalkDetail' is shown without a 'Camera'"),
      ]
    ),
    StatedChange(
      title: "a subclass is injected",
      edits: [
        ("WatchApp.swift", "= Tracker()", "= PulseTracker()"),
        (
          "RamblerWatch/RootView.swift", "final class Tracker: ObservableObject {",
          "final class PulseTracker: Tracker {}\n\nclass Tracker: ObservableObject {"
        ),
      ],
      findings: [
        ("RamblerWatch/RootView.swift", "nothing injects the 'Tracker' that 'RootView' takes"),
        ("WatchApp.swift", "'PulseTracker' is injected"),
      ]
    ),
    StatedChange(
      title: "an optional object must be there",
      edits: [
        ("ProfileView.swift", "pedometer: Pedometer?", "pedometer: Pedometer"),
        ("ProfileView.swift", "if let pedometer { Text(", "Group { Text("),
      ],
      findings: [("ProfileView.swift", "nothing injects the 'Pedometer' that 'ProfileView' takes")]
    ),
    StatedChange(
      title: "a modifier stands outside of what injects",
      edits: [
        (
          "RamblerApp.swift", ".withServices(services)\n        .environmentObject(session)",
          ".environmentObject(session)\n        .overlay { BadgeView(name: \"\") }"
            + "\n        .withServices(services)"
        )
      ],
      findings: [("RamblerApp.swift", "'BadgeView' is shown without a 'Session'")]
    ),
    StatedChange(
      title: "nobody takes what is injected",
      edits: [
        (
          "RamblerApp.swift", ".withServices(services)",
          ".withServices(services)\n        .environmentObject(Badges())"
        ),
        (
          "RamblerApp.swift", "extension Walk",
          "final class Badges: ObservableObject {}\n\nextension Walk"
        ),
      ],
      findings: [("RamblerApp.swift", "'Badges' is injected")]
    ),
    StatedChange(
      title: "another module shows the view",
      edits: [
        (
          "RamblerApp.swift", "      RootView()\n        .withServices(services)",
          "      Provider { RootView() }"
        )
      ],
      findings: []
    ),
  ]

  /// Injects a camera inside the stack of walks alone.
  private static let cameraInStack = (
    path: "Rambler/App/RootView.swift", old: "NavigationStack { WalkList() }",
    new: "NavigationStack { WalkList().environmentObject(Camera()) }"
  )

  /// Has a view read the camera.
  private static func readingCamera(
    _ path: String,
    _ start: String
  ) -> [(path: String, old: String, new: String)] {
    [
      (
        path, "  var body: some View {",
        "  @EnvironmentObject private var camera: Camera\n\n  var body: some View {"
      ),
      (path, start, start + "\n      Text(\"\\(camera.zoom)\")"),
    ]
  }

  @Test(arguments: changes)
  func isJudgedAsStated(_ change: StatedChange) throws {
    try change.expectStatedFindings(in: "Rambler")
  }
}
