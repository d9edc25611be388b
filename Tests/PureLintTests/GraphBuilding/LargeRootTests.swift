import Testing

@testable import PureLint

/// Roots and wirings of more parts than any app has: what is found of each part does not depend on how
/// many others there are.
struct LargeRootTests {
  private func check(_ source: String) throws -> Executable.Result {
    let folder = try TemporaryFolder(["App.swift": source])
    return try Executable.run(["."], in: folder.path, processorSeconds: 300)
  }

  private func module(_ number: Int, _ fields: [String]) -> String {
    """
    final class M\(number)Module: FactoryModule {
      struct Dependency {
        \(fields.map { "let \($0)" }.joined(separator: "\n"))
      }
      let dependency: Dependency
      init(dependency: Dependency, payload: Void) { self.dependency = dependency }
      func run() { print(\(fields.map { "dependency." + $0.prefix { $0 != ":" } }.joined(separator: ", "))) }
    }

    """
  }

  @Test func rootOfManyServices() throws {
    let count = 2_000
    var source = "final class S0 { func go() {} }\n"
    for number in 1..<count {
      source += """
        final class S\(number) {
          let before: S\(number - 1)
          init(before: S\(number - 1)) { self.before = before }
          func go() { before.go() }
        }

        """
    }
    let members = (0..<count).map { "let s\($0): S\($0)" }.joined(separator: "\n")
    let values = (0..<count).map { $0 == 0 ? "s0 = S0()" : "s\($0) = S\($0)(before: s\($0 - 1))" }
    source += """
      final class AppContainer {
        \(members)
        init() {
          \(values.joined(separator: "\n"))
        }
      }
      @main struct Main { static func main() { AppContainer().s\(count - 1).go() } }
      """
    let result = try check(source)
    #expect(result.exitCode == 0)
    #expect(result.messages.contains("1 composition root;"))
  }

  @Test func misspeltLabels() throws {
    let count = 400
    let labels = (0..<count).map { "servise\($0): Clock()" }.joined(separator: ", ")
    let result = try check(
      """
      import Pure
      final class Clock {}
      \(module(0, (0..<count).map { "service\($0): Clock" }))
      enum CompositionRoot {
        static func resolve() -> M0Module.Factory { .init(dependency: .init(\(labels))) }
      }
      """
    )
    for number in [0, 7, 123, count - 1] {
      #expect(result.output.contains("did you mean 'service\(number):' here?"))
    }
  }

  @Test func modulesThatLackOneOfManyProviders() throws {
    let count = 600
    let types = (0..<count).map { "final class Service\($0) {}" }.joined(separator: "\n")
    let modules = (0..<count).map { module($0, ["service\($0): Service\($0)"]) }.joined()
    let members = (0..<count).map { "static let servise\($0) = Service\($0)()" }
    let wirings = (0..<count).map { "print(M\($0)Module.Factory(dependency: .init()))" }
    let result = try check(
      """
      import Pure
      \(types)
      \(modules)
      enum CompositionRoot {
        \(members.joined(separator: "\n"))
        static func resolve() { \(wirings.joined(separator: "\n")) }
      }
      """
    )
    for number in [0, 77, count - 1] {
      #expect(
        result.output.contains(
          "'servise\(number)' has type 'Service\(number)'; did you mean to pass it as 'service\(number)'?"
        )
      )
    }
  }

  @Test func cycleOfManyMembers() throws {
    let count = 2_000
    var source = ""
    var members = ""
    for number in 0..<count {
      let before = (number + count - 1) % count
      source += "final class S\(number) { init(before: S\(before)) {} }\n"
      members += "lazy var s\(number): S\(number) = S\(number)(before: s\(before))\n"
    }
    source += """
      final class AppContainer {
        \(members)
      }
      @main struct Main { static func main() { print(AppContainer().s0) } }
      """
    let result = try check(source)
    #expect(result.exitCode == 1)
    #expect(result.output.contains("'s0'"))
  }
}
