// Who asks for an optional service asks for the service; 'as Any' says nothing of it.
import Swinject

final class Tide {}
final class Moon {}
final class Star {}

final class TideAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Tide.self) { _ in Tide() }
    container.register(Moon.self) { _ in Moon() }
    container.register(Star.self) { _ in Star() }
  }
}

@main
struct Main {
  static func main() {
    let resolver = Assembler([TideAssembly()]).resolver
    print(resolver.resolve(Optional<Tide>.self)!)
    print(resolver.resolve(Moon?.self)! as Any)
    print(resolver.resolve(Star?.self) as Any)
  }
}
