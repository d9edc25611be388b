import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintSource

/// What containers are asked for, or hold, and nothing tells: it is listed with the reason.
@Suite struct UnjudgedRequestTests {
  /// The reasons that are listed for one file.
  private func reasons(_ source: String) -> [String] {
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    return Linter().run([file]).coverage.unresolved.map(\.message)
  }

  private static let parts = """
    import Swinject
    final class Clock {}
    final class Parts: Assembly {
      func assemble(container: Container) {
        container.register(Clock.self) { _ in Clock() }
      }
    }

    """

  @Test func nothingTellsWhichContainerIsAsked() {
    let found = reasons(
      Self.parts + """
        final class Lamp {}
        protocol Holder { init(assembler: Assembler) }
        final class Room: Holder {
          let assembler: Assembler
          init(assembler: Assembler) { self.assembler = assembler }
          func enter() {
            print(assembler.resolver.resolve(Clock.self)!, assembler.resolver.resolve(Lamp.self)!)
          }
        }
        func open<Place: Holder>(_ type: Place.Type) -> Place {
          let assembler = Assembler()
          assembler.apply(assembly: Parts())
          return Place(assembler: assembler)
        }
        @main enum Main { static func main() { open(Room.self).enter() } }
        """
    )
    #expect(found == ["request is not judged; nothing here tells which container it asks"])
  }

  @Test func containersThatCodeOutOfSightIsHanded() {
    let found = reasons(
      Self.parts + """
        import LampKit
        final class Lamp {}
        @main enum Main {
          static func main() {
            let container = Container()
            Parts().assemble(container: container)
            LampKit.install(in: container)
            print(container.resolve(Clock.self)!, container.resolve(Lamp.self)!)
          }
        }
        """
    )
    #expect(
      found == [
        "request is not judged; code that is not here is handed the container, and may register it"
      ]
    )
  }

  @Test func registrationsOfTypesThatNothingTells() {
    let found = reasons(
      """
      import Swinject
      final class Clock {}
      extension Container {
        func add<T>(_ value: T) { register(T.self) { _ in value } }
      }
      @main enum Main {
        static func main() {
          let container = Container()
          [Clock()].forEach(container.add)
          print(container)
        }
      }
      """
    )
    #expect(found == ["registration is not followed; nothing here tells its type"])
  }

  @Test func functionsThatOnlyAForeignProtocolMayAskFor() {
    let found = reasons(
      """
      import Fleet
      import Resolver
      final class Clock {}
      final class Setup: Launchable {
        init() { Resolver.main.register { Clock() } }
        func prepare() { Resolver.main.register { Lamp() } }
        func start() { print(Resolver.resolve(Clock.self), Resolver.resolve(Lamp.self)) }
      }
      final class Lamp {}
      @main enum Main {
        static func main() { Setup().start() }
      }
      """
    )
    #expect(
      found == [
        "nothing here calls 'prepare()', which registers something; a library's protocol may ask for it"
      ]
    )
  }

  @Test func assembliesThatNothingInSightApplies() {
    let found = reasons(
      """
      import Swinject
      final class Clock {}
      struct ClockAssembly: Assembly {
        func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
      }
      @main enum Main {
        static func main() {
          let all: [Assembly] = [ClockAssembly()]
          print(all, Container().resolve(Clock.self) as Any)
        }
      }
      """
    )
    #expect(
      found == [
        "assembly is not followed; nothing here tells to which container it is applied"
      ]
    )
  }

  @Test func requestsThatAnAdditionOfUnknownTypeMayServe() {
    let found = reasons(
      """
      import AppIntents
      import SwiftUI
      final class Store { func go() {} }
      @main struct TheApp: App {
        init() { AppDependencyManager.shared.add(dependency: LampKit.lamp) }
        var body: some Scene { WindowGroup { Text("") } }
      }
      struct Go: AppIntent {
        static let title: LocalizedStringResource = "Go"
        @Dependency private var store: Store
        func perform() async throws -> some IntentResult {
          store.go()
          return .result()
        }
      }
      """
    )
    #expect(
      found.contains(
        "request is not judged; an addition whose type is not told may be meant"
      )
    )
  }
}
