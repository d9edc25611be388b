import Testing

@testable import PureLint
@testable import PureLintFixes
@testable import PureLintSource

/// What becomes of functions and closures that take less than before.
@Suite struct FixSignatureTests {
  private func root(_ calls: String, _ functions: String) -> String {
    MendingApp.text(
      root: """
        static func resolve(zone: Zone, store: Store) -> Clock.Factory {
            print(store)
            \(calls)
            return Clock.Factory(dependency: .init(zone: zone))
          }

          \(functions)
        """
    )
  }

  // MARK: Functions

  @Test func noTwoFunctionsBecomeTheSame() {
    let before = root(
      "show(zone)\n    show(store)",
      "private static func show(_ zone: Zone) {}\n\n  private static func show(_ store: Store) {}"
    )
    let after = root(
      "show()\n    show(store)",
      "private static func show() {}\n\n  private static func show(_ store: Store) {}"
    )
    let mended = MendingApp.mend([("App.swift", before)])
    #expect(mended.texts == [after])
    #expect(mended.reasons == ["another function has the parameters that would be left"])
  }

  @Test func severalParametersOfOneFunctionGo() {
    let functions = { (first: String, second: String) in
      "private static func show(\(first)) { print(1) }\n\n"
        + "  private static func show(\(second), last: Int) { print(last) }"
    }
    MendingApp.expect(
      root(
        "show(a: zone, b: store)\n    show(c: zone, d: store, last: 1)",
        functions("a: Zone, b: Store", "c: Zone, d: Store")
      ),
      becomes: root("show()\n    show(last: 1)", functions("", "").replacing("(, ", with: "("))
    )
  }

  // MARK: Documentation

  @Test(arguments: [
    ("/// - Parameter store: The store.", ""),
    (
      "/// - parameter store: The store\n  ///   that is set.\n  /// - returns: It.",
      "/// - returns: It."
    ),
    (
      "/// - Parameters:\n  ///   - zone: The zone.\n  ///   - store: The\n  ///     store.",
      "/// - Parameters:\n  ///   - zone: The zone."
    ),
    ("/// - Parameters:\n  ///   - store: The store.\n  /// - Returns: It.", "/// - Returns: It."),
    ("/// - Note: store", "/// - Note: store"),
    (
      "/**\n   Sets it.\n   - Parameter zone: The zone.\n   - Parameter store: The store.\n   */",
      "/**\n   Sets it.\n   - Parameter zone: The zone.\n   */"
    ),
  ])
  func whatIsSaidOfAParameterGoes(before: String, after: String) {
    let function = { (notes: String, parameters: String) in
      notes + (notes.isEmpty ? "" : "\n  ")
        + "private static func set(\(parameters)) { print(zone) }"
    }
    MendingApp.expect(
      root("set(zone: zone, store: store)", function(before, "zone: Zone, store: Store")),
      becomes: root("set(zone: zone)", function(after, "zone: Zone"))
    )
  }

  // MARK: Closures

  @Test(arguments: [
    ("{ Pair(zone: $0, store: $1) }", nil),
    ("{ zone, store in Pair(zone: zone, store: store) }", "{ zone, store in Pair(zone: zone) }"),
    ("{ print($1)\n return Pair(zone: $0, store: $1) }", "{ print($1)\n return Pair(zone: $0) }"),
  ])
  func aClosureTakesAsManyArguments(closure: String, after: String?) {
    let text = { (closure: String, isMended: Bool) in
      """
      final class Zone { func tick() {} }
      final class Store { func tick() {} }
      final class Clock {
        private let zone: Zone
        init(zone: Zone) { self.zone = zone }
        func run() { zone.tick() }
      }
      final class Pair {
        private let zone: Zone
      \(isMended ? "" : "  private let store: Store\n")\
        init(zone: Zone\(isMended ? "" : ", store: Store")) {
          self.zone = zone
      \(isMended ? "" : "    self.store = store\n")\
        }
        func run() { zone.tick() }
      }
      final class AppContainer {
        lazy var zone = Zone()
        lazy var clock = Clock(zone: zone)
        let make: (Zone, Store) -> Pair = \(closure)
        func start() {
          clock.run()
          make(zone, Store()).run()
        }
      }
      @main struct App {
        let container = AppContainer()
        static func main() { App().container.start() }
      }

      """
    }
    let mended = MendingApp.mend([("App.swift", text(closure, false))])
    #expect(mended.texts == [text(after ?? closure, after != nil)])
    #expect(
      mended.reasons
        == (after == nil ? ["the closure at App.swift:20:37 would take fewer arguments"] : [])
    )
  }

  // MARK: Generated files

  @Test(arguments: [true, false])
  func whatAGeneratedFileReadsStays(isKnown: Bool) {
    let app = """
      import NeedleFoundation

      final class Zone {}
      final class Root: BootstrapComponent {
        var zone: Zone { shared { Zone() } }
        func start() { print(1) }
      }
      func run() {
        registerProviderFactories()
        Root().start()
      }

      """
    let generated = """
      import NeedleFoundation

      extension Root: Registration {
        public func registerItems() {
          localTable["\(isKnown ? "zone" : "other")-Zone"] = { [unowned self] in self.\
      \(isKnown ? "zone" : "other") as Any }
        }
      }
      public func registerProviderFactories() {}

      """
    let files = [("App.swift", app), ("NeedleGenerated.swift", generated)]
    let mended = MendingApp.mend(files)
    let after = app.replacing("  var zone: Zone { shared { Zone() } }\n", with: "")
    #expect(mended.texts == [isKnown ? app : after, generated])
    #expect(
      mended.reasons
        == (isKnown ? ["'NeedleGenerated.swift', which a generator has written, names it"] : [])
    )
  }
}
