import Testing

@testable import PureLintResolution
@testable import PureLintSource

/// More overloads of one name than anybody tries one by one: each call means what it means among few.
@Suite struct OverloadsTests {
  /// How overloads are told apart: a declaration that yields `R#`, and a call of it, with the number of
  /// the overload for `#`.
  struct Overloads: CustomTestStringConvertible {
    var declaration: String
    let call: String
    /// Where the declaration stands; `@` is the place of all of them.
    var holder = "@"
    /// What else each needs.
    var other = ""

    var testDescription: String { "\(declaration) … \(call)" }
  }

  private static let kinds = [
    Overloads(declaration: "func make(l#: Int) -> R# { R#() }", call: "make(l#: 1)"),
    Overloads(
      declaration: "func make(a: Int = 1, l#: Int, b: Int = 2) -> R# { R#() }",
      call: "make(a: 3, l#: 1)"
    ),
    Overloads(
      declaration: "func make(l#: Int = 1, b: Int = 2) -> R# { R#() }",
      call: "make(l#: 1, b: 3)"
    ),
    Overloads(
      declaration: "func make(l#: Int, then: () -> Void) -> R# { R#() }",
      call: "make(l#: 1) { print(2) }"
    ),
    Overloads(declaration: "func make(_ x: T#) -> R# { R#() }", call: "make(T#())"),
    Overloads(declaration: "func make(_ x: T#?, b: Int) -> R# { R#() }", call: "make(T#(), b: 1)"),
    Overloads(declaration: "func make(_ x: T#.Type) -> R# { R#() }", call: "make(T#.self)"),
    Overloads(declaration: "func make(_ n: Int, _ x: T#) -> R# { R#() }", call: "make(1, T#())"),
    Overloads(
      declaration: "func make(_ x: B#) -> R# { R#() }",
      call: "make(H#())",
      other: "class B# {}\nfinal class H#: B# {}"
    ),
    Overloads(
      declaration: "func make(_ x: any P#) -> R# { R#() }",
      call: "make(K#())",
      other: "protocol P# {}\nstruct K#: P# {}"
    ),
    Overloads(
      declaration: "func make(_ x: T#) -> R# { R#() }",
      call: "Maker().make(T#())",
      holder: "struct Maker {\n@\n}"
    ),
    Overloads(
      declaration: "static func make(l#: Int) -> R# { R#() }",
      call: "Maker.make(l#: 1)",
      holder: "enum Maker {\n@\n}"
    ),
    Overloads(
      declaration: "subscript(x: T#) -> R# { R#() }",
      call: "Maker()[T#()]",
      holder: "struct Maker {\n@\n}"
    ),
  ]

  @Test(arguments: kinds, [8, 100])
  func eachCallMeansItsOwn(_ kind: Overloads, count: Int) throws {
    func each(_ text: String) -> String {
      (0..<count).map { text.replacing("#", with: "\($0)") }.joined(separator: "\n")
    }
    let source = """
      final class Zone {}
      \(each("final class T# {}\nfinal class R# {}\n\(kind.other)"))
      \(kind.holder.replacing("@", with: each(kind.declaration)))
      func use() {
        \(each("let x# = \(kind.call)  // type(x#): R#"))
      }
      """
    let file = SourceFile(path: "Zone.swift", bytes: Array(source.utf8))
    let program = try TypeProgram([file], mentioning: "Zone")
    let stated = try StatedType.all(in: file)
    #expect(stated.count == count)
    for stated in stated {
      #expect(program.types(of: stated, in: 0).map { program.text($0) } == [stated.type])
    }
  }

  /// Of overloads in another file, more than are looked at by distance.
  @Test func thoseOfAnotherFileAreFound() throws {
    let makers = (0..<200).map {
      "func make(l\($0): Int) -> R\($0) { R\($0)() }\nfinal class R\($0) {}"
    }
    let uses = (0..<200).map { "  let x\($0) = make(l\($0): 1)  // type(x\($0)): R\($0)" }
    let files = [
      ("Makers.swift", "final class Zone {}\n" + makers.joined(separator: "\n")),
      ("Uses.swift", "func use(_ zone: Zone) {\n" + uses.joined(separator: "\n") + "\n}"),
    ].map { SourceFile(path: $0, bytes: Array($1.utf8)) }
    let program = try TypeProgram(files, mentioning: "Zone")
    for stated in try StatedType.all(in: files[1]) {
      #expect(program.types(of: stated, in: 1).map { program.text($0) } == [stated.type])
    }
  }
}
