import Testing

@testable import PureLintResolution
@testable import PureLintWiring

/// What runs while an object is built.
@Suite struct EagerCodeTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let code: String
    let runs: String
  }

  private static let cases = [
    Case(
      testDescription: "an initializer, and what of its own it calls",
      code: """
        final class Screen {
          init(_ thing: Thing) { _ = a(); prepare() }
          func prepare() { _ = b(); other() }
          func show() { _ = d() }
        }
        extension Screen {
          func other() { _ = c() }
        }
        """,
      runs: "a b c"
    ),
    Case(
      testDescription: "initial values, but of lazy, static and computed members",
      code: """
        final class Screen {
          let first = a()
          lazy var second = b()
          static let third: Thing = c()
          var fourth: Thing { d() }
        }
        """,
      runs: "a"
    ),
    Case(
      testDescription: "a lazy and a computed member that the initializer asks for",
      code: """
        final class Screen {
          lazy var first = a()
          var second: Thing { b() }
          var third: Thing { c() }
          init() { print(first, second) }
        }
        """,
      runs: "a b"
    ),
    Case(
      testDescription: "no closure, but one that is called where it stands",
      code: """
        final class Screen {
          let later: () -> Thing
          init() {
            later = { a() }
            print({ b() }())
          }
        }
        """,
      runs: "b"
    ),
    Case(
      testDescription: "nothing under a condition, and no observer",
      code: """
        final class Screen {
          var count = 0 { didSet { _ = a() } }
          init(isBig: Bool) {
            count = 1
            if isBig { _ = b() }
            _ = c()
          }
        }
        """,
      runs: "c"
    ),
    Case(
      testDescription: "not what another object of the type is asked for",
      code: """
        final class Screen {
          init(other: Screen?) { other?.show() }
          func show() { _ = a() }
        }
        """,
      runs: ""
    ),
  ]

  @Test(arguments: cases)
  func runsWhileBuilt(_ example: Case) throws {
    let code = try WalkedCode(example.code)
    let eager = EagerCode(code.resolver)
    let screen = try code.declaration("Screen")
    #expect(code.marks { eager.runs($0, whileBuilding: screen) } == example.runs)
  }

  @Test func readsAProperty() throws {
    let code = try WalkedCode(
      """
      final class Screen {
        let used: Thing
        let unused: Thing
        init(_ thing: Thing) {
          used = thing
          unused = a()
          print(used)
        }
        func show() { print(unused) }
      }
      """
    )
    let (screen, eager) = (try code.declaration("Screen"), EagerCode(code.resolver))
    #expect(eager.reads(try code.declaration("used"), whileBuilding: screen))
  }
}
