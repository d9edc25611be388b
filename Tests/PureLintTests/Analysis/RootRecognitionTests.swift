import GraphModel
import Testing

@testable import PureLint

/// Whether a type is a root does not depend on how much stands beside it, which decides how much of a
/// file is walked to find out.
@Suite struct RootRecognitionTests {
  private static let services = """
    final class Clock { init(zone: Int) {} }
    final class Store { init(clock: Clock) {} }

    """

  /// A root with a member that nobody reads, if it is one.
  private static let root = """
    final class AppRoot {
      lazy var clock = Clock(zone: 1)
      lazy var store = Store(clock: clock)
      lazy var spare = Store(clock: clock)
    }

    """

  private static let unread = ["'spare' is built in 'AppRoot' but never used"]

  /// Functions that build nothing and that nobody calls.
  private static let rest = (0..<100).map { "func rest\($0)(_ x: Int) -> Int { x * \($0) }\n" }
    .joined()

  private func messages(_ file: String, _ other: String = "") -> [String] {
    let files = [("main.swift", file), ("Other.swift", Self.services + other)]
    return Linter().run(files.map { SourceFile(path: $0, bytes: Array($1.utf8)) })
      .findings.map(\.message)
  }

  @Test(arguments: [
    "print(AppRoot().store)\n", "for _ in 0..<2 { print(AppRoot().store) }\n",
    "let root = AppRoot()\nwhile true { print(root.store) }\n",
    "#if DEBUG\nprint(AppRoot().store)\n#endif\nprint(1)\n",
    "func go() {}\ndefer { print(AppRoot().store) }\n",
    "@main enum Main { static func main() { print(AppRoot().store) } }\n",
    "typealias Entry = Main\n@main enum Main {}\n"
      + "extension Entry { static func main() { print(AppRoot().store) } }\n",
  ])
  func whatIsRunMakesARoot(_ code: String) {
    #expect(messages(Self.root + code) == Self.unread)
    #expect(messages(Self.root + code + Self.rest) == Self.unread)
    #expect(messages(code + Self.rest, Self.root + Self.rest) == Self.unread)
  }

  @Test(arguments: [
    "#Preview { print(AppRoot().store) }\n", "func show() { print(AppRoot().store) }\n",
    "#if DEBUG\n#Preview { print(AppRoot().store) }\n#endif\n",
  ])
  func whatNothingRunsMakesNone(_ code: String) {
    let main = "@main enum Main { static func main() {} }\n"
    #expect(messages(main + Self.root + code) == messages(main + Self.root + code + Self.rest))
    #expect(
      messages(main, Self.root + code) == messages(main, Self.root + code + Self.rest)
    )
  }

  @Test(arguments: ["typealias Root = AppRoot\nextension Root", "extension AppRoot"])
  func extensionsByAnAliasBelongToTheRoot(_ head: String) {
    let code = "@main enum Main { static func main() { print(AppRoot().page) } }\n"
    let page = "\(head) { var page: Store { spare } }\n"
    #expect(messages(code, Self.root + page) == ["'store' is built in 'AppRoot' but never used"])
    #expect(
      messages(code, Self.root + page + Self.rest) == [
        "'store' is built in 'AppRoot' but never used"
      ]
    )
  }
}
