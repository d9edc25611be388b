import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintFixes
@testable import PureLintSource

/// What goes with the last that an extension holds, and with which lines comments go.
@Suite struct FixCommentTests {
  // MARK: Extensions

  @Test(arguments: [
    ("extension AppContainer {\n  func spare() -> Clock { Clock(zone: zone) }\n}\n", ""),
    ("extension AppContainer { func spare() -> Clock { Clock(zone: zone) } }\n", ""),
    (
      "/// What nobody needs.\nextension AppContainer {\n  // A spare.\n"
        + "  func spare() -> Clock { Clock(zone: zone) }\n}\n",
      ""
    ),
    (
      "extension AppContainer {\n  // MARK: Spare\n\n  func spare() -> Clock { Clock(zone: zone) }\n}\n",
      ""
    ),
    (
      "// MARK: - Spare\n\nextension AppContainer {\n"
        + "  func spare() -> Clock { Clock(zone: zone) }\n}\n",
      ""
    ),
    (
      "extension AppContainer {\n  // Nothing else.\n\n  func spare() -> Clock { Clock(zone: zone) }\n}\n",
      "extension AppContainer {\n  // Nothing else.\n}\n"
    ),
    (
      "// A spare.\nextension AppContainer {\n  func spare() -> Clock { Clock(zone: zone) }\n}",
      ""
    ),
    (
      "protocol Named {}\nextension AppContainer: Named {\n"
        + "  func spare() -> Clock { Clock(zone: zone) }\n}\n",
      "protocol Named {}\nextension AppContainer: Named {\n}\n"
    ),
    (
      "extension AppContainer {\n  func spare() -> Clock { Clock(zone: zone) }\n"
        + "  struct Name {}\n}\n",
      "extension AppContainer {\n  struct Name {}\n}\n"
    ),
  ])
  func anEmptyExtensionGoes(before: String, after: String) {
    let app = """
      final class Zone { func tick() {} }
      final class Clock {
        let zone: Zone
        init(zone: Zone) { self.zone = zone }
        func run() { zone.tick() }
      }
      final class AppContainer {
        lazy var zone = Zone()
        lazy var clock = Clock(zone: zone)
        func start() { clock.run() }
      }
      @main struct App {
        let container = AppContainer()
        static func main() { App().container.start() }
      }

      """
    expect(
      app + (before.isEmpty ? "" : "\n" + before),
      becomes: app + (after.isEmpty ? "" : "\n" + after)
    )
  }

  // MARK: Comments

  @Test(arguments: [
    ("// A spare.\n  func spare() -> Clock {\n    Clock(zone: zone)\n  }", ""),
    ("// MARK: All\n  func spare() -> Clock {\n    Clock(zone: zone)\n  }", "// MARK: All\n"),
    ("// All.\n  func spare() -> Clock { Clock(zone: zone) }", "// All.\n"),
  ])
  func aCommentAboveSeveralLinesIsAboutThem(before: String, after: String) {
    let text = { (spare: String) in
      """
      final class Zone { func tick() {} }
      final class Clock {
        let zone: Zone
        init(zone: Zone) { self.zone = zone }
        func run() { zone.tick() }
      }
      final class AppContainer {
        lazy var zone = Zone()
        lazy var clock = Clock(zone: zone)

        \(spare)func start() { clock.run() }
      }
      @main struct App {
        let container = AppContainer()
        static func main() { App().container.start() }
      }

      """
    }
    expect(text(before + "\n  "), becomes: text(after.isEmpty ? "" : after + "  "))
  }

  @Test(arguments: [
    ("let zone: Zone\n    // Only the spare.\n    let spare: Zone\n", "let zone: Zone\n"),
    (
      "let spare: Zone\n\n    // The zone.\n    let zone: Zone\n",
      "// The zone.\n    let zone: Zone\n"
    ),
    (
      "// The spare.\n    let spare: Zone\n    // The zone.\n    let zone: Zone\n",
      "// The zone.\n    let zone: Zone\n"
    ),
    (
      "// Both.\n    let spare: Zone\n    let zone: Zone\n",
      "// Both.\n    let zone: Zone\n"
    ),
    (
      "// MARK: Zones\n    let spare: Zone\n\n    let zone: Zone\n",
      "// MARK: Zones\n\n    let zone: Zone\n"
    ),
    (
      "let zone: Zone\n\n    // MARK: Spare\n\n    /// It.\n    let spare: Zone  // now\n",
      "let zone: Zone\n"
    ),
    ("let zone: Zone\n    /* it */ let spare: Zone\n", "let zone: Zone\n"),
  ])
  func commentsGoWithWhatTheyAreAbout(before: String, after: String) {
    expect(app(fields: before, arguments: "zone: zone, spare: zone"), becomes: app(fields: after))
  }

  @Test(arguments: [
    ("zone: zone, /* it */ spare: zone", "zone: zone"),
    ("zone: zone /* it */, spare: zone", "zone: zone /* it */"),
    ("zone: zone, spare: zone /* it */", "zone: zone"),
    (
      "\n      zone: zone,  // the zone\n      /* it */ spare: zone  // spare\n    ",
      "\n      zone: zone  // the zone\n    "
    ),
  ])
  func commentsGoWithTheirArgument(before: String, after: String) {
    expect(
      app(fields: "let zone: Zone\n    let spare: Zone\n", arguments: before),
      becomes: app(fields: "let zone: Zone\n", arguments: after)
    )
  }

  // MARK: Support

  private func app(fields: String, arguments: String = "zone: zone") -> String {
    """
    final class Zone {}
    final class Clock: FactoryModule {
      struct Dependency {
        \(fields)  }
      init(dependency: Dependency, payload: Void) { print(dependency.zone) }
    }
    struct AppDependency {
      static func resolve(zone: Zone) -> Clock.Factory {
        Clock.Factory(dependency: .init(\(arguments)))
      }
    }

    """
  }

  private func expect(_ before: String, becomes after: String) {
    let mending = Mending([SourceFile(path: "App.swift", bytes: Array(before.utf8))])
    #expect(mending.state.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [after])
  }
}
