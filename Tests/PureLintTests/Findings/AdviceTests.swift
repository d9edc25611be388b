import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintReporters
@testable import PureLintRules
@testable import PureLintSource

/// What findings tell their reader to change, and where.
@Suite struct AdviceTests {
  private static let modules = """
    import Pure
    final class Zone {}
    final class Clock: FactoryModule {
      struct Dependency { let zone: Zone; let spare: Zone }
      init(dependency: Dependency, payload: Void) { print(dependency.zone) }
    }

    """

  /// The findings of one rule with their notes, by line; line 1 is the first behind the modules.
  private func lines(_ rule: Rule, _ source: String, modules: String = modules) -> [String] {
    report(rule, [("A.swift", modules + source)]).map { line in
      let parts = line.split(separator: ":", maxSplits: 3)
      let offset = modules.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      return "\(Int(parts[1])! - offset):\(parts[3])"
    }
  }

  private func report(_ rule: Rule, _ files: [(String, String)]) -> [String] {
    let files = files.map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) }
    let text = Reporter.text.render(Linter(rules: [rule]).printout(of: files), .pipe)
    return text.split(separator: "\n").map(String.init)
  }

  @Test func countsTheArguments() {
    let source = """
      enum CompositionRoot {
        static func one() -> Clock.Factory { .init(dependency: .init(zone: Zone(), spare: Zone())) }
        static func two() -> Clock.Factory { .init(dependency: .init(zone: Zone(), spare: Zone())) }
      }
      """
    #expect(
      lines(.unusedDependency, source) == [
        "-2: warning: dependency 'Clock.Dependency.spare' is never read [unused-dependency]",
        "2: note: a value is supplied here", "3: note: a value is supplied here",
        "-2: note: delete 'spare' and its two arguments",
      ]
    )
  }

  @Test func aCopyGoesToo() {
    let modules = """
      import Pure
      final class Zone {}
      final class Clock: FactoryModule {
        struct Dependency { let zone: Zone }
        private let zone: Zone
        init(dependency: Dependency, payload: Void) { zone = dependency.zone }
      }

      """
    let source = """
      enum CompositionRoot {
        static func one() -> Clock.Factory { .init(dependency: .init(zone: Zone())) }
      }
      """
    #expect(
      lines(.unusedDependency, source, modules: modules).last
        == "-3: note: delete 'zone', its copy 'Clock.zone' and its argument"
    )
  }

  @Test func namesTheFunctionOfAParameter() {
    let source = """
      enum CompositionRoot {
        static func resolve() -> Clock.Factory { clock(zone: Zone(), name: "a") }
        private static func clock(zone: Zone, name: String) -> Clock.Factory {
          .init(dependency: .init(zone: zone, spare: zone))
        }
      }
      print(CompositionRoot.resolve())
      """
    let found = lines(.unusedDependency, source).filter { !$0.contains("spare") }
    #expect(
      found.suffix(3) == [
        "3: warning: parameter 'name' of 'clock(zone:name:)' is never read [unused-dependency]",
        "2: note: a value is supplied here", "3: note: delete 'name' and its argument",
      ]
    )
  }

  @Test func aRootsFieldIsFilledIn() {
    let source = """
      struct AppDependency {
        let clock: Clock.Factory
        let other: Zone
        static func resolve() -> AppDependency {
          let zone = Zone()
          return AppDependency(
            clock: .init(dependency: .init(zone: zone, spare: zone)), other: zone)
        }
      }
      print(AppDependency.resolve().clock)
      """
    #expect(
      lines(.unusedDependency, source).suffix(3) == [
        "3: warning: 'other' of 'AppDependency' is set but never read [unused-dependency]",
        "7: note: a value is supplied here", "3: note: delete 'other' and its argument",
      ]
    )
  }

  @Test func whatOnlyTestsReadGoesWithThem() throws {
    let fixture = Fixture(path: "Fixtures/Rules/unused-dependency/read-by-tests-only")
    let notes = Linter(rules: [.unusedDependency]).run(try fixture.files()).findings
      .flatMap(\.notes).map(\.message)
    let advice = notes.first { $0.hasPrefix("delete 'calendar'") }
    #expect(advice?.hasSuffix("and what tests read of it") == true)
  }

  @Test func saysWhatIsToBePassed() {
    let source = """
      enum CompositionRoot {
        static func one() -> Clock.Factory { .init(dependency: .init(zone: Zone())) }
      }
      """
    #expect(lines(.missingProvider, source).last == "2: note: pass 'spare:' here")
    let forced = Self.modules.replacing("let spare: Zone", with: "var spare: Zone!")
    let withNil = source.replacing("zone: Zone()", with: "zone: Zone(), spare: nil")
    #expect(
      lines(.missingProvider, withNil, modules: forced).last == "2: note: give 'spare' a value here"
    )
    let relabelled = Self.modules.replacing(
      "let spare: Zone",
      with: "let spare: Zone; init(zone: Zone, _ other: Zone) { self.zone = zone; spare = other }"
    )
    #expect(
      lines(.missingProvider, source, modules: relabelled).last
        == "2: note: give 'spare' a value here"
    )
  }

  /// The label is that of the initializer, whatever the field is called.
  @Test func namesTheLabelThatTheInitializerWants() {
    let source = """
      enum CompositionRoot {
        static func one() -> Clock.Factory {
          let spare = Zone()
          let first = Zone()
          return .init(dependency: .init(zone: Zone()))
        }
      }
      """
    let modules = Self.modules.replacing(
      "let spare: Zone",
      with: "let spare: Zone; init(zone: Zone, in other: Zone) { self.zone = zone; spare = other }"
    )
    #expect(
      lines(.missingProvider, source, modules: modules).suffix(3) == [
        "3: note: did you mean to pass 'spare' as 'in:'?",
        "4: note: did you mean to pass 'first' as 'in:'?",
        "5: note: pass 'in:' for 'spare' here",
      ]
    )
  }

  @Test func saysWhatWasLookedFor() {
    #expect(
      lines(.unwiredModule, "").prefix(2) == [
        "-3: warning: module 'Clock' is never wired; nothing outside tests builds it or a factory "
          + "of it [unwired-module]",
        "-3: note: build a 'Clock.Factory' in a root, or delete 'Clock'",
      ]
    )
    let cell = "final class Cell: ConfiguratorModule { struct Dependency {} }\n"
    #expect(
      lines(.unwiredModule, "", modules: "import Pure\n" + cell).first
        == "0: warning: module 'Cell' is never configured; nothing outside tests configures one "
        + "or builds a configurator of it [unwired-module]"
    )
  }

  @Test func namesTheReasonForWhatFalls() {
    let outer = """
      final class Outer: FactoryModule {
        struct Dependency { let clock: Clock.Factory }
        init(dependency: Dependency, payload: Void) { print(dependency.clock) }
      }
      """
    #expect(
      lines(.unwiredModule, outer).last
        == "-3: note: module 'Clock' is not wired; it is asked for only by 'Outer'"
    )
  }

  @Test func aFindingInATestSaysSo() {
    let wiring = "let clock = Clock.Factory(dependency: .init(zone: Zone()))\n"
    let found = report(
      .missingProvider,
      [("App/Clock.swift", Self.modules), ("AppTests/ClockTests.swift", wiring)]
    )
    #expect(
      found.first?.hasSuffix(
        "no provider for 'Zone' required by 'Clock.Dependency.spare', in a test [missing-provider]"
      ) == true
    )
  }

  @Test(arguments: [
    (
      "lazy var a: A = A(b: b)\n  lazy var b: B = B(a: a)",
      "make one of the two wait: hand over a closure here"
    ),
    (
      "lazy var a: A = A(b: a)",
      "build it without itself, or read it in a closure that runs later; it reads itself while it is "
        + "built"
    ),
  ])
  func saysHowToEndACircleOfMembers(members: String, advice: String) {
    let rest = "lazy var clock = Clock.Factory()"
    let source = "final class CompositionRoot {\n  \(members)\n  \(rest)\n}"
    let module = "struct Clock: FactoryModule { init(dependency: Void, payload: Void) {} }\n"
    #expect(
      lines(.dependencyCycle, source, modules: module).last
        == "2: note: \(advice)"
    )
  }

  /// What the call starts may be what it is there for.
  @Test func aCallIsNotSaidToBeForALocalAlone() {
    let source = """
      final class Queue { func push() { print(1) } }
      final class Worker {
        init(queue: Queue) { queue.push() }
      }
      final class Pool {
        private let queue: Queue
        private var workers: [Worker] = []
        init(queue: Queue) { self.queue = queue }
        private func fetch() -> Worker {
          let worker = Worker(queue: queue)
          workers.append(worker)
          return worker
        }
        func start() { let started = fetch() }
      }
      final class Container {
        lazy var queue = Queue()
        lazy var pool = Pool(queue: queue)
      }
      Container().pool.start()
      """
    #expect(
      lines(.unusedProvider, source, modules: "\n") == [
        "14: warning: 'started' is built in 'Pool' but never used [unused-provider]",
        "14: note: delete the name, and write '_ =' if the call is there for more than its value",
      ]
    )
  }

  @Test func aPropertyIsToldFromAParameterOfItsName() {
    let source = """
      final class Zone { func show() { print(1) } }
      final class Page {
        private let zone: Zone
        init(zone: Zone) { self.zone = zone }
        func open() { zone.show() }
      }
      final class Container {
        static let zone = Zone()
        private let zone: Zone
        init(zone: Zone) { self.zone = zone }
        func page() -> Page { Page(zone: Container.zone) }
      }
      Container(zone: Zone()).page().open()
      """
    let found =
      lines(.unusedDependency, source, modules: "\n")
      + lines(.unusedProvider, source, modules: "\n")
    #expect(found.contains { $0.hasSuffix("delete it, with the code that only sets it") })
  }

  @Test func saysHowToEndACircleOfModules() {
    let source = """
      import Pure
      final class A: FactoryModule {
        struct Dependency { let b: B }
        init(dependency: Dependency, payload: Void) { print(dependency.b) }
      }
      final class B: FactoryModule {
        struct Dependency { let a: A }
        init(dependency: Dependency, payload: Void) { print(dependency.a) }
      }
      """
    #expect(
      lines(.dependencyCycle, source, modules: "").last
        == "3: note: make one of the two wait: hand over 'B.Factory'"
    )
  }

  /// Every finding of every fixture says what to change; one of syntax does so itself.
  @Test(arguments: Fixture.rules)
  func everyFindingSaysWhatToDo(_ fixture: Fixture) throws {
    let verbs =
      #/^(pass|give|declare|set|make|build|hand|let|delete|take|register|ask|list|store|name|assign|write|read|add|append|apply|call|fill) /#
    let files = try fixture.files()
    let report = Linter(rules: try fixture.rules(for: files)).run(files)
    for finding in report.findings where finding.ruleID != Rule.syntaxError.id {
      #expect(
        finding.notes.contains {
          $0.message.contains(verbs) || $0.message.hasPrefix("did you mean")
        },
        "\(finding.message)"
      )
    }
  }
}
