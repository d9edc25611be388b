import Foundation
import Testing

@testable import PureLint

/// Changes to an app whose views take from their environment, each with what must be said of it.
struct EnvironmentMutantTests {
  /// A change, stated by hand.
  struct Change: Sendable, CustomTestStringConvertible {
    let title: String
    /// The end of a file's path, what stands there, and what stands there instead.
    let edits: [(path: String, old: String, new: String)]
    /// The end of the path and a part of the message of each finding.
    let findings: [(path: String, message: String)]

    var testDescription: String { title }
  }

  private static let changes = [
    Change(
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
    Change(
      title: "the main scene loses one",
      edits: [
        (
          "RamblerApp.swift", ".withServices(services)\n        .environmentObject(session)",
          ".withServices(services)"
        )
      ],
      findings: [("RamblerApp.swift", "'RootView' is shown without a 'Session'")]
    ),
    Change(
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
    Change(
      title: "the services forget themselves",
      edits: [("Services.swift", "      .environmentObject(self)\n", "")],
      findings: [("WalkDetail.swift", "nothing injects the 'Services' that 'WalkDetail' takes")]
    ),
    Change(
      title: "the services forget what rows need",
      edits: [("Services.swift", "      .environment(style)\n", "")],
      findings: [("RamblerApp.swift", "'RootView' is shown without a 'Style'")]
    ),
    Change(
      title: "a modifier forgets one of two",
      edits: [("Services.swift", "      .environmentObject(services.tracker)\n", "")],
      findings: [("RootView.swift", "nothing injects the 'Tracker' that 'TrackingBadge' takes")]
    ),
    Change(
      title: "what is presented has what its presenter has",
      edits: [cameraInStack] + readingCamera("AddWalkView.swift", "VStack {"),
      findings: []
    ),
    Change(
      title: "what is pushed has what the stack has",
      edits: [cameraInStack] + readingCamera("WalkDetail.swift", "VStack {"),
      findings: [
        ("WalkList.swift", "'WalkDetail' is shown without a 'Camera'"),
        ("WalkList.swift", "'WalkDetail' is shown without a 'Camera'"),
      ]
    ),
    Change(
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
    Change(
      title: "an optional object must be there",
      edits: [
        ("ProfileView.swift", "pedometer: Pedometer?", "pedometer: Pedometer"),
        ("ProfileView.swift", "if let pedometer { Text(", "Group { Text("),
      ],
      findings: [("ProfileView.swift", "nothing injects the 'Pedometer' that 'ProfileView' takes")]
    ),
    Change(
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
    Change(
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
    Change(
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
  func isJudgedAsStated(_ change: Change) throws {
    let app = try #require(CleanApp.all.first { $0.name == "Rambler" })
    var files = app.files
    for edit in change.edits {
      let index = try #require(files.firstIndex { $0.path.hasSuffix("/" + edit.path) })
      let text = String(decoding: files[index].bytes, as: UTF8.self)
      let range = try #require(text.firstRange(of: edit.old))
      let changed = text.replacingCharacters(in: range, with: edit.new)
      files[index] = SourceFile(path: files[index].path, bytes: Array(changed.utf8))
    }
    var found = MutantJudge(app: app).findings(in: files)
    for wanted in change.findings {
      let index = found.firstIndex {
        $0.path.hasSuffix("/" + wanted.path) && $0.message.contains(wanted.message)
      }
      guard let index else {
        Issue.record("nothing says \"\(wanted.message)\": \(found)")
        continue
      }
      found.remove(at: index)
    }
    #expect(found.isEmpty)
  }
}
