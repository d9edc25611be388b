import Testing

@testable import PureLintResolution
@testable import PureLintWiring

/// Which code runs at all, in every run, and only once.
@Suite struct RunningCodeTests {
  private static let app = """
    @main struct Start {
      static func main() {
        _ = a()
        start()
        if CommandLine.arguments.isEmpty { sometimes() }
      }
    }
    func start() { _ = b() }
    func sometimes() { _ = c() }
    func never() { _ = d(); neither() }
    func neither() { _ = e() }
    """

  @Test func tellsWhatEveryRunReaches() throws {
    let code = try WalkedCode(Self.app)
    let certain = CertainCode(code.resolver)
    #expect(code.marks(where: certain.runs) == "a b")
  }

  @Test func aScriptRunsFromItsFirstLine() throws {
    let code = try WalkedCode(
      """
      _ = a()
      func start() { _ = b() }
      func never() { _ = c() }
      start()
      """,
      path: "main.swift"
    )
    let certain = CertainCode(code.resolver)
    #expect(code.marks(where: certain.runs) == "a b")
  }

  @Test func tellsWhatNobodyCalls() throws {
    let code = try WalkedCode(Self.app)
    let runs = RegistryRuns(code.resolver, code.marks.map(\.place), starts: [])
    #expect(code.marks(where: runs.isIdle) == "d e")
    let words = code.marks.compactMap { runs.idleWords(around: $0.place) }
    #expect(words == ["'never()', which nobody calls", "'neither()', which nobody calls"])
  }

  @Test func whatALibraryCallsIsNotIdle() throws {
    let code = try WalkedCode(Self.app)
    let runs = RegistryRuns(
      code.resolver,
      code.marks.map(\.place),
      starts: [try code.declaration("never")]
    )
    #expect(code.marks(where: runs.isIdle) == "")
  }

  @Test func tellsTypesThatNothingLeadsTo() throws {
    let code = try WalkedCode(
      """
      @main struct Start {
        static func main() { Used().run() }
      }
      final class Used {
        func run() { _ = a(); helper() }
        private func alone() { _ = b() }
      }
      final class Unused {
        func run() { _ = c(); Second().run() }
      }
      final class Second { func run() { _ = d() } }
      func helper() { _ = e() }
      """
    )
    let reached = ReachedCode(code.resolver)
    #expect(code.marks(where: reached.contains) == "a e")
  }

  @Test(arguments: [
    ("once", true), ("twice", false), ("sometimes", false), ("kept", true), ("computed", false),
    ("own", true),
  ])
  func tellsWhatRunsOnce(_ name: String, _ isOnce: Bool) throws {
    let code = try WalkedCode(
      """
      @main struct Start {
        static func main() {
          once(); twice(); twice()
          if CommandLine.arguments.isEmpty { sometimes() }
          Screen().show()
        }
      }
      func once() { _ = a() }
      func twice() {}
      func sometimes() {}
      let kept = Thing()
      var computed: Thing { Thing() }
      final class Screen {
        let own = Thing()
        func show() { print(computed, kept) }
      }
      """
    )
    let certain = CertainCode(code.resolver)
    #expect(certain.runsOnce(try code.declaration(name)) == isOnce)
  }
}
