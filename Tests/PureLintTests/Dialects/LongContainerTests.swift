import Testing

@testable import PureLint

/// Apps with as many registrations, containers and views as took minutes when each was compared with
/// all others, and what is told of them.
struct LongContainerTests {
  /// A line for each number below a count, in which `#` stands for it, `$` for the number before, and
  /// `%` for the one behind.
  private func lines(_ count: Int, from start: Int = 0, _ line: String) -> String {
    (start..<count).map { number in
      line.replacing("#", with: "\(number)").replacing("$", with: "\(number - 1)")
        .replacing("%", with: "\(number + 1)")
    }
    .joined(separator: "\n")
  }

  private func check(_ source: String) throws -> (exitCode: Int32, output: String) {
    let folder = try TemporaryFolder(["App.swift": source])
    let result = try Executable.run(["."], in: folder.path, processorSeconds: 300)
    return (result.exitCode, result.output)
  }

  /// The findings of an app that asks for one thing which is not registered.
  private func expectOne(_ words: String, in source: String) throws {
    let (exitCode, output) = try check(source)
    #expect(exitCode == 1)
    #expect(output.contains(words))
    #expect(output.split(separator: "\n").count { $0.contains(": error: ") } == 1)
  }

  @Test func dirkDefinitionsThatAskForTheNext() throws {
    let count = 2_400
    try expectOne(
      "'S\(count)' is not registered",
      in: """
        import Dirk
        \(lines(count, "final class S# { init(_ next: S%) {} }"))
        final class S\(count) {}
        @main enum Main {
          static func main() throws {
            try Dirk.start {
              Module {
                \(lines(count, "Factory { try S#(inject(S%.self)) }"))
              }
            }
            print(try inject(S0.self))
          }
        }
        """
    )
  }

  @Test func childContainers() throws {
    let count = 1_500
    try expectOne(
      "'Lost' is not registered",
      in: """
        import Swinject
        final class Lost {}
        \(lines(count, "final class S# {}"))
        @main enum Main {
          static func main() {
            let c0 = Container()
            c0.register(S0.self) { _ in S0() }
            \(lines(count, from: 1, """
              let c# = Container(parent: c$)
              c#.register(S#.self) { _ in S#() }
              print(c#.resolve(S$.self)!, c#.resolve(S0.self)!)
              """))
            print(c\(count - 1).resolve(S\(count - 1).self)!, c\(count - 1).resolve(Lost.self)!)
          }
        }
        """
    )
  }

  @Test func childAssemblers() throws {
    let count = 1_500
    try expectOne(
      "'Lost' is not registered",
      in: """
        import Swinject
        final class Lost {}
        \(lines(count, """
          final class S# {}
          final class A#: Assembly {
            func assemble(container: Container) { container.register(S#.self) { _ in S#() } }
          }
          """))
        @main enum Main {
          static func main() {
            let a0 = Assembler([A0()])
            \(lines(count, from: 1, """
              let a# = Assembler([A#()], parent: a$)
              print(a#.resolver.resolve(S#.self)!, a#.resolver.resolve(S0.self)!)
              """))
            print(a\(count - 1).resolver.resolve(Lost.self)!)
          }
        }
        """
    )
  }

  @Test func namesThatNoRegistrationHas() throws {
    let count = 1_500
    let (exitCode, output) = try check(
      """
      import Swinject
      final class S {}
      @main enum Main {
        static func main() {
          let c = Container()
          \(lines(count, "c.register(S.self, name: \"right#\") { _ in S() }"))
          \(lines(count, "print(c.resolve(S.self, name: \"wrong#\")!)"))
        }
      }
      """
    )
    #expect(exitCode == 1)
    #expect(output.split(separator: "\n").count { $0.contains(": error: ") } == count)
    #expect(output.contains("'S named \"right2\"' is registered here"))
    #expect(!output.contains("'S named \"right3\"' is registered here"))
  }

  @Test func providersThatOnlyTheNextAsksFor() throws {
    let count = 4_000
    let order = (0..<count).reversed().map { "register { S\($0)(resolve()) }" }
    let (exitCode, output) = try check(
      """
      import Resolver
      \(lines(count, "final class S# { init(_ next: S%) {} }"))
      final class S\(count) {}
      extension Resolver: ResolverRegistering {
        public static func registerAllServices() {
          register { S\(count)() }
          \(order.joined(separator: "\n"))
        }
      }
      let first: S0 = Resolver.resolve()
      print(first)
      """
    )
    #expect(exitCode == 0)
    #expect(!output.contains(": warning: "))
  }

  @Test func factoriesInOneCycle() throws {
    let count = 4_000
    let (exitCode, output) = try check(
      """
      import FactoryKit
      extension Container {
        \(lines(count, "var s#: Factory<S#> { self { S#() } }"))
      }
      \(lines(count - 1, "final class S# { @Injected(\\.s%) var next: S% }"))
      final class S\(count - 1) { @Injected(\\.s0) var next: S0 }
      print(Container.shared.s0())
      """
    )
    #expect(exitCode == 1)
    #expect(output.contains("dependency-cycle"))
  }

  @Test func viewsThatInjectInTwoWays() throws {
    let count = 300
    try expectOne(
      "nothing injects the 'Router' that 'V\(count)' takes from the environment",
      in: """
        import SwiftUI
        final class Router: ObservableObject { @Published var path = "" }
        \(lines(count, """
          final class S#: ObservableObject { @Published var t = "" }
          final class T#: ObservableObject { @Published var t = "" }
          struct V#: View {
            let t = "a"
            var body: some View {
              if t.isEmpty { V%().environmentObject(S#()) } else { V%().environmentObject(T#()) }
            }
          }
          """))
        struct V\(count): View {
          @EnvironmentObject private var router: Router
          var body: some View { Text(router.path) }
        }
        @main struct MainApp: App {
          var body: some Scene { WindowGroup { V0() } }
        }
        """
    )
  }
}
