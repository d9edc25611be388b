// A metatype that a value holds stands for the type inside, whatever that is.
import Swinject

protocol Screen: AnyObject {}
final class Home: Screen {}
final class Away: Screen {}

final class ScreenAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Home.self) { _ in Home() }
    container.register(Away.self) { _ in Away() }
  }
}

func ask<T: Screen>(_ type: T.Type, _ resolver: Resolver) -> T { resolver.resolve(type)! }

@main
struct Main {
  static func main() {
    let resolver = Assembler([ScreenAssembly()]).resolver
    print(resolver.resolve(Home.self)!)
    let types: [Screen.Type] = [Away.self]
    for type in types { print(ask(type, resolver)) }
  }
}
