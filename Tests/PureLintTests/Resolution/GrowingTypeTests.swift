import Testing

@testable import PureLint

/// Types that double forty times over: whatever asks about them must not look at every part.
struct GrowingTypeTests {
  private static let steps = 40

  /// An app with a field of type `T0` that is read, and one that is not.
  private func check(_ rest: String) throws -> Executable.Result {
    let app = """
      import Pure
      final class Page: FactoryModule {
        struct Dependency {
          let value: T0
          let unread: Int
        }
        let dependency: Dependency
        init(dependency: Dependency, payload: Void) { self.dependency = dependency }
        func show() {
          let value = dependency.value
          print(value, value as Any)
        }
      }
      enum AppRoot {
        static func resolve() -> Page.Factory {
          Page.Factory(dependency: .init(value: make(), unread: 1))
        }
        static func make() -> T0 { fatalError() }
      }
      struct Pair<First, Second> {}
      protocol Marked {}

      """
    let folder = try TemporaryFolder(["App.swift": app + rest])
    return try Executable.run(["."], in: folder.path, processorSeconds: 60)
  }

  private func expectFinding(_ rest: String) throws {
    let lines = try check(rest).output.split(separator: "\n").filter { $0.contains("warning: ") }
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.contains("dependency 'Page.Dependency.unread' is never read") })
  }

  @Test(arguments: [
    "(#, #)", "[#: #]", "(#) -> #", "Pair<#, #>", "Foreign<#, #>", "# & # & Marked", "(#?, #?)",
    "([#], [#])", "(#.Type, #.Type)", "(some Marked, #, #)",
  ])
  func aliases(form: String) throws {
    let aliases = (0..<Self.steps).map { step in
      "typealias T\(step) = \(form.replacing("#", with: "T\(step + 1)"))\n"
    }
    try expectFinding(aliases.joined() + "typealias T\(Self.steps) = Int\n")
  }

  @Test func genericAliases() throws {
    let aliases = (0..<Self.steps).map { "typealias G\($0)<X> = G\($0 + 1)<(X, X)>\n" }
    let last = "typealias G\(Self.steps)<X> = X\ntypealias T0 = G0<Int>\n"
    try expectFinding(aliases.joined() + last)
  }

  @Test(arguments: [
    "(#, #)", "[#: #]", "{ (#, #) }", "Optional((#, #))", "Pair(#, #)",
    "true ? (#, #) : (#, #)", "{ x in (#, #, x) }", "[(#, #), (#, #)]", "((#, { # }), [#])",
  ])
  func values(form: String) throws {
    let values = (0..<Self.steps).map { step in
      "let a\(step + 1) = \(form.replacing("#", with: "a\(step)"))\n"
    }
    let chain = "let a0 = 1\n" + values.joined() + "print(a\(Self.steps))\n"
    let members = values.map { "static " + $0 }.joined()
    try expectFinding(
      """
      typealias T0 = Int
      extension Page { func grow() { \(chain) } }
      enum Values {
        static let a0 = 1
        \(members)
        static func show() { print(a\(Self.steps)) }
      }
      extension Page { func showAll() { Values.show() } }
      """
    )
  }

  @Test func genericsThatNeedEachOther() throws {
    try expectFinding(
      """
      typealias T0 = Left<Int>
      struct Left<T> { var right: Right<(T, T)> }
      struct Right<T> { var left: Left<[T: T]> }
      class Upper<T>: Lower<(T, T)> {}
      class Lower<T>: Upper<(T, T)> {}
      func twice<T>(_ value: T) -> (T, T) { (value, value) }
      extension Page {
        func grow() {
          print(dependency.value\(String(repeating: ".right.left", count: Self.steps)))
          print(Upper<Int>().missing)
          let nested = \(String(repeating: "twice(", count: Self.steps))1\(
            String(repeating: ")", count: Self.steps))
          print(nested)
        }
      }
      """
    )
  }

  /// Two doubled types that differ at the very end, one where the other is expected.
  @Test func conversions() throws {
    let aliases = (0..<Self.steps).map { step in
      let next = step + 1
      return
        "typealias A\(step) = (A\(next), A\(next))\ntypealias B\(step) = [B\(next): B\(next)]\n"
    }
    try expectFinding(
      aliases.joined() + """
        typealias A\(Self.steps) = Int
        typealias B\(Self.steps) = Page
        typealias T0 = A0
        func other() -> B0 { fatalError() }
        extension Page { func grow(_ value: A0) { grow(other()) } }
        """
    )
  }
}
