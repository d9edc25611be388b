import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintReporters
@testable import PureLintRules
@testable import PureLintSource

/// What findings on containers tell their reader, in the words of each library.
@Suite struct ContainerNoteTests {
  /// The lines of a report without the path and the column.
  private func lines(_ source: String, _ rules: [Rule] = [.missingProvider]) -> [String] {
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let text = Reporter.text.render(Linter(rules: rules).printout(of: [file]), .pipe)
    return text.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 3)
      return "\(parts[1]):\(parts[3])"
    }
  }

  @Test func saysUnderWhichKeySomethingIs() {
    let source = """
      import EasyDi
      final class View {}
      final class Screen { init(view: View) {} }
      final class ViewAssembly: Assembly {
        func screen(of view: View) -> Screen {
          define(init: Screen(view: self.view)) {
            self.defineInjection(key: "veiw", into: view)
            return $0
          }
        }
        private var view: View { definePlaceholder() }
      }
      final class OtherAssembly: Assembly {
        func show(_ view: View) { defineInjection(key: "view", into: view) }
      }
      print(ViewAssembly.instance().screen(of: View()))
      """
    #expect(
      lines(source) == [
        "11: error: placeholder 'ViewAssembly.view' finds nothing under the key 'view'"
          + " [missing-provider]",
        "16: note: nothing is under the key 'view' when it is asked for on this way in",
        "7: note: 'View' is under the key 'veiw' here",
        "11: note: store it under 'view' first, or hand it over as a parameter",
      ]
    )
  }

  @Test func saysWhatIsKeptUnderTheSameKey() {
    let source = """
      import EasyDi
      final class View {}
      final class Screen {}
      final class ViewAssembly: Assembly {
        var view: View { define(key: "one", scope: .lazySingleton, init: View()) }
        var screen: Screen { define(key: "one", scope: .lazySingleton, init: Screen()) }
      }
      print(ViewAssembly.instance().view, ViewAssembly.instance().screen)
      """
    #expect(
      lines(source, [.mismatchedProvider]) == [
        "6: error: 'View' cannot be 'Screen', which 'ViewAssembly.screen' requires"
          + " [mismatched-provider]",
        "6: note: 'screen' is declared here",
        "5: note: what is kept under the key 'one' is built here",
        "6: note: give this one a key of its own",
      ]
    )
  }

  /// The advice has the labels of the registry's own functions.
  @Test func writesTheCallThatRegisters() throws {
    func advice(storing function: String, _ call: String) -> String? {
      let source = """
        final class Depot {
          static let shared = Depot()
          var all: [ObjectIdentifier: Any] = [:]
          func \(function)
          func fetch<T>(_ type: T.Type) -> T { all[ObjectIdentifier(type)] as! T }
        }
        final class Lamp {}
        final class Desk {}
        @main enum Main {
          static func main() {
            Depot.shared.\(call)
            print(Depot.shared.fetch(Desk.self), Depot.shared.fetch(Lamp.self))
          }
        }
        """
      return lines(source, [.missingProvider]).last
    }
    let closure = "store<T>(type: T.Type, with make: @escaping () -> T) { "
    #expect(
      advice(
        storing: closure + "all[ObjectIdentifier(type)] = make }",
        "store(type: Desk.self) { Desk() }"
      ) == "12: note: register it before it is asked for: 'store(type: Lamp.self) { ... }'"
    )
    #expect(
      advice(
        storing: "put<T>(_ value: T, for type: T.Type) { all[ObjectIdentifier(type)] = value }",
        "put(Desk(), for: Desk.self)"
      ) == "12: note: register it before it is asked for: 'put(..., for: Lamp.self)'"
    )
    #expect(
      advice(
        storing: "keep<T>(value: T) { all[ObjectIdentifier(T.self)] = value }",
        "keep(value: Desk())"
      ) == "12: note: register it before it is asked for: 'keep(value: ... as Lamp)'"
    )
  }

  @Test func tellsOfAModuleThatIsMissedOnce() {
    let source = """
      import Dirk
      final class View {}
      final class ViewModule: Module {
        init() { super.init { Factory { View() } } }
      }
      @main enum Main {
        static func main() throws {
          try Dirk.start { Module { Factory { 3 } } }
          print(try inject(View.self), try inject(Int.self))
        }
      }
      """
    #expect(
      lines(source, [.missingProvider, .unusedProvider]) == [
        "9: error: 'View' is not registered: 'inject(View.self)' in 'Main' throws"
          + " [missing-provider]",
        "4: note: 'View' is registered in 'ViewModule', which is never started",
        "9: note: list 'ViewModule' in 'Dirk.start'",
        "3: note: 'ViewModule' is a module that is never started",
      ]
    )
  }

  @Test(
    arguments: [
      (
        """
        import Dirk
        try Dirk.start {
          Module { Factory { try A(b: inject()) }; Factory { try B(a: inject()) } }
        }
        print(try inject(A.self))
        """,
        "make one of them ask later: '@Inject' asks when it is first read"
      ),
      (
        """
        import Swinject
        let container = Container()
        container.register(A.self) { r in A(b: r.resolve(B.self)!) }
        container.register(B.self) { r in B(a: r.resolve(A.self)!) }
        print(container.resolve(A.self)!)
        """,
        "ask on one hop in 'initCompleted' of a scope that keeps the value, or for 'Lazy' or"
          + " 'Provider' of it"
      ),
      (
        """
        import EasyDi
        final class Pair: Assembly {
          var a: A { define(init: A(b: self.b)) }
          var b: B { define(init: B(a: self.a)) }
        }
        print(Pair.instance().a)
        """,
        "let one be found while it is filled: set the other on it in the closure that fills it,"
          + " in a scope that keeps it"
      ),
    ]
  )
  func saysHowToEndACycle(source: String, advice: String) {
    let types = """

      final class A { init(b: B) {} }
      final class B { init(a: A) {} }
      """
    #expect(lines(source + types, [.dependencyCycle]).last?.hasSuffix("note: " + advice) == true)
  }

  @Test func tellsOnceWhatIsAskedOfSeveralContainers() {
    let source = """
      import Swinject
      protocol Resolving { func resolve<Object>(_ type: Object.Type) -> Object }
      final class Injection: Resolving {
        let container = Container()
        init() {
          container.register(Network.self) { _ in Network() }
          container.register(Store.self) { _ in Store() }
          container.register(Factory.self) { _ in Factory(self) }
        }
        func resolve<Object>(_ type: Object.Type) -> Object { container.resolve(type)! }
      }
      final class OtherInjection: Resolving {
        let container = Container()
        init() {
          container.register(Network.self) { _ in Network() }
          container.register(Store.self) { _ in Store() }
        }
        func resolve<Object>(_ type: Object.Type) -> Object { container.resolve(type)! }
      }
      final class Network {}
      final class Store {}
      final class Factory {
        let injection: Resolving
        init(_ injection: Resolving) { self.injection = injection }
        func make() {
          print(injection.resolve(Network.self))
          print(injection.resolve(Store.self))
        }
      }
      Injection().resolve(Factory.self).make()
      Factory(OtherInjection()).make()
      """
    #expect(
      lines(source, [.resolveOutsideRoot]).filter { $0.contains("note: it asks for") }
        == ["27: note: it asks for 'Store' here"]
    )
  }

  @Test func namesTheKeyThatIsReplaced() {
    let source = """
      import Swinject
      protocol Shape {}
      final class Circle: Shape {}
      final class Square: Shape {}
      let container = Container()
      container.register(Shape.self) { _ in Circle() }
      container.register(Square.self) { _ in Square() }.implements(Shape.self)
      print(container.resolve(Shape.self)!, container.resolve(Square.self)!)
      """
    #expect(
      lines(source, [.duplicateProvider]).first?
        .contains("registration of 'Shape' in ") == true
    )
  }
}
