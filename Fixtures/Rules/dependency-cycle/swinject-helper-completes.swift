import Swinject

// A helper that asks does so when its caller does: in what completes a value, or before. A helper
// that registers completes by itself.

final class Login {
  private let tabs: Tabs
  init(tabs: Tabs) { self.tabs = tabs }
}

final class Tabs {
  var login: Login?
}

final class Desk {
  private let lamp: Lamp
  init(lamp: Lamp) { self.lamp = lamp }
  func light() { print(lamp) }
}

final class Lamp {
  private let desk: Desk
  init(desk: Desk) { self.desk = desk }
  func stand() { print(desk) }
}

final class Node {
  var next: Node.Link?

  final class Link {
    private let node: Node
    init(node: Node) { self.node = node }
    func follow() { print(node) }
  }
}

extension Resolver {
  fileprivate func get<Service>() -> Service! { resolve(Service.self) }
}

extension Container {
  fileprivate func register<Service, Other>(
    _ type: Service.Type,
    _ make: @escaping () -> Service,
    thenWith other: Other.Type,
    _ complete: @escaping (Service, Other) -> Void
  ) {
    register(type) { _ in make() }
      .initCompleted { r, service in complete(service, r.resolve(Other.self)!) }
  }
}

final class ScreenAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Login.self) { r in Login(tabs: r.get()) }
    container.register(Tabs.self) { _ in Tabs() }
      .initCompleted { r, tabs in tabs.login = r.get() }
    // want@+1: dependency-cycle "'Desk' -> 'Lamp'"
    container.register(Desk.self) { r in Desk(lamp: r.get()) }
    container.register(Lamp.self) { r in Lamp(desk: r.get()) }
    container.register(Node.self, { Node() }, thenWith: Node.Link.self) { $0.next = $1 }
    container.register(Node.Link.self) { r in Node.Link(node: r.get()) }
  }
}

@main
enum Main {
  static func main() {
    let resolver = Assembler([ScreenAssembly()]).resolver
    print(resolver.resolve(Login.self)!, resolver.resolve(Desk.self)!, resolver.resolve(Node.self)!)
  }
}
