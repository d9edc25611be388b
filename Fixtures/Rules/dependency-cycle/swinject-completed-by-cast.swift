import Swinject

// Whoever fills in what a container has built asks first whether it is what the factory built. It
// is, so what stands behind runs. Of any other condition, nobody knows.

protocol Storing: AnyObject {}

final class Store: Storing {
  var sync: Sync?
  var other: Other?
  var third: Third?
  var fourth: Fourth?
  var fifth: Fifth?
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

final class Fourth {
  init(store: Storing) {}
}

final class Fifth {
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

    let isLogging = CommandLine.arguments.count > 1
    container.register(Storing.self, name: "logged") { _ in Store() }
      .inObjectScope(.transient)
      .initCompleted { r, storing in
        if isLogging { print("completed") }
        guard let store = storing as? Store else { return }
        store.fourth = r.resolve(Fourth.self)  // want: dependency-cycle "Fourth"
      }
    container.register(Fourth.self) { r in Fourth(store: r.resolve(Storing.self, name: "logged")!) }

    container.register(Storing.self, name: "left") { _ in Store() }
      .inObjectScope(.transient)
      .initCompleted { r, storing in
        if isLogging { return }
        guard let store = storing as? Store else { return }
        store.fifth = r.resolve(Fifth.self)
      }
    container.register(Fifth.self) { r in Fifth(store: r.resolve(Storing.self, name: "left")!) }

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
    let stores = ["guard", "if", "logged", "left", "open"].map {
      container.resolve(Storing.self, name: $0)
    }
    print(stores)
  }
}
