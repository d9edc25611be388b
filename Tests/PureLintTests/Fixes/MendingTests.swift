import GraphModel
import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintFixes
@testable import PureLintResolution
@testable import PureLintSource
@testable import PureLintSyntax

/// What is unused goes as a whole, and the rest of the sources stays as it was written.
@Suite struct MendingTests {
  // MARK: What goes

  @Test func aFieldGoesWithItsArgumentsAndWhatFedThem() {
    expect(
      """
      final class Zone {}
      final class Store {}
      final class Clock: FactoryModule {
        struct Dependency {
          let zone: Zone
          let store: Store
        }
        init(dependency: Dependency, payload: Void) { print(dependency.zone) }
      }
      struct AppDependency {
        static func resolve() -> Clock.Factory {
          let zone = Zone()
          let store = Store()
          return Clock.Factory(dependency: .init(zone: zone, store: store))
        }
      }
      """,
      becomes: """
        final class Zone {}
        final class Store {}
        final class Clock: FactoryModule {
          struct Dependency {
            let zone: Zone
          }
          init(dependency: Dependency, payload: Void) { print(dependency.zone) }
        }
        struct AppDependency {
          static func resolve() -> Clock.Factory {
            let zone = Zone()
            return Clock.Factory(dependency: .init(zone: zone))
          }
        }
        """
    )
  }

  @Test func aMemberGoesOnceTheOtherOneOfItsNameIsGone() {
    let home = { (rows: String) in
      """
      final class Lamp {
        func light() { print(1) }
      }
      final class Row {
        private let lamp: Lamp
        init(lamp: Lamp) { self.lamp = lamp }
        func show() { lamp.light() }
      }
      final class Home {
        private let lamp = Lamp()
      \(rows)  func open() { Row(lamp: lamp).show() }
      }
      @main enum Main { static func main() { Home().open() } }
      """
    }
    let rows = """
        var rows: [Row] { [Row(lamp: lamp)] }
        func rows(of size: Int) -> [Row] {
          print(size)
          return [Row(lamp: lamp)]
        }

      """
    expect(home(rows), becomes: home(""))
  }

  @Test func aCopyGoesWithItsPropertyAndTheInitializersParameter() {
    expect(
      """
      final class Zone {}
      final class Clock: FactoryModule {
        struct Dependency {
          let zone: Zone
          let other: Zone

          init(zone: Zone, other: Zone) {
            self.zone = zone
            self.other = other
          }
        }

        private let zone: Zone
        private let other: Zone

        init(dependency: Dependency, payload: Void) {
          self.zone = dependency.zone
          self.other = dependency.other
          print(zone)
        }
      }
      struct AppDependency {
        static func resolve() -> Clock.Factory {
          Clock.Factory(dependency: .init(zone: Zone(), other: Zone()))
        }
      }
      """,
      becomes: """
        final class Zone {}
        final class Clock: FactoryModule {
          struct Dependency {
            let zone: Zone

            init(zone: Zone) {
              self.zone = zone
            }
          }

          private let zone: Zone

          init(dependency: Dependency, payload: Void) {
            self.zone = dependency.zone
            print(zone)
          }
        }
        struct AppDependency {
          static func resolve() -> Clock.Factory {
            Clock.Factory(dependency: .init(zone: Zone()))
          }
        }
        """
    )
  }

  @Test func aChainOfFunctionsGoesFromEndToEnd() {
    expect(
      root: """
          static func resolve() -> Clock.Factory {
            let store = Store()
            return make(zone: Zone(), store: store)
          }

          private static func make(zone: Zone, store: Store) -> Clock.Factory {
            makeInner(zone: zone, store: store)
          }

          private static func makeInner(zone: Zone, store: Store) -> Clock.Factory {
            Clock.Factory(dependency: .init(zone: zone))
          }

          /// Makes what nobody asks for.
          private static func makeStore() -> Store { Store() }
        """,
      becomes: """
          static func resolve() -> Clock.Factory {
            return make(zone: Zone())
          }

          private static func make(zone: Zone) -> Clock.Factory {
            makeInner(zone: zone)
          }

          private static func makeInner(zone: Zone) -> Clock.Factory {
            Clock.Factory(dependency: .init(zone: zone))
          }
        """
    )
  }

