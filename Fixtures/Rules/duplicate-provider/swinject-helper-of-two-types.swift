import Swinject

// A helper that a protocol asks for, and that both the container and what hides it have, registers
// once where it is called.

final class Clock {}
final class Bell {}

protocol Shelf {
  func put<Service>(_ type: Service.Type, _ make: @escaping () -> Service)
  func take<Service>(_ type: Service.Type) -> Service
}

final class Cupboard: Shelf {
  static let shared = Cupboard()

  private let container = Container()

  func put<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    container.put(type, make)
  }

  func take<Service>(_ type: Service.Type) -> Service { container.take(type) }
}

extension Container: Shelf {
  func put<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    register(type) { _ in make() }
  }

  func take<Service>(_ type: Service.Type) -> Service { resolve(type)! }
}

enum Clocks {
  static func fill(_ shelf: Shelf) {
    shelf.put(Clock.self) { Clock() }
    shelf.put(Bell.self) { Bell() }
    shelf.put(Bell.self) { Bell() }  // want: duplicate-provider "Bell"
  }
}

@main
enum Main {
  static func main() {
    Clocks.fill(Cupboard.shared)
    print(Cupboard.shared.take(Clock.self), Cupboard.shared.take(Bell.self))
  }
}
