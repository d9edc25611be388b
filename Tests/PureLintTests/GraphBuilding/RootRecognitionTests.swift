import GraphModel
import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintSource

/// Whether a type is a root does not depend on how much stands beside it, which decides how much of a
/// file is walked to find out.
@Suite struct RootRecognitionTests {
  private static let services = """
    final class Clock { init(zone: Int) {} }
    final class Store { init(clock: Clock) { print(clock) } }
    final class Page { init(store: Store) { print(store) } }

    """

  /// A root with a member that nobody reads, if it is one: its name does not tell.
  private static let root = """
    final class Harbour {
      lazy var clock = Clock(zone: 1)
      lazy var store = Store(clock: clock)
      lazy var page = Page(store: store)
      lazy var spare = Store(clock: clock)
    }

    """

  private static let unread = ["'spare' is built in 'Harbour' but never used"]

  /// Functions that build nothing and that nobody calls.
  private static let rest = (0..<100).map { "func rest\($0)(_ x: Int) -> Int { x * \($0) }\n" }
    .joined()

  private func messages(_ file: String, _ other: String = "") -> [String] {
    let files = [("main.swift", file), ("Other.swift", Self.services + other)]
    return Linter().run(files.map { SourceFile(path: $0, bytes: Array($1.utf8)) })
      .findings.map(\.message)
  }

  @Test(arguments: [
    "print(Harbour().page)\n", "for _ in 0..<2 { print(Harbour().page) }\n",
    "let root = Harbour()\nwhile true { print(root.page) }\n",
    "#if DEBUG\nprint(Harbour().page)\n#endif\nprint(1)\n",
    "#if os(Linux)\nprint(Harbour().page)\n#else\nprint(Harbour().page)\n#endif\n",
    "func go() {}\ndefer { print(Harbour().page) }\n",
    "@main enum Main { static func main() { print(Harbour().page) } }\n",
    "typealias Entry = Main\n@main enum Main {}\n"
      + "extension Entry { static func main() { print(Harbour().page) } }\n",
  ])
  func whatIsRunMakesARoot(_ code: String) {
    #expect(messages(Self.root + code) == Self.unread)
    #expect(messages(Self.root + code + Self.rest) == Self.unread)
    #expect(messages(code + Self.rest, Self.root + Self.rest) == Self.unread)
  }

  @Test(arguments: [
    "#Preview { print(Harbour().page) }\n", "func show() { print(Harbour().page) }\n",
    "#if DEBUG\n#Preview { print(Harbour().page) }\n#endif\n",
  ])
  func whatNothingRunsIsJudgedForItsOwnMembers(_ code: String) {
    let main = "@main enum Main { static func main() {} }\n"
    #expect(messages(main + Self.root + code) == Self.unread)
    #expect(messages(main + Self.root + code + Self.rest) == Self.unread)
    #expect(messages(main, Self.root + code) == Self.unread)
    #expect(messages(main, Self.root + code + Self.rest) == Self.unread)
  }

  @Test(arguments: ["typealias Root = Harbour\nextension Root", "extension Harbour"])
  func extensionsByAnAliasBelongToTheRoot(_ head: String) {
    let code = "@main enum Main { static func main() { print(Harbour().page, Harbour().other) } }\n"
    let other = "\(head) { var other: Store { spare } }\n"
    #expect(messages(code, Self.root + other) == [])
    #expect(messages(code, Self.root + other + Self.rest) == [])
    let idle = Self.root + "\(head) { func makeOther() -> Store { Store(clock: clock) } }\n"
    let unread = Self.unread + ["'makeOther()' of 'Harbour' is never called"]
    #expect(messages(code.replacing(", Harbour().other", with: ""), idle) == unread)
  }
}
