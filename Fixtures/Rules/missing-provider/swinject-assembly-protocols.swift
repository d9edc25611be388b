import Swinject

protocol Clock { func tick() }
protocol Store { func load() }
protocol Radio { func play() }
protocol Lamp { func light() }

final class SystemClock: Clock { func tick() {} }
final class FileStore: Store { func load() {} }
final class Tuner: Radio { func play() {} }
final class Bulb: Lamp { func light() {} }

final class Box<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

func onMain(_ work: () -> Void) { work() }

/// What the library asks of an assembly is met for all that conform to a protocol of the app's own.
protocol MainAssembly: Assembly {
  func assembleOnMain(container: Container)
}

extension MainAssembly {
  func assemble(container: Container) { assembleOnMain(container: container) }
}

struct ClockParts: MainAssembly {
  func assembleOnMain(container: Container) {
    container.register(Clock.self) { _ in SystemClock() }
  }
}

/// The container is handed on in a box.
protocol BoxedAssembly: Assembly {
  func assembleInBox(container: Container)
}

extension BoxedAssembly {
  func assemble(container: Container) {
    let box = Box(container)
    onMain { assembleInBox(container: box.value) }
  }
}

struct StoreParts: BoxedAssembly {
  func assembleInBox(container: Container) {
    container.register(Store.self) { _ in FileStore() }
  }
}

/// Nothing calls what the protocol asks for.
protocol SpareAssembly: Assembly {
  func assembleLater(container: Container)
}

extension SpareAssembly {
  func assemble(container: Container) {}
}

struct LampParts: SpareAssembly {
  func assembleLater(container: Container) {  // want: unused-provider "assembleLater"
    container.register(Lamp.self) { _ in Bulb() }
  }
}

final class Screen {
  private let assembler = Assembler([ClockParts(), StoreParts(), LampParts()])

  func show() {
    assembler.resolver.resolve(Clock.self)!.tick()
    assembler.resolver.resolve(Store.self)!.load()
    assembler.resolver.resolve(Lamp.self)!.light()  // want: missing-provider "Lamp"
    assembler.resolver.resolve(Radio.self)!.play()  // want: missing-provider "Radio"
  }
}

@main
struct App {
  static func main() { Screen().show() }
}
