import Swinject

// What tests put in the place of a container, and hand containers to, says nothing of the app's own.

protocol Tracks {
  var resolver: Resolver { get }
  var assembler: Assembler { get }
  func load(_ assemblies: [Assembly])
}

final class Network: Tracks {
  static let shared: Tracks = Network()
  let assembler = Assembler()
  var resolver: Resolver { assembler.resolver }
  func load(_ assemblies: [Assembly]) { assembler.apply(assemblies: assemblies) }
}

extension Resolver {
  func need<T>(_ type: T.Type) -> T { resolve(type)! }
}

final class Signal {}
final class Switch { init(signal: Signal) { print(signal) } }
final class Bell {}

final class Parts: Assembly {
  func assemble(container: Container) {
    container.register(Signal.self) { _ in Signal() }
    container.register(Switch.self) { r in Switch(signal: r.need(Signal.self)) }
  }
}

@main
enum Main {
  static func main() {
    Network.shared.load([Parts()])
    print(Network.shared.resolver.need(Switch.self))
    print(Network.shared.resolver.need(Bell.self))  // want: missing-provider "'Bell' is not registered"
  }
}
