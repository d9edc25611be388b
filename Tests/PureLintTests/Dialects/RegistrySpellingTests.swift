import GraphModel
import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintSource

/// The spellings by which a type is known as a registry before its bodies are parsed.
@Suite struct RegistrySpellingTests {
  private static let closures = "[String: () -> Any]"
  private static let byType = "[ObjectIdentifier: () -> Any]"

  /// What the functions of a registry are made of.
  struct Spelling: Sendable {
    var storage = "var services: \(closures) = [:]"
    /// The dictionary in bodies.
    var name = "services"
    var generic = "Service"
    var key = "\"\\(type)\""
    /// One more parameter of the function that reads.
    var pool = ""
    /// The dictionary in that function, if it is another word.
    var read: String?

    fileprivate var source: String {
      let lookup = "\(read ?? name)[\(key)]"
      return """
        @propertyWrapper final class Box<Value> {
          var wrappedValue: Value
          init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
          var projectedValue: Box<Value> { self }
        }
        final class Clock {}
        final class Lamp {}
        final class Registry {
          \(storage)
          func register<\(generic)>(_ type: \(generic).Type, _ make: @escaping () -> \(generic)) {
            \(name)[\(key)] = make
          }
          func resolve<\(generic)>(_ type: \(generic).Type\(pool)) -> \(generic) {
            \(lookup)!() as! \(generic)
          }
        }
        @main enum Main {
          static func main() {
            let registry = Registry()
            registry.register(Clock.self) { Clock() }
            print(registry.resolve(Clock.self) as Clock, registry.resolve(Lamp.self) as Lamp)
          }
        }
        """
    }
  }

  @Test(arguments: [
    Spelling(),
    Spelling(storage: "@Box var services: \(closures) = [:]", name: "$services.wrappedValue"),
    Spelling(storage: "@Box var services: \(closures) = [:]", name: "_services.wrappedValue"),
    Spelling(storage: "static var services: \(closures) = [:]", name: "Self.services"),
    Spelling(storage: "var `my services`: \(closures) = [:]", name: "`my services`"),
    Spelling(
      storage: "static var services: \(closures) = [:]",
      name: "Registry.services",
      pool: ", from pool: \(closures) = Registry.services",
      read: "pool"
    ),
    Spelling(storage: "var services: \(byType) = [:]", key: "ObjectIdentifier(Service.self)"),
    Spelling(
      storage: "var services: \(byType) = [:]",
      key: "ObjectIdentifier(Service /* of any */ .self)"
    ),
    Spelling(
      storage: "var services: \(byType) = [:]",
      generic: "`Protocol`",
      key: "ObjectIdentifier(`Protocol`.self)"
    ),
    Spelling(storage: "var services: \(byType) = [:]", key: "ObjectIdentifier(Service.Type.self)"),
  ])
  func isKnown(_ spelling: Spelling) {
    #expect(messages(spelling) == ["missing-provider"])
  }

  @Test(arguments: [
    Spelling(storage: "var others: \(closures) = [:]; let services = Other()"),
    Spelling(key: "\"\""), Spelling(storage: "var services: [String: Int] = [:]"),
  ])
  func isNone(_ spelling: Spelling) {
    #expect(messages(spelling) == [])
  }

  private func messages(_ spelling: Spelling) -> [String] {
    let file = SourceFile(path: "A.swift", bytes: Array(spelling.source.utf8))
    return Linter().run([file]).findings.map(\.ruleID)
  }
}
