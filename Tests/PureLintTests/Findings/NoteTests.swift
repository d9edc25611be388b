import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintReporters
@testable import PureLintRules
@testable import PureLintSource

/// The whole text of findings with what may have been meant.
@Suite struct NoteTests {
  private static let module = """
    protocol Ticking {}
    struct SystemClock: Ticking {}
    struct Calendar {}
    struct Zone {}
    final class Clock: FactoryModule {
      struct Dependency { let ticker: Ticking; let zone: Zone; let window: UIWindow }
      init(dependency: Dependency, payload: Void) {
        print(dependency.ticker, dependency.zone, dependency.window)
      }
    }
    """

  /// The findings in a source behind a module `Clock`, line 1 being the first one behind it.
  private func lines(_ source: String, _ rule: Rule = .missingProvider) -> [String] {
    let offset = Self.module.split(separator: "\n", omittingEmptySubsequences: false).count
    let file = SourceFile(path: "A", bytes: Array((Self.module + "\n" + source).utf8))
    let text = Reporter.text.render(Linter(rules: [rule]).printout(of: [file]), .pipe)
    return text.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 2)
      return "\(Int(parts[1])! - offset):\(parts[2])"
    }
  }

  private func wiring(_ arguments: String, around source: String) -> [String] {
    let wiring = source.replacing("WIRING", with: ".init(dependency: .init(\(arguments)))")
    return lines(wiring).filter { !$0.contains("is declared here") }
  }

  private func error(_ type: String, _ field: String) -> String {
    "error: no provider for '\(type)' required by 'Clock.Dependency.\(field)' [missing-provider]"
  }

  @Test func offersWhatHasTheNameAndTheType() {
    #expect(
      wiring(
        "zone: Zone(), window: UIWindow()",
        around: """
          enum Root {
            static func make() -> Clock.Factory {
              let ticker = SystemClock()
              let other = SystemClock()
              print(ticker, other)
              return WIRING
            }
          }
          """
      ) == [
        "6:31: " + error("Ticking", "ticker"), "3:9: note: did you mean to pass 'ticker'?",
        "6:31: note: pass 'ticker:' here",
      ]
    )
  }

  @Test func offersWhatHasTheType() {
    #expect(
      wiring(
        "ticker: SystemClock(), window: UIWindow()",
        around: """
          struct Root {
            static let utc = Zone()
            let local = Zone()
            static func make(spare: Zone) -> Clock.Factory {
              print(spare, utc)
              return WIRING
            }
            static func other() { let far = Zone(); print(far, Root().local) }
          }
          """
      ) == [
        "6:31: " + error("Zone", "zone"),
        "2:14: note: 'utc' has type 'Zone'; did you mean to pass it as 'zone'?",
        "4:20: note: 'spare' has type 'Zone'; did you mean to pass it as 'zone'?",
        "6:31: note: pass 'zone:' here",
      ]
    )
  }

  @Test func offersWhatHasNearlyTheName() {
    #expect(
      wiring(
        "ticker: SystemClock(), zone: Zone()",
        around: """
          enum Root {
            static func make() -> Clock.Factory {
              let windwo = UIWindow()
              let view = UIView()
              let calendar = Calendar()
              print(windwo, view, calendar)
              return WIRING
            }
          }
          """
      ) == [
        "7:31: " + error("UIWindow", "window"),
        "3:9: note: did you mean to pass 'windwo' as 'window'?",
        "7:31: note: pass 'window:' here",
      ]
    )
  }

  @Test func offersNothingThatCannotBeMeant() {
    #expect(
      wiring(
        "ticker: SystemClock(), window: UIWindow()",
        around: """
          enum Root {
            static func make() -> Clock.Factory {
              let zone = Calendar()
              print(zone)
              let factory: Clock.Factory = WIRING
              let late = Zone()
              print(late)
              return factory
            }
          }
          """
      ) == ["5:53: " + error("Zone", "zone"), "5:53: note: pass 'zone:' here"]
    )
  }

  @Test func offersTheLabelThatIsNearlyRight() {
    #expect(
      wiring(
        "ticker: SystemClock(), zoen: zone, window: UIWindow()",
        around: """
          func make(zone: Zone) -> Clock.Factory {
            WIRING
          }
          """
      ) == ["2:22: " + error("Zone", "zone"), "2:50: note: did you mean 'zone:' here?"]
    )
  }

  @Test func offersWhatFitsInsteadOfWhatDoesNot() {
    let source = """
      func make(zone: Zone, calendar: Calendar) -> Clock.Factory {
        .init(dependency: .init(ticker: SystemClock(), zone: calendar, window: UIWindow()))
      }
      """
    #expect(
      lines(source, .mismatchedProvider) == [
        "2:50: error: 'Calendar' cannot be 'Zone', which 'Clock.Dependency.zone' requires "
          + "[mismatched-provider]",
        "-4:48: note: 'zone' is declared here",
        "1:11: note: did you mean to pass 'zone'?",
        "2:50: note: pass something of type 'Zone' here",
      ]
    )
  }

  @Test func saysWhichBranchOfIfHasWhatIsLacking() {
    let source = """
      func make() -> Clock.Factory {
        let ticker = SystemClock()
        #if DEBUG
          let zone = Zone()
          return .init(dependency: .init(ticker: ticker, zone: zone, window: UIWindow()))
        #else
          return .init(dependency: .init(ticker: ticker, zone: zone, window: UIWindow()))
        #endif
      }
      """
    #expect(
      lines(source) == [
        "7:31: " + error("Zone", "zone"), "-4:48: note: 'zone' is declared here",
        "4:9: note: 'zone' is declared only in another branch of '#if'",
        "7:31: note: declare what 'zone' gets in this branch too",
      ]
    )
  }

  @Test func saysWhereTestsBuildAndRead() throws {
    func notes(_ path: String) throws -> [String] {
      let fixture = Fixture(path: "Fixtures/Rules/\(path)")
      return Linter().run(try fixture.files()).findings.flatMap { $0.notes.map(\.message) }
        .filter { $0.hasSuffix("in a test") }
    }
    #expect(
      try notes("unwired-module/tests-only") == ["'LabModule' is wired here, in a test"]
    )
    #expect(
      try notes("unused-dependency/read-by-tests-only") == [
        "'calendar' is read here, in a test", "'calendar' is read here, in a test",
      ]
    )
  }

  @Test func countsWhatNobodyReadsOfAnUnwiredModule() {
    func notes(_ fields: String, reading read: String) -> [String] {
      let source = """
        final class Radio: FactoryModule {
          struct Dependency { \(fields) }
          init(dependency: Dependency, payload: Void) { print(\(read)) }
        }
        let clock: Clock.Factory = .init(dependency: .init())
        """
      return Array(lines(source, .unwiredModule).dropFirst(2))
    }
    #expect(notes("let zone: Zone", reading: "dependency.zone") == [])
    #expect(
      notes("let zone: Zone", reading: "")
        == ["2:27: note: nobody reads its only dependency"]
    )
    #expect(
      notes("let zone: Zone; let calendar: Calendar", reading: "dependency.zone")
        == ["2:43: note: nobody reads 1 of its 2 dependencies"]
    )
    #expect(
      notes("let zone: Zone; let calendar: Calendar", reading: "")
        == ["2:27: note: nobody reads 2 of its 2 dependencies"]
    )
  }

  @Test func saysWhichRegistrationIsReplaced() {
    let source = """
      import Swinject
      func register(_ container: Container) {
        container.register(Zone.self, name: "utc") { _ in Zone() }
        container.register(Zone.self, name: "utc") { _ in Zone() }
      }
      """
    #expect(
      lines(source, .duplicateProvider) == [
        "4:13: warning: registration of 'Zone named \"utc\"' in 'register' silently replaces an "
          + "earlier one [duplicate-provider]",
        "3:13: note: 'Zone named \"utc\"' is first registered here",
        "4:13: note: delete one of the two, or give this one a name of its own",
      ]
    )
  }
}
