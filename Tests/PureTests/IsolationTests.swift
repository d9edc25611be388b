import Pure
import Testing

// Most of this suite is proven by compiling in Swift 6 mode; the expectations show it runs as meant.

@MainActor
private final class Clock {
  private(set) var ticks = 0

  func tick() -> Int {
    ticks += 1
    return ticks
  }
}

/// Conforms on the main actor only.
@MainActor
private final class Screen: @MainActor FactoryModule {
  struct Dependency {
    let clock: Clock
    let tickAtWiring: Int
  }

  typealias Payload = String

  let tick: Int

  init(dependency: Dependency, payload: String) {
    tick = dependency.clock.tick()
  }
}

/// Conforms everywhere, and checks at run time that it is used on the main actor.
@MainActor
private final class LegacyScreen: @preconcurrency FactoryModule {
  typealias Dependency = Clock

  let tick: Int

  init(dependency: Clock, payload: Void) {
    tick = dependency.tick()
  }
}

/// Belongs to the main actor but can be created anywhere.
@MainActor
private final class FreeScreen: FactoryModule {
  typealias Dependency = Service

  let service: Service

  nonisolated init(dependency: Service, payload: Void) {
    service = dependency
  }
}

@MainActor
private final class Cell: @MainActor ConfiguratorModule {
  typealias Dependency = Clock

  private(set) var tick = 0

  func configure(dependency: Clock, payload: Void) {
    tick = dependency.tick()
  }
}

@MainActor
private final class LegacyCell: @preconcurrency ConfiguratorModule {
  typealias Dependency = Clock

  private(set) var tick = 0

  func configure(dependency: Clock, payload: Void) {
    tick = dependency.tick()
  }
}

/// A module of no actor.
private struct Report: FactoryModule {
  typealias Dependency = Service
  typealias Payload = Ticket

  let text: String

  init(dependency: Service, payload: Ticket) {
    text = "\(dependency.name) \(payload.number)"
  }
}

private actor Printer {
  private let factory: Report.Factory

  init(factory: sending Report.Factory) {
    self.factory = factory
  }

  func text(for ticket: Ticket) -> String {
    factory.create(payload: ticket).text
  }
}

@Suite("Under strict concurrency")
struct IsolationTests {
  @Test("a module of the main actor is wired and created there")
  @MainActor
  func mainActorFactory() {
    let clock = Clock()
    let factory = Screen.Factory(dependency: .init(clock: clock, tickAtWiring: clock.tick()))
    #expect(clock.ticks == 0)
    #expect(factory.create(payload: "first").tick == 2)
    #expect(factory.create(payload: "second").tick == 3)
    #expect(factory.dependency.tickAtWiring == 1)
    #expect(LegacyScreen.Factory(dependency: clock).create().tick == 4)
  }

  @Test("a configurator of the main actor is wired and used there")
  @MainActor
  func mainActorConfigurator() {
    let clock = Clock()
    let cell = Cell()
    Cell.Configurator(dependency: clock).configure(cell)
    #expect(cell.tick == 1)
    let legacyCell = LegacyCell()
    LegacyCell.Configurator(dependency: clock).configure(legacyCell)
    #expect(legacyCell.tick == 2)
  }

  @Test("stubs of modules of the main actor are made and used there")
  @MainActor
  func mainActorStubs() {
    let clock = Clock()
    let factory: Screen.Factory = .stub { _ in
      Screen(dependency: .init(clock: clock, tickAtWiring: 0), payload: "")
    }
    #expect(factory.create(payload: "").tick == 1)
    let configurator: Cell.Configurator = .stub { _, _ in _ = clock.tick() }
    configurator.configure(Cell())
    #expect(clock.ticks == 2)
  }

  @Test("a module with a nonisolated initializer is created on no actor")
  func nonisolatedInitializer() {
    let factory = FreeScreen.Factory(dependency: Service(name: "oven"))
    let screen = factory.create()
    #expect(screen.service == Service(name: "oven"))
  }

  @Test("a factory is sent to an actor that owns it from then on")
  func sentFactory() async {
    let printer = Printer(factory: Report.Factory(dependency: Service(name: "oven")))
    #expect(await printer.text(for: Ticket(number: 3)) == "oven 3")
  }

  @Test("a factory is shared between tasks where its owner vouches for what it captured")
  func sharedFactory() async {
    nonisolated(unsafe) let factory = Report.Factory(dependency: Service(name: "oven"))
    let texts = await withTaskGroup(of: String.self) { group in
      for number in 0..<20 {
        group.addTask { factory.create(payload: Ticket(number: number)).text }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(texts.count == 20)
  }
}
