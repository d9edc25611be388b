import Foundation
import Swinject

// A list of assemblies that a function is handed is what its callers hand over. A class that is found by
// its name is no assembly unless the name is one's; a value of a type that nothing tells is in no list
// that is told.

final class Clock {}
final class Radio {}
final class Lamp {}
final class Heater {}

final class Graph {
  static let shared = Graph()
  let assembler = Assembler()
  func load(with assemblies: [Assembly]) { assembler.apply(assemblies: assemblies) }

  static func start(and others: [Assembly] = []) {
    let all: [Assembly] = [ClockAssembly(), LampAssembly()]
    shared.load(with: all + others)
  }
}

final class ClockAssembly: Assembly {
  init() {}
  func assemble(container: Container) {
    container.register(Clock.self) { _ in Clock() }
    container.register(Heater.self) { _ in Heater() }
  }
}

final class LampAssembly: Assembly {
  init() {}
  func assemble(container: Container) {
    container.register(Lamp.self) { _ in Lamp() }
    container.register(Heater.self) { _ in Heater() }  // want: duplicate-provider "registration of 'Heater' in 'LampAssembly' silently replaces an earlier one"
    if let type = NSClassFromString("LampSettings") as? NSObject.Type { print(type.init()) }
  }
}

final class RadioAssembly: Assembly {  // want: unused-provider "'RadioAssembly' is never applied"
  init() {}
  func assemble(container: Container) { container.register(Radio.self) { _ in Radio() } }
}

@main
enum Main {
  static func main() {
    Graph.start()
    print(LibraryKit.adopt(.init()))
    let resolver = Graph.shared.assembler.resolver
    print(resolver.resolve(Clock.self)!, resolver.resolve(Lamp.self)!, resolver.resolve(Heater.self)!)
    print(resolver.resolve(Radio.self)!)  // want: missing-provider "'Radio' is not registered"
  }
}
