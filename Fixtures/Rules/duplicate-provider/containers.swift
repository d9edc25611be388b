import Swinject

// Registrations meet in one container. It does not compile without the library.

final class ClockAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in Clock() }
  }
}

final class OtherAssembly: Assembly {
  func assemble(container: Container) {
    let child = Container(parent: container)
    container.register(Clock.self) { _ in Clock() }
    child.register(Clock.self) { _ in Clock() }
    child.register(Clock.self) { _ in Clock() }  // want: duplicate-provider "in 'OtherAssembly'"
    container.register(Screen.self) { r in
      let container = Container()
      container.register(Clock.self) { _ in Clock() }
      return Screen(container)
    }
  }
}

final class Registry {
  let container = Container()
  let spare: Container

  init(spare: Container) {
    self.spare = spare
    container.register(Clock.self) { _ in Clock() }
    spare.register(Clock.self) { _ in Clock() }
    self.container.register(Clock.self) { _ in Clock() }  // want: duplicate-provider
    makeContainer().register(Clock.self) { _ in Clock() }
    makeContainer().register(Clock.self) { _ in Clock() }
  }

  func makeContainer() -> Container { Container() }

  func makeTwo() -> [Container] {
    var container = Container()
    container.register(Clock.self) { _ in Clock() }
    let first = container
    container = Container()
    container.register(Clock.self) { _ in Clock() }
    return [first, container]
  }
}

extension Container {
  static let shared: Container = {
    let container = Container()
    container.register(Clock.self) { _ in Clock() }
    container.register(Clock.self) { _ in Clock() }  // want: duplicate-provider
    return container
  }()

  func registerAll() {
    register(Clock.self) { _ in Clock() }
    self.register(Clock.self) { _ in Clock() }  // want: duplicate-provider "in 'Container'"
  }
}

let main = Container()
main.register(Clock.self) { _ in Clock() }
main.register(Clock.self) { _ in Clock() }  // want: duplicate-provider "containers.swift"
Container().registerAll()
print(Registry(spare: Container()).makeTwo())

final class Clock {}