  @Test func everyFileIsChanged() throws {
    let files = [
      ("Clock.swift", module(fields: "let zone: Zone\n    let store: Store")),
      ("Root.swift", "struct AppDependency {\n\(first(argument: ", store: Store()"))\n}\n"),
      ("Second.swift", "extension AppDependency {\n\(second(argument: ", store: Store()"))\n}\n"),
    ]
    let mended = mend(files)
    #expect(mended.leftovers(inOldSources: true).map(\.reason) == [])
    #expect(
      mended.texts == [
        module(fields: "let zone: Zone"),
        "struct AppDependency {\n\(first(argument: ""))\n}\n",
        "extension AppDependency {\n\(second(argument: ""))\n}\n",
      ]
    )
  }

  private func module(fields: String) -> String {
    """
    final class Zone {}
    final class Store {}
    final class Clock: FactoryModule {
      struct Dependency {
        \(fields)
      }
      init(dependency: Dependency, payload: Void) { print(dependency.zone) }
    }

    """
  }

  private func first(argument: String) -> String {
    """
      static func resolve() -> [Clock.Factory] {
        [Clock.Factory(dependency: .init(zone: Zone()\(argument))), second()]
      }
    """
  }

  private func second(argument: String) -> String {
    """
      static func second() -> Clock.Factory {
        Clock.Factory(dependency: .init(zone: Zone()\(argument)))
      }
    """
  }

  // MARK: Layout

  /// Parts of a call, with `zone` as what stays and `store` as what goes.
  @Test(arguments: [
    ("(store: store, zone: zone)", "(zone: zone)"),
    ("(zone: zone,store: store)", "(zone: zone)"),
    ("(\n  zone: zone,\n  store: store\n)", "(\n  zone: zone\n)"),
    ("(\n  zone: zone,\n  store: store,\n)", "(\n  zone: zone,\n)"),
    ("(\n  store: store,\n  zone: zone\n)", "(\n  zone: zone\n)"),
    ("(\n  store: store,  // goes\n  zone: zone  // stays\n)", "(\n  zone: zone  // stays\n)"),
    ("(\n  zone: zone,  // stays\n  store: store  // goes\n)", "(\n  zone: zone  // stays\n)"),
    ("(zone: zone,\n  store: store)", "(zone: zone)"),
    ("(zone: zone,  // stays\n  store: store)", "(zone: zone  // stays\n  )"),
    ("(store: store,\n  zone: zone)", "(zone: zone)"),
    ("(store: store,  // goes\n  // stays\n  zone: zone)", "(// stays\n  zone: zone)"),
    (
      "(\n  // Heads both.\n  store: store,\n  zone: zone\n)",
      "(\n  // Heads both.\n  zone: zone\n)"
    ),
    ("(\n  zone: zone,\n\n  // goes\n  store: store\n)", "(\n  zone: zone\n)"),
    ("(\r\n  zone: zone,\r\n  store: store\r\n)", "(\r\n  zone: zone\r\n)"),
    ("(zone: zone, /* goes */ store: store)", "(zone: zone)"),
    ("(\n  zone: zone, store: store\n)", "(\n  zone: zone\n)"),
  ])
  func anArgumentGoesWithItsCommaAndComment(before: String, after: String) {
    let head = "struct Wired { let zone: Int; let store: Int }\nlet wired = Wired"
    #expect(cut(argument: "store", from: head + before) == head + after)
  }

  @Test(arguments: [
    ("struct S {\n  let a: A\n  let store: B\n}", "struct S {\n  let a: A\n}"),
    ("struct S {\n  let store: B\n\n  let a: A\n}", "struct S {\n  let a: A\n}"),
    ("struct S {\n  let a: A\n\n  let store: B\n}", "struct S {\n  let a: A\n}"),
    (
      "struct S {\n  let a: A\n\n  let store: B\n\n  let c: C\n}",
      "struct S {\n  let a: A\n\n  let c: C\n}"
    ),
    ("struct S { let store: B }", "struct S {}"),
    ("struct S { let a: A; let store: B }", "struct S { let a: A }"),
    ("struct S { let store: B; let a: A }", "struct S { let a: A }"),
    ("struct S {\n  let store: B; let a: A\n}", "struct S {\n  let a: A\n}"),
    (
      "struct S {\n  /// Goes.\n  let store: B  // goes\n  let a: A\n}", "struct S {\n  let a: A\n}"
    ),
    (
      "struct S {\n  // MARK: All\n  let store: B\n  let a: A\n}",
      "struct S {\n  // MARK: All\n  let a: A\n}"
    ),
    ("struct S {\n  // goes\n  let store: B\n\n  let a: A\n}", "struct S {\n  let a: A\n}"),
    (
      "struct S {\n  // purelint:ignore unused-dependency: goes\n  let store: B\n  let a: A\n}",
      "struct S {\n  let a: A\n}"
    ),
    ("struct S {\n  let a = 1, store = 2\n}", "struct S {\n  let a = 1\n}"),
    ("struct S {\n  let store = 1, a = 2\n}", "struct S {\n  let a = 2\n}"),
    ("struct S {\n  /* goes */ let store: B\n}", "struct S {\n}"),
  ])
  func aDeclarationGoesWithItsLine(before: String, after: String) {
    #expect(cut(variable: "store", from: before) == after)
  }

  private func cut(argument label: String, from text: String) -> String {
    cut(from: text) { tree, node in
      tree.kind(node) == .argument && tree.text(tree.mainToken(node)) == label
    }
  }

  private func cut(variable name: String, from text: String) -> String {
    cut(from: text) { tree, node in
      let bindings = tree.children(node).filter { tree.kind($0) == .patternBinding }
      if tree.kind(node) == .variableDeclaration, bindings.count == 1 {
        return tree.text(bindings[0]).hasPrefix(name)
      }
      return tree.kind(node) == .patternBinding && tree.text(node).hasPrefix(name)
        && tree.children(tree.variableDeclaration(of: node)).count {
          tree.kind($0) == .patternBinding
        } > 1
    }
  }

  private func cut(from text: String, where isWanted: (SyntaxTree, NodeIndex) -> Bool) -> String {
    let file = SourceFile(path: "App.swift", bytes: Array(text.utf8))
    let tree = SyntaxTree(parsing: file, bodies: .parse)
    let nodes = tree.nodes.indices.map { NodeIndex($0) }.filter { isWanted(tree, $0) }
    let edits = SourceCut(tree).ranges(removing: nodes).map {
      Fix.Edit(location: Location(file: 0, bytes: $0), replacement: "")
    }
    return String(decoding: [file].applying(edits)[0].bytes, as: UTF8.self)
  }

  // MARK: What stays

  /// Members of a root around a wiring that leaves out nothing, in which `store` is unused.
  @Test(arguments: [
    ("let store = Store.start()", "may do more than yield a value"),
    ("let store = Noisy()", "may do more than yield a value"),
    ("let store = try! Store.load()", "may do more than yield a value"),
    ("let (store, other) = (Store(), 1); print(other)", "it is declared together with others"),
  ])
  func whatMayDoMoreThanYieldAValueStays(local: String, reason: String) {
    let text = app(
      root: """
        static func resolve() -> Clock.Factory {
          \(local)
          return Clock.Factory(dependency: .init(zone: Zone(), store: store))
        }
        """,
      fields: "let zone: Zone\n    let store: Any"
    )
    let mended = mend([("App.swift", text)])
    #expect(mended.texts == [text])
    #expect(mended.reasons.contains { $0.contains(reason) }, "\(mended.reasons)")
  }

  @Test func aFieldInABranchStays() {
    expectLeft("stands in a branch of '#if'", fields: "#if DEBUG\n    let store: Store\n    #endif")
  }

  @Test func aFieldThatTestsReadStays() {
    let text = app(root: wiring(argument: ", store: Store()"), fields: both)
    let test =
      "import XCTest\nfinal class ClockTests: XCTestCase {\n"
      + "  func test() { print(Clock.Dependency(zone: Zone(), store: Store()).store) }\n}\n"
    let mended = mend([("App/App.swift", text), ("AppTests/ClockTests.swift", test)])
    #expect(mended.texts == [text, test])
    #expect(mended.reasons.first?.contains("is also named at AppTests/ClockTests.swift:3") == true)
  }

  @Test func aFieldThatAnUncheckedFileNamesStays() {
    let text = app(root: wiring(argument: ", store: Store()"), fields: both)
    let mock = SourceFile(
      path: "Mocks.swift",
      bytes: Array("let mock = Clock.Dependency(zone: Zone(), store: Store())".utf8)
    )
    let mended = mend([("App.swift", text)], outside: [mock])
    #expect(mended.texts == [text])
    #expect(mended.reasons == ["'Mocks.swift' is not checked and may use it"])
  }

  @Test func nothingChangesInABrokenFile() {
    let text = app(root: wiring(argument: ", store: Store()"), fields: both)
    let broken = text + "func broken( {\n"
    let mended = mend([("App.swift", broken)])
    #expect(mended.texts == [broken])
    #expect(mended.reasons.allSatisfy { $0 == "'App.swift' has a syntax error" })
  }

  @Test func aFieldWhoseParameterHasToStayStays() {
    let fields = """
      let zone: Zone
          let store: Store
          init(zone: Zone, store: Store = .start()) {
            self.zone = zone
            self.store = store
          }
      """
    let text = app(root: wiring(argument: ""), fields: fields)
    let mended = mend([("App.swift", text)])
    #expect(mended.texts == [text])
    #expect(mended.reasons.first?.contains("may do more than yield a value") == true)
  }

  @Test func theLastWiringOfAModuleStays() {
    let text = """
      final class Zone {}
      final class Inner: FactoryModule {
        struct Dependency { let zone: Zone }
        init(dependency: Dependency, payload: Void) { print(dependency.zone) }
      }
      final class Clock: FactoryModule {
        struct Dependency {
          let zone: Zone
          let inner: Inner.Factory
        }
        init(dependency: Dependency, payload: Void) { print(dependency.zone) }
      }
      struct AppDependency {
        static func resolve(zone: Zone) -> Clock.Factory {
          Clock.Factory(
            dependency: .init(zone: zone, inner: .init(dependency: .init(zone: zone)))
          )
        }
      }
      """
    let mended = mend([("App.swift", text)])
    #expect(mended.texts == [text])
    #expect(mended.reasons.first?.hasPrefix("without it, module 'Inner' is never wired") == true)
  }

  private var both: String { "let zone: Zone\n    let store: Store" }

  private func wiring(argument: String) -> String {
    """
    static func resolve() -> Clock.Factory {
        Clock.Factory(dependency: .init(zone: Zone()\(argument)))
      }
    """
  }

  private func expectLeft(_ reason: String, fields: String) {
    let text = app(
      root: wiring(argument: ""),
      fields: "let zone: Zone\n    \(fields)"
    )
    let mended = mend([("App.swift", text)])
    #expect(mended.texts == [text])
    #expect(mended.reasons.contains { $0.contains(reason) }, "\(mended.reasons)")
  }

  // MARK: What is handed over

  @Test(arguments: [
    ("(zone: zone)", "(zone: zone, store: store)"),
    ("(\n  zone: zone\n)", "(\n  zone: zone,\n  store: store\n)"),
    ("(\n  zone: zone,\n)", "(\n  zone: zone,\n  store: store,\n)"),
    ("(\n  zone: zone  // The zone.\n)", "(\n  zone: zone,  // The zone.\n  store: store\n)"),
    ("(\n  zone: zone)", "(\n  zone: zone,\n  store: store)"),
    ("()", nil),
  ])
  func theArgumentStandsWhereItBelongs(before: String, after: String?) {
    let root = { (arguments: String) in
      """
      static func resolve(zone: Zone, store: Store) -> Clock.Factory {
          Clock.Factory(dependency: .init\(arguments))
        }
      """
    }
    let body =
      "init(dependency: Dependency, payload: Void) { print(dependency.zone, dependency.store) }"
    let all = after ?? "(zone: zone, store: store)"
    expect(
      app(root: root(before), fields: both, body: body),
      becomes: app(root: root(all), fields: both, body: body)
    )
  }

  @Test(arguments: ["", ", store: store", ", stor: store"])
  func whatIsLeftOutAndNeverReadGoes(argument: String) {
    let root = { (argument: String) in
      """
      static func resolve(zone: Zone, store: Store) -> Clock.Factory {
          print(store)
          return Clock.Factory(dependency: .init(zone: zone\(argument)))
        }
      """
    }
    expect(app(root: root(argument), fields: both), becomes: app(root: root("")))
  }

  @Test func nothingIsHandedOverWhereTwoFit() {
    let text = app(
      root: """
        static func resolve(first: Store, second: Store) -> Clock.Factory {
          print(first, second)
          return Clock.Factory(dependency: .init(zone: Zone()))
        }
        """,
      fields: both,
      body:
        "init(dependency: Dependency, payload: Void) { print(dependency.zone, dependency.store) }"
    )
    #expect(mend([("App.swift", text)]).texts == [text])
  }

  // MARK: Support

  private func app(
    root: String,
    fields: String = "let zone: Zone",
    body: String = "init(dependency: Dependency, payload: Void) { print(dependency.zone) }"
  ) -> String {
    """
    final class Zone {}
    final class Store {
      static func start() -> Store {
        print("It starts.")
        return Store()
      }
      static func load() throws -> Store { Store() }
    }
    final class Noisy {
      init() { listen() }
      func listen() {}
    }
    final class Clock: FactoryModule {
      struct Dependency {
        \(fields)
      }
      \(body)
    }
    struct AppDependency {
      \(root)
    }

    """
  }

  private func expect(root before: String, becomes after: String) {
    expect(app(root: before), becomes: app(root: after))
  }

  private func expect(
    _ before: String,
    becomes after: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let mended = mend([("App.swift", before)])
    #expect(mended.texts == [after], sourceLocation: sourceLocation)
    #expect(mended.reasons == [], sourceLocation: sourceLocation)
  }

  private func mend(
    _ files: [(path: String, text: String)],
    outside: [SourceFile] = []
  ) -> Mending {
    Mending(
      files.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) },
      outside: outside
    )
  }
}

extension Mending {
  fileprivate var texts: [String] {
    state.files.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  fileprivate var reasons: [String] { leftovers(inOldSources: true).map(\.reason) }
}
