import Testing

@testable import PureLint
@testable import PureLintFixes
@testable import PureLintSource

/// What keeps an object that others only know weakly is not taken out.
@Suite struct WeakOwnerTests {
  private func reasons(_ hand: String, service: String) -> [String] {
    let text = """
      protocol Listener: AnyObject { func hear() }
      final class Logger: Listener { func hear() {} }
      \(service)
      final class Player: FactoryModule {
        struct Dependency { let service: Service; let logger: Logger }
        init(dependency: Dependency, payload: Void) { dependency.service.start() }
      }
      enum CompositionRoot {
        static func resolve() -> Player.Factory {
          let logger = Logger()
          \(hand)
          return Player.Factory(dependency: .init(service: service, logger: logger))
        }
      }
      """
    let mending = Mending([SourceFile(path: "App.swift", bytes: Array(text.utf8))])
    return mending.leftovers.map(\.reason)
  }

  private static func service(_ kind: String) -> String {
    """
    final class Service {
      \(kind)var listener: Listener?
      init(listener: Listener? = nil) { self.listener = listener }
      func start() { listener?.hear() }
    }
    """
  }

  @Test(arguments: ["weak ", "unowned "])
  func theLastOwnerStays(kind: String) {
    let service = Self.service(kind)
    let set = reasons("let service = Service()\nservice.listener = logger", service: service)
    #expect(
      set == [
        "'logger' is only known weakly by what it is handed to at App.swift:16:20, and would be let "
          + "go"
      ]
    )
    let given = reasons("let service = Service(listener: logger)", service: service)
    #expect(given.count == 1 && given.first?.contains("known weakly") == true, "\(given)")
  }

  @Test func whoIsNotTheLastGoes() {
    let service = Self.service("")
    #expect(reasons("let service = Service(listener: logger)", service: service) == [])
    #expect(reasons("let service = Service()", service: Self.service("weak ")) == [])
  }
}
