import Swinject
import SwinjectAutoregistration

// `Void` and `()` are one type, whether a value's type says it or a registration.

struct Steps {
  let start: () -> Void
  let stop: () -> ()
  let next: (Int) -> Bool
}

enum CompositionRoot {
  static func resolve() -> Steps {
    let container = Container()
    container.register((() -> Void).self) { _ in { print("start") } }
    container.register(((Int) -> Bool).self) { _ in { $0 > 0 } }
    container.register((() -> ()).self, name: "reset") { _ in {} }
    container.autoregister(Steps.self, initializer: Steps.init)
    container.resolve((() -> Void).self, name: "reset")!()
    // want@+1: missing-provider "'(Int) -> Void' is not registered"
    container.resolve(((Int) -> Void).self)!(1)
    return container.resolve(Steps.self)!
  }
}

@main
enum Main {
  static func main() { CompositionRoot.resolve().start() }
}
