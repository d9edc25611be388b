import Testing

@testable import PureLintProjects
@testable import PureLintResolution
@testable import PureLintSource
@testable import PureLintSyntax

/// What `#if` asks, and which builds can answer it in one way or the other.
@Suite struct ConditionTests {
  /// The conditions of the clauses of a file that consists of one `#if`.
  private func conditions(_ source: String) -> [[Condition]] {
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let tree = SyntaxTree(parsing: file, bodies: .parse)
    let declarations = DeclarationCollector.collect(from: tree, file: 0, BuildConfiguration())
    return declarations.clauses.map(\.conditions)
  }

  private func condition(_ text: String) -> Condition? {
    conditions("#if \(text)\nlet a = 1\n#endif").first?.first
  }

  @Test func readsWhatIsAsked() {
    #expect(condition("DEBUG") == .name("DEBUG"))
    #expect(condition("os( iOS )") == .system("os(iOS)"))
    #expect(condition("swift(>=5.5)") == .platform("swift(>=5.5)"))
    #expect(condition("true") == .constant(true))
    #expect(condition("!A") == .not(.name("A")))
    #expect(condition("((A))") == .name("A"))
    #expect(
      condition("A && !B || C && (D || E)")
        == .any([
          .all([.name("A"), .not(.name("B"))]),
          .all([.name("C"), .any([.name("D"), .name("E")])]),
        ])
    )
    #expect(condition("A == B") == .platform("A==B"))
    #expect(condition("os( /* not macOS */ iOS )") == .system("os(iOS)"))
    #expect(condition("canImport(UIKit)") == .platform("canImport(UIKit)"))
  }

  @Test func clausesExcludeThoseBefore() {
    let source = """
      #if A
        #if B
        #endif
      #elseif C
      #else
        print(1)
      #endif
      """
    #expect(
      conditions(source) == [
        [.name("A")], [.name("A"), .name("B")], [.not(.name("A")), .name("C")],
        [.not(.name("A")), .not(.name("C")), .constant(true)],
      ]
    )
  }

  @Test func whatNeverHoldsIsLeftOut() {
    #expect(conditions("#if false\n#else\n#endif") == [[.not(.constant(false)), .constant(true)]])
    #expect(conditions("#if A && !A\n#endif\n#if true\n#else\n#endif") == [[.constant(true)]])
    #expect(conditions("#if os(iOS) && os(macOS)\n#endif") == [])
  }

  @Test func namesThatOneBuildDefines() {
    let (a, b) = (Condition.name("A"), Condition.name("B"))
    var configuration = BuildConfiguration()
    #expect(configuration.mayHold([a, .not(b)]) && configuration.mayHold([.not(a), b]))
    #expect(!configuration.mayHold([a, .not(a)]))
    #expect(configuration.implies([a, b], [a]) && !configuration.implies([a], [a, b]))
    configuration.define("A")
    #expect(configuration.mayHold([a, .not(b)]) && !configuration.mayHold([b]))
    #expect(configuration.implies([], [a]))
    #expect(configuration.mayHold([.system("os(iOS)")]))
    #expect(configuration.mayHold([.not(.system("os(iOS)"))]))
    configuration.define("B")
    #expect(configuration.mayHold([a, b]))
  }

  @Test func tooManyQuestionsAreLeftOpen() {
    let names = (0..<9).map { Condition.name(Name("N\($0)")) }
    #expect(BuildConfiguration().mayHold(names + [.not(names[0])]))
    #expect(!BuildConfiguration().mayHold(names.dropLast() + [.not(names[0])]))
    #expect(!BuildConfiguration(defines: ["N1"]).mayHold(names))
  }

  @Test func longAndDeepConditionsAreBounded() {
    let clauses = (0..<2_000).map { "#elseif N\($0)\n" }.joined()
    #expect(conditions("#if A\n\(clauses)#endif").allSatisfy { $0.count <= 41 })
    let depth = 60
    let deep = String(repeating: "!(", count: depth) + "A" + String(repeating: ")", count: depth)
    #expect(condition(deep) != nil)
  }

  @Test func canDefineNamesAlone() {
    #expect(["DEBUG", "_A1", "é"].allSatisfy(BuildConfiguration.canDefine))
    #expect(!["", "1A", "A=1", "A B", "-D"].contains(where: BuildConfiguration.canDefine))
  }
}
