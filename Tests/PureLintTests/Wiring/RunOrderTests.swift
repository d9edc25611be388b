import Testing

@testable import PureLintResolution
@testable import PureLintWiring

/// What certainly runs before what.
@Suite struct RunOrderTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let code: String
    /// Whether `a` is got to before `b`, whenever the code around it runs.
    let isBefore: Bool
  }

  private static let cases = [
    Case(
      testDescription: "one line before another",
      code: "@main struct Start { static func main() { print(a()); print(b()) } }",
      isBefore: true
    ),
    Case(
      testDescription: "one line behind another",
      code: "@main struct Start { static func main() { print(b()); print(a()) } }",
      isBefore: false
    ),
    Case(
      testDescription: "under a condition",
      code: """
        @main struct Start {
          static func main() {
            if CommandLine.arguments.isEmpty { print(a()) }
            print(b())
          }
        }
        """,
      isBefore: false
    ),
    Case(
      testDescription: "in functions that are called in that order",
      code: """
        @main struct Start { static func main() { first(); second() } }
        func first() { print(a()) }
        func second() { third() }
        func third() { print(b()) }
        """,
      isBefore: true
    ),
    Case(
      testDescription: "where something else calls the later one, too",
      code: """
        @main struct Start {
          static func main() { second(); first(); second() }
        }
        func first() { print(a()) }
        func second() { print(b()) }
        """,
      isBefore: false
    ),
    Case(
      testDescription: "an initial value before the initializer's body",
      code: """
        @main struct Start { static func main() { _ = Screen() } }
        final class Screen {
          let first = a()
          init() { print(b()) }
        }
        """,
      isBefore: true
    ),
    Case(
      testDescription: "an initial value before what a lazy member makes",
      code: """
        @main struct Start { static func main() { _ = Screen() } }
        final class Screen {
          lazy var second = b()
          let first = a()
        }
        """,
      isBefore: true
    ),
    Case(
      testDescription: "a lazy member before anything",
      code: """
        @main struct Start { static func main() { _ = Screen() } }
        final class Screen {
          lazy var first = a()
          init() { print(b()) }
        }
        """,
      isBefore: false
    ),
  ]

  @Test(arguments: cases)
  func tellsWhatRunsFirst(_ example: Case) throws {
    let code = try WalkedCode(example.code)
    let places = Dictionary(uniqueKeysWithValues: code.marks.map { ($0.name, $0.place) })
    let (first, second) = (try #require(places["a"]), try #require(places["b"]))
    let runs = RegistryRuns(code.resolver, code.marks.map(\.place), starts: [])
    var order = RunOrder(code.resolver, runs)
    #expect(order.runs(first, before: second) == example.isBefore)
  }
}
