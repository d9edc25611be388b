import Swinject

// What is asked for is the type that is named, not the one of the place that it goes to; a helper with
// overloads asks by the one that fits; a function type is a key like any other.

protocol Source {}
final class Remote: Source {}
final class Local: Source {}
final class Sheet {}
final class Pen {}
final class Ink {}
final class Draft {
  init(_ pen: Pen) {}
}

final class Desk {
  var source: Source?
}

struct Provider {
  let resolver: Resolver

  func get<Service>(_ type: Service.Type) -> Service { resolver.resolve(type)! }

  func get<Service>(_ type: Service.Type, name: String) -> Service {
    resolver.resolve(type, name: name)!
  }

  func get<Service>(_ type: Service.Type, argument: some Any) -> Service {
    resolver.resolve(type, argument: argument)!
  }
}

final class DeskAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Remote.self) { _ in Remote() }
    container.register(Local.self) { _ in Local() }  // want: unused-provider "Local"
    container.register(Desk.self) { r in
      let desk = Desk()
      desk.source = r.resolve(Remote.self)
      return desk
    }
    container.register(Sheet.self) { _ in Sheet() }
    container.register(Sheet.self, name: "blank") { _ in Sheet() }
    container.register(Draft.self) { (_: Resolver, pen: Pen) in Draft(pen) }
    container.register((() -> Pen).self) { _ in { Pen() } }
    container.register((() -> Ink).self) { _ in { Ink() } }  // want: unused-provider "Ink"
  }
}

@main
enum Main {
  static func main() {
    let resolver = Assembler([DeskAssembly()]).resolver
    let provider = Provider(resolver: resolver)
    let make: () -> Pen = resolver.resolve((() -> Pen).self)!
    print(provider.get(Desk.self), provider.get(Sheet.self), provider.get(Sheet.self, name: "blank"))
    print(provider.get(Draft.self, argument: make()))
  }
}
