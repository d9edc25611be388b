import Testing

@testable import PureLintFindings
@testable import PureLintQuestions

@Suite struct DifferenceTests {
  private static let source = SmallSurvey.shopSource

  private func difference(_ new: [String: String], from old: SmallSurvey = .shop) -> Difference {
    Difference(from: old.survey, to: SmallSurvey(new).survey, names: ("main", "HEAD"))
  }

  private func lines(_ difference: Difference) -> [String] {
    let page = AnswerPage(difference.new, showsAll: true)
    return difference.sections(page).flatMap { section in
      section.rows.map { "\(section.title): \($0.cells.joined(separator: " | "))" }
    }
  }

  @Test func movedCodeIsNoDifference() {
    let parts = Self.source.components(separatedBy: "final class Detail")
    let difference = difference([
      "Z.swift": "import Pure\n// moved\nfinal class Detail" + parts[1], "B.swift": parts[0],
    ])
    #expect(difference.isEmpty, "\(lines(difference))")
    var page = AnswerPage(difference.new, showsAll: false)
    #expect(difference.text(&page) == "from main to HEAD: no difference in the graph\n")
  }

  @Test func whatCameWentAndChangedIsTold() {
    let changed = Self.source
      .replacing(
        "let store: Store; let clock: Clock; var limit",
        with: "let store: Store; var limit"
      )
      .replacing("dependency.clock, ", with: "")
      .replacing("store: store, clock: clock)),", with: "store: store)),")
      .replacing("final class Orphan", with: "final class Widow")
    #expect(
      lines(difference(["App.swift": changed])) == [
        "new findings: warning: module 'Widow' is never wired; nothing outside tests builds it or a "
          + "factory of it [unwired-module]",
        "needs that are gone: Model needs AppDependency.clock",
        "added: Widow | module", "removed: Orphan | module",
        "mended findings: warning: module 'Orphan' is never wired; nothing outside tests builds it or "
          + "a factory of it [unwired-module]",
      ]
    )
  }

  @Test func newCyclesAndOtherTimesAreTold() {
    let cycle = """
      final class A { init(b: B) {} }
      final class B { init(a: A?) {} }
      final class AppContainer {
        lazy var a: A = A(b: b)
        lazy var b: B = B(a: AFTER)
      }
      @main struct Main { static func main() { let root = AppContainer(); print(root.a) } }
      """
    let old = SmallSurvey(cycle.replacing("AFTER", with: "nil"))
    let difference = difference(["App.swift": cycle.replacing("AFTER", with: "a")], from: old)
    #expect(lines(difference).contains("new cycles: AppContainer.a, AppContainer.b"))
    #expect(lines(difference).contains("new needs: AppContainer.b needs AppContainer.a"))
    #expect(difference.addedFindings.map(\.finding.ruleID) == ["dependency-cycle"])
  }

  @Test func aNeedMayGetLater() {
    let source = """
      final class A {
        let kept: Any
        init(b: B) { kept = b }
        init(makeB: @escaping () -> B) { kept = makeB }
      }
      final class B { init(c: C) { print(c) } }
      final class C {}
      final class AppContainer {
        lazy var a: A = A(ARGUMENT)
        lazy var b: B = B(c: C())
      }
      @main struct Main { static func main() { let root = AppContainer(); print(root.a) } }
      """
    let old = SmallSurvey(source.replacing("ARGUMENT", with: "b: b"))
    let new = source.replacing("ARGUMENT", with: "makeB: { self.b }")
    #expect(
      lines(difference(["App.swift": new], from: old)) == [
        "needs at another time: AppContainer.a needs AppContainer.b | at once → later"
      ]
    )
  }

  @Test func aNeedOfBothTimesIsOneInBothStates() {
    let twice = SmallSurvey(AnswerTests.twice)
    #expect(difference(["App.swift": AnswerTests.twice], from: twice).isEmpty)
  }

  /// Of two of one name, one goes.
  @Test func theOtherOfTwoNamesakesStays() {
    let both = Self.source.replacing(
      "final class Orphan",
      with: "enum Old { final class Detail: FactoryModule { struct Dependency {}\n"
        + "init(dependency: Dependency, payload: Void) {} } }\nfinal class Orphan"
    )
    let difference = difference(["App.swift": Self.source], from: SmallSurvey(both))
    let changes = difference.canvas().picture.boxes.map { ($0.name, $0.change) }
    #expect(changes.filter { $0.1 == .removed }.count == 1)
    #expect(!changes.contains { $0.1 == .added })
  }

  /// A function with other labels is the same function, if there is no doubt which.
  @Test func otherLabelsAreNoOtherFunction() {
    let source = Self.source.replacing(
      "let dependency = AppDependency.resolve()",
      with: "let dependency = AppDependency.resolve(1)"
    ).replacing("static func resolve() ->", with: "static func resolve(_ count: Int) ->")
    let difference = difference(["App.swift": source])
    #expect(difference.added.isEmpty && difference.removed.isEmpty, "\(lines(difference))")
    #expect(difference.addedNeeds.isEmpty && difference.removedNeeds.isEmpty)
    let twice = Self.source.replacing("resolve() ->", with: "resolve(_ count: Int) ->")
      .replacing(
        "static func makeDetail",
        with: "static func resolve(count: Int) -> AppDependency { resolve(count) }\n"
          + "static func makeDetail"
      )
    #expect(self.difference(["App.swift": twice]).removed.count == 1)
  }

  /// What a type is a part of is not what it is.
  @Test func aTypeMayBecomeARoot() {
    let source = """
      final class Log {}
      final class Pump { let log: Log; init(log: Log) { self.log = log; print(self.log) } }
      final class Panel {
        let log = Log()
        func start() { print(Pump(log: log)) }
      }
      @main struct Main { static func main() { let panel = Panel(); panel.start() } }
      """
    let old = SmallSurvey(
      source.replacing("let log = Log()", with: "weak var log: Log?")
        .replacing("Pump(log: log)", with: "Pump(log: log ?? Log())")
    )
    let difference = difference(["App.swift": source], from: old)
    #expect(!difference.added.contains { difference.new.graph[$0].name == "Panel" })
    #expect(difference.removed.isEmpty, "\(lines(difference))")
  }

  /// Where a way is lost now that was not lost before, what lies behind is not gone.
  @Test func whatIsLostIsNotGone() {
    let shelf = """
      final class Shelf { let log: Log; init(log: Log) { self.log = log } }
      var shelf: Shelf!
      func borrowedLog() -> Log { shelf.log }
      """
    func harbor(_ log: String) -> SmallSurvey {
      SmallSurvey(LostWayTests.harbor(log: log) + "\n" + shelf)
    }
    let (old, new) = (
      harbor("self.init(log: book!)"), harbor("_ = book; self.init(log: borrowedLog())")
    )
    let difference = Difference(from: old.survey, to: new.survey, names: ("a", "b"))
    #expect(!difference.unknownNeeds.isEmpty)
    #expect(
      lines(difference).contains {
        $0.hasPrefix("needs that are not known any more: ") && $0.contains("Harbor.book")
      },
      "\(lines(difference))"
    )
    let back = Difference(from: new.survey, to: old.survey, names: ("a", "b"))
    #expect(back.foundNeeds.count == difference.unknownNeeds.count)
  }

  /// Of a cycle that was there, what it has besides.
  @Test func aCycleThatGrowsNamesWhatJoins() {
    let source = """
      final class A { init(b: B?) {} }
      final class B { init(a: A?) {} }
      final class C { init(a: A?) {} }
      final class AppContainer {
        lazy var a: A = A(b: b)
        lazy var b: B = B(a: NEXT)
        lazy var c: C = C(a: a)
      }
      @main struct Main { static func main() { let root = AppContainer(); print(root.a, root.c) } }
      """
    let old = SmallSurvey(source.replacing("NEXT", with: "a"))
    let new = source.replacing("NEXT", with: "c.owner ?? a")
      .replacing("C { init", with: "C { var owner: A? { nil }; init")
    let cycles = lines(difference(["App.swift": new], from: old)).filter { $0.hasPrefix("new cyc") }
    #expect(
      cycles == ["new cycles: AppContainer.c, in a cycle of 2 before: AppContainer.a and others"]
    )
  }

  /// Functions of one name are told apart by what they take, wherever one is added among them.
  @Test func overloadsKeepTheirNeeds() {
    func state(_ new: String, _ call: String) -> String {
      """
      import EasyDi
      final class Log { func add() {} }
      final class Clock { func tick() {} }
      final class Hose {
        var clock: Clock!
        func go() { Fitter.instance().fit(into: self); clock.tick() }
      }
      final class Tank { var log: Log!; func go() { \(call) log.add() } }
      final class Fitter: Assembly {
        var log: Log { define(scope: .lazySingleton, init: Log()) }
        var clock: Clock { define(scope: .lazySingleton, init: Clock()) }
        \(new)
        func fit(into hose: Hose) {
          let _: Hose = define(init: hose) { $0.clock = self.clock; return $0 }
        }
      }
      @main struct Main { static func main() { Hose().go(); Tank().go() } }
      """
    }
    let added = """
      func fit(into tank: Tank) { let _: Tank = define(init: tank) { $0.log = self.log; return $0 } }
      """
    let new = state(added, "Fitter.instance().fit(into: self);")
    let told = lines(difference(["App.swift": new], from: SmallSurvey(state("", ""))))
    #expect(told.contains { $0.hasPrefix("new needs: Tank needs") }, "\(told)")
    #expect(!told.contains { $0.hasPrefix("needs that are gone: Fitter.fit") }, "\(told)")
    #expect(!told.contains { $0.contains("Hose") || $0.contains("Clock") }, "\(told)")
  }

  @Test func otherLifetimesAreTold() {
    let source = """
      final class Log { var lines = 0 }
      final class Pump { let log: Log; init(log: Log) { self.log = log; print(self.log.lines) } }
      final class Panel {
        let log = Log()
        lazy var pump = Pump(log: log)
      }
      @main struct Main { static func main() { let panel = Panel(); print(panel.pump) } }
      """
    let new = source.replacing(
      "lazy var pump = Pump(log: log)",
      with: "var pump: Pump { Pump(log: log) }"
    )
    #expect(
      lines(difference(["App.swift": new], from: SmallSurvey(source))) == [
        "kept otherwise: Panel.pump | made once and kept → made anew each time"
      ]
    )
  }

  @Test func whatALibraryKeepsIsMadeOnce() {
    let source = """
      import NeedleFoundation
      final class Log { func add() {} }
      final class RootComponent: BootstrapComponent {
        var log: Log { shared { Log() } }
      }
      @main struct Main {
        static func main() {
          registerProviderFactories()
          RootComponent().log.add()
        }
      }
      """
    let new = source.replacing("shared { Log() }", with: "Log()")
    #expect(
      lines(difference(["App.swift": new], from: SmallSurvey(source))) == [
        "kept otherwise: RootComponent.log | made once and kept → made anew each time"
      ]
    )
  }

  /// A thing that gets a part is told by the part.
  @Test func partsOfOneselfAreNoNeeds() {
    let container = """
      final class Log { var lines = 0 }
      final class Pump { let log: Log; init(log: Log) { self.log = log; print(self.log.lines) } }
      final class Panel {
        let log = Log()
        func start() -> Pump { Pump(log: log) }
      }
      @main struct Main { static func main() { let panel = Panel(); print(panel.start()) } }
      """
    let new = container.replacing(
      "let log = Log()",
      with: "let log = Log(); lazy var other = Pump(log: log)"
    )
    let come = difference(["App.swift": new], from: SmallSurvey(container))
    #expect(
      lines(come).filter { $0.hasPrefix("new needs") }
        == ["new needs: Panel.other needs Panel.log"]
    )
    #expect(lines(come).contains { $0.hasPrefix("added: Panel.other") }, "\(lines(come))")
    let gone = difference(["App.swift": container], from: SmallSurvey(new))
    #expect(!lines(gone).contains { $0.hasPrefix("needs that are gone") }, "\(lines(gone))")
  }
}
