import Testing

@testable import PureLint

/// Sources in which one thing leads to the next, and as often as somebody likes: neither the stack
/// grows with them, nor does the time faster than they do.
struct LongSourceTests {
  /// Checks an app with more in a view's body and among its members; finds what the last `Row` lacks.
  private func expectFinding(body: String = "", members: String = "") throws {
    let source = """
      import SwiftUI
      final class Store: ObservableObject { @Published var title = "" }
      final class Router: ObservableObject { @Published var path = "" }
      struct Row: View {
        @EnvironmentObject private var store: Store
        @EnvironmentObject private var router: Router
        var body: some View { Text(store.title + router.path) }
      }
      struct Sheet: View {
        let x0: Store?
        @ViewBuilder var body: some View {
          Row().environmentObject(Store()).environmentObject(Router())
          \(body.isEmpty ? "Row().environmentObject(Store())" : body)
        }
        \(members)
      }
      @main struct MainApp: App {
        var body: some Scene { WindowGroup { Sheet(x0: Store()) } }
      }
      """
    let folder = try TemporaryFolder(["App.swift": source])
    let result = try Executable.run(["."], in: folder.path, processorSeconds: 300)
    #expect(result.exitCode == 1)
    #expect(result.output.contains("'Row' is shown without a 'Router' in its environment"))
  }

  /// A step for each number from 1 on, in which `#` stands for it and `$` for the number before.
  private func chain(of step: String, _ count: Int, separator: String) -> String {
    (1...count).map { number in
      step.replacing("#", with: "\(number)").replacing("$", with: "\(number - 1)")
    }
    .joined(separator: separator)
  }

  @Test(arguments: ["let x# = x$", "let x# = try (x$)", "case let x#? = x$"], [20_000, 40_000])
  func conditionsThatLeadToEachOther(step: String, count: Int) throws {
    let conditions = chain(of: step, count, separator: ", ")
    try expectFinding(body: "if \(conditions) { Row().environmentObject(x\(count)) }")
  }

  @Test func guardsThatLeadToEachOther() throws {
    let count = 20_000
    let guards = chain(of: "guard let x# = x$ else { fatalError() }", count, separator: "\n")
    try expectFinding(
      body: "guarded",
      members: "var guarded: some View { \(guards)\nreturn Row().environmentObject(x\(count)) }"
    )
  }

  /// Each name may mean what any case around it binds; none of them does.
  @Test func casesThatAskForWhatIsAround() throws {
    let cases = String(repeating: "switch x { case Kind.one(x): ", count: 40)
    let ends = String(repeating: "}", count: 40)
    try expectFinding(
      members: "func show() -> some View { \(cases) Row().environmentObject(x) \(ends) }"
    )
  }

  @Test func functionTypesOfFunctionTypes() throws {
    let type = String(repeating: "Store -> ", count: 100_000) + "Router"
    try expectFinding(members: "func show() { print(\(type)) }")
  }

  @Test(arguments: ["", "if ", "if case ", "guard case ", "for "])
  func bindingsInBindings(start: String) throws {
    let words = String(repeating: "let ", count: 100_000)
    try expectFinding(members: "func show() { \(start)\(words)x = 1 }")
  }

  @Test func attributesOfOneDeclaration() throws {
    let attributes = String(repeating: "@available(iOS 17, *) ", count: 20_000)
    try expectFinding(members: "\(attributes) func show() {}")
  }

  @Test func manyErrorsOnOneLine() throws {
    for words in ["x x ", "do ", "print(G<A, "] {
      let source = "func show() { " + String(repeating: words, count: 10_000) + "\n}"
      let folder = try TemporaryFolder(["App.swift": "import Swinject\n" + source])
      let result = try Executable.run(["."], in: folder.path, processorSeconds: 300)
      #expect(result.exitCode == 1)
      #expect(result.output.contains("[syntax-error]"))
    }
  }

  @Test func initializersByLabel() throws {
    let count = 2_000
    try expectFinding(
      members: """
        final class Box { \(chain(of: "init(label#: Int) {}", count, separator: "\n")) }
        func show() { \(chain(of: "print(Box(label#: $))", count, separator: "\n")) }
        """
    )
  }

  @Test func classesThatAskTheirSuperclass() throws {
    let classes = chain(
      of: "class C#: C$ { override init() { super.init() }; override func m() { super.m() } }",
      800,
      separator: "\n"
    )
    try expectFinding(members: "class C0 { init() {}; func m() {} }\n" + classes)
  }
}
