import Swinject

// Of two assemblies of one list, the later one replaces, wherever it stands in the file.

final class User {}
final class Pool {}

final class Desk {
  static let shared = Desk()
  let assembler: Assembler
  init() { assembler = Assembler([Business(), Storage()]) }
}

final class Storage: Assembly {
  func assemble(container: Container) {
    container.register(Pool.self) { _ in Pool() }
    container.register(User.self) { _ in User() }  // want: duplicate-provider "registration of 'User' in 'Storage' silently replaces an earlier one"
  }
}

final class Business: Assembly {
  func assemble(container: Container) { container.register(User.self) { _ in User() } }
}

@main
enum Main {
  static func main() {
    let resolver = Desk.shared.assembler.resolver
    print(resolver.resolve(User.self)!, resolver.resolve(Pool.self)!)
  }
}
