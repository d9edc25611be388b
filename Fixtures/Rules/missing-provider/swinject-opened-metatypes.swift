// What is registered for each metatype of a list may be any type.
import Swinject

protocol Screen: AnyObject { init() }
final class Home: Screen { init() {} }
final class Away: Screen { init() {} }

final class ScreenAssembly: Assembly {
  let screens: [Screen.Type] = [Home.self, Away.self]
  func assemble(container: Container) {
    for screen in screens { put(screen, into: container) }
  }
  private func put<T: Screen>(_ type: T.Type, into container: Container) {
    container.register(type) { _ in type.init() }
  }
}

@main
struct Main {
  static func main() {
    let resolver = Assembler([ScreenAssembly()]).resolver
    print(resolver.resolve(Home.self)!, resolver.resolve(Away.self)!)
  }
}
