import Swinject

// First asked for is a transient that asks in its factory, by every kind of partner. It is never
// found: endless, or built twice where the other is kept and asks when it is complete.

final class PairAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Needy.self, name: "to transient factory") { r in
      Needy(r.resolve(Needy.self, name: "transient factory")!)  // want: dependency-cycle
    }
    .inObjectScope(.transient)
    container.register(Needy.self, name: "transient factory") { r in
      Needy(r.resolve(Needy.self, name: "to transient factory")!)
    }
    .inObjectScope(.transient)

    container.register(Needy.self, name: "to transient completed") { r in
      Needy(r.resolve(Patient.self, name: "transient completed")!)  // want: dependency-cycle
    }
    .inObjectScope(.transient)
    container.register(Patient.self, name: "transient completed") { _ in Patient() }
      .inObjectScope(.transient)
      .initCompleted { r, it in
        it.other = r.resolve(Needy.self, name: "to transient completed")
      }

    container.register(Needy.self, name: "to graph factory") { r in
      Needy(r.resolve(Needy.self, name: "graph factory")!)  // want: dependency-cycle
    }
    .inObjectScope(.transient)
    container.register(Needy.self, name: "graph factory") { r in
      Needy(r.resolve(Needy.self, name: "to graph factory")!)
    }

    container.register(Needy.self, name: "to graph completed") { r in
      Needy(r.resolve(Patient.self, name: "graph completed")!)  // want: lazy-cycle
    }
    .inObjectScope(.transient)
    container.register(Patient.self, name: "graph completed") { _ in Patient() }
      .initCompleted { r, it in
        it.other = r.resolve(Needy.self, name: "to graph completed")
      }
  }
}

@main
enum Main {
  static func main() {
    let resolver = Assembler([PairAssembly()]).resolver
    print(resolver.resolve(Needy.self, name: "to transient factory")!)
    print(resolver.resolve(Needy.self, name: "to transient completed")!)
    print(resolver.resolve(Needy.self, name: "to graph factory")!)
    print(resolver.resolve(Needy.self, name: "to graph completed")!)
  }
}

final class Needy {
  init(_ other: AnyObject) {}
}

final class Patient {
  weak var other: AnyObject?
}
