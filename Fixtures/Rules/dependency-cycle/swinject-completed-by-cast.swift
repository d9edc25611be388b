import Swinject

// Whoever fills in what a container has built asks first whether it is what the factory built. It
// is, so what stands behind runs. Of any other condition, nobody knows.

protocol Storing: AnyObject {}

final class Store: Storing {
  var sync: Sync?
  var other: Other?
  var third: Third?
}

final class Sync {
  init(store: Storing) {}
}

final class Other {
  init(store: Storing) {}
}

final class Third {
  init(store: Storing) {}
}

final class StoreAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Storing.self, name: "guard") { _ in Store() }
      .inObjectScope(.transient)
      .initCompleted { r, storing in
        guard let store = storing as? Store else { return }
        store.sync = r.resolve(Sync.self)  // want: dependency-cycle "Sync"
      }
    container.register(Sync.self) { r in Sync(store: r.resolve(Storing.self, name: "guard")!) }

    container.register(Storing.self, name: "if") { _ in Store() }
      .inObjectScope(.transient)
      .initCompleted { r, storing in
        if let store = storing as? Store {
          store.other = r.resolve(Other.self)  // want: dependency-cycle "Other"
        }
      }
    container.register(Other.self) { r in Other(store: r.resolve(Storing.self, name: "if")!) }

    container.register(Storing.self, name: "open") { _ in Store() }
      .inObjectScope(.transient)
      .initCompleted { r, storing in
        guard let store = storing as? Store, store.third == nil else { return }
        store.third = r.resolve(Third.self)
      }
    container.register(Third.self) { r in Third(store: r.resolve(Storing.self, name: "open")!) }
  }
}

@main
enum Main {
  static func main() {
    let container = Container()
    Assembler([StoreAssembly()], container: container)
    let stores = ["guard", "if", "open"].map { container.resolve(Storing.self, name: $0) }
    print(stores)
  }
}
