import Testing

@testable import PureLint

/// Assemblies and components of which each leads to the next, as many as took minutes when each was
/// followed to its end.
struct LongDefinitionTests {
  private func check(_ source: String) throws -> String {
    let folder = try TemporaryFolder(["App.swift": source])
    return try Executable.run(["."], in: folder.path, processorSeconds: 300).output
  }

  /// A line for each number below a count, in which `#` stands for it and `%` for the one behind.
  private func lines(_ count: Int, _ line: String) -> String {
    (0..<count).map { number in
      line.replacing("#", with: "\(number)").replacing("%", with: "\(number + 1)")
    }
    .joined(separator: "\n")
  }

  /// The last definition alone leaves a property unset; those in front of it lead there.
  @Test func definitionsOfOneAssembly() throws {
    let count = 3_000
    let output = try check(
      """
      import EasyDi
      \(lines(count, "final class P# { var next: P%!; func go() { next.go() } }"))
      final class P\(count) { var next: P0!; func go() { next.go() } }
      final class A: Assembly {
        \(lines(count, "var p#: P# { define(init: P#()) { $0.next = self.p%; return $0 } }"))
        var p\(count): P\(count) { define(init: P\(count)()) { return $0 } }
      }
      A.instance().p0.go()
      """
    )
    #expect(output.contains("uninjected-property"))
    #expect(output.contains("P\(count).next"))
    #expect(!output.contains("P\(count - 1).next"))
  }

  @Test func definitionsOfManyAssemblies() throws {
    let count = 2_500
    let output = try check(
      """
      import EasyDi
      \(lines(count, """
        final class P# { var next: P%!; func go() { next.go() } }
        final class A#: Assembly {
          lazy var other: A% = self.context.assembly()
          var p#: P# { define(init: P#()) { $0.next = self.other.p%; return $0 } }
        }
        """))
      final class P\(count) { var next: P0!; func go() { next.go() } }
      final class A\(count): Assembly {
        var p\(count): P\(count) { define(init: P\(count)()) { return $0 } }
      }
      A0.instance().p0.go()
      """
    )
    #expect(output.contains("P\(count).next"))
    #expect(!output.contains("P\(count - 1).next"))
  }

  /// What all components below the root are given by its name is used; what none asks for is not.
  @Test func componentsInAChain() throws {
    let count = 3_000
    let output = try check(
      """
      import NeedleFoundation
      final class Thing { init() {} }
      final class Root: BootstrapComponent {
        var thing: Thing { shared { Thing() } }
        var spare: Thing { Thing() }
        var c0: C0 { C0(parent: self) }
      }
      \(lines(count, """
        protocol D#: Dependency { var thing: Thing { get } }
        final class C#: Component<D#> {
          var c%: C% { C%(parent: self) }
          func go() { print(dependency.thing) }
        }
        """))
      protocol D\(count): Dependency { var thing: Thing { get } }
      final class C\(count): Component<D\(count)> { func go() { print(dependency.thing) } }
      registerProviderFactories()
      Root().c0.go()
      """
    )
    #expect(output.contains("'spare' of 'Root' is never read"))
    #expect(!output.contains("'thing' of 'Root'"))
  }

  /// Each container asks the one before it, so that the last one finds what the first one has.
  @Test func containersInAChain() throws {
    let count = 6_000
    let output = try check(
      """
      import Swinject
      final class Clock {}
      final class Zone {}
      let c0 = Container()
      c0.register(Clock.self) { _ in Clock() }
      \(lines(count, "let c% = Container(parent: c#)"))
      print(c\(count).resolve(Clock.self)!, c\(count).resolve(Zone.self)!)
      """
    )
    #expect(output.contains("'Zone'"))
    #expect(!output.contains("'Clock'"))
  }
}
