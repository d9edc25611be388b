import Swinject

// A message names a type without the parentheses that `.self` asks for.

protocol Greeter { func greet() }

final class Host: Greeter { func greet() { print(1) } }

let container = Container()
container.register((any Greeter).self) { _ in Host() }  // want: unused-provider "'any Greeter' is reg"
container.register(Host.self) { _ in Host() }
container.resolve(Host.self)!.greet()
