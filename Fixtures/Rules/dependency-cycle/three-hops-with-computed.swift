import Pure

// A lazy member, a computed one and a function in a circle; the fourth hangs on it from outside.

final class Part {
  init(_ parts: Part...) {}
}

final class MachineModule: FactoryModule {
  struct Dependency {
    let part: Part
  }
  let part: Part
  init(dependency: Dependency, payload: Void) { part = dependency.part }
  func run() { print(part) }
}

final class CompositionRoot {
  lazy var machineFactory = MachineModule.Factory(dependency: .init(part: self.housing))

  private lazy var housing = Part(self.motor)

  private lazy var motor = Part(
    belt)  // want: dependency-cycle "'motor' -> 'belt'"

  private var belt: Part {
    return self.makeWheel()
  }

  private func makeWheel() -> Part { Part(motor) }
}

let factory = CompositionRoot().machineFactory
