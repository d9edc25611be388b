import Testing

@testable import PureLintGraphBuilding

/// What becomes of a value: whether anything keeps it.
@Suite struct KeptValuesTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let code: String
    /// The marks whose values nothing keeps.
    let letGo: String
  }

  private static let cases = [
    Case(
      testDescription: "thrown away, or asked for a member",
      code: "func use() { _ = a(); print(b().n) }",
      letGo: "a b"
    ),
    Case(
      testDescription: "yielded",
      code: """
        func use() -> Thing { a() }
        var made: Thing { b() }
        """,
      letGo: ""
    ),
    Case(
      testDescription: "stored, but not weakly",
      code: """
        final class Holder {
          var strong: Thing?
          weak var loose: Thing?
          func fill() {
            strong = a()
            loose = b()
          }
        }
        """,
      letGo: "b"
    ),
    Case(
      testDescription: "handed to functions that keep it or do not",
      code: """
        var kept: [Thing] = []
        func keep(_ thing: Thing) { kept.append(thing) }
        func look(_ thing: Thing) { print(thing.n) }
        func use() {
          keep(a())
          look(b())
          let named = c()
          look(named)
          let other = d()
          keep(other)
        }
        """,
      letGo: "b c"
    ),
  ]

  @Test(arguments: cases)
  func tellsWhatIsLetGo(_ example: Case) throws {
    let code = try WalkedCode(example.code)
    let values = KeptValues(code.resolver)
    #expect(code.marks(where: values.isLetGo) == example.letGo)
  }
}
