// An extension asks for the type that it extends.
import Swinject

final class Berth {}
final class Crane {}

final class Harbor {
  private let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
  func open() -> Berth { resolver.resolve(Berth.self)! }  // want: resolve-outside-root "'Harbor' asks a container for 'Berth'"
}
extension Harbor {
  func lift() -> Crane { resolver.resolve(Crane.self)! }
}

final class Pier {
  private let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
}
extension Pier {
  func lift() -> Crane { self.resolver.resolve(Crane.self)! }  // want: resolve-outside-root "'Pier'"
}

final class HarborAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Berth.self) { _ in Berth() }
    container.register(Crane.self) { _ in Crane() }
    container.register(Harbor.self) { r in Harbor(resolver: r) }
    container.register(Pier.self) { r in Pier(resolver: r) }
  }
}

@main
struct Main {
  static func main() {
    let assembler = Assembler([HarborAssembly()])
    let harbor = assembler.resolver.resolve(Harbor.self)!
    print(harbor.open(), harbor.lift(), assembler.resolver.resolve(Pier.self)!.lift())
  }
}
