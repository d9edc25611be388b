import Swinject

// First asked for is a service of the graph that asks in its factory, by every kind of partner.
// Endless, but where the other is kept and asks when it is complete: then the circle closes.

final class PairAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Needy.self, name: "to transient factory") { r in
      Needy(r.resolve(Needy.self, name: "transient factory")!)  // want: dependency-cycle
    }
    container.register(Needy.self, name: "transient factory") { r in
      Needy(r.resolve(Needy.self, name: "to transient factory")!)
    }
    .inObjectScope(.transient)

    container.register(Needy.self, name: "to transient completed") { r in
      Needy(r.resolve(Patient.self, name: "transient completed")!)  // want: dependency-cycle
    }
    container.register(Patient.self, name: "transient completed") { _ in Patient() }
      .inObjectScope(.transient)
      .initCompleted { r, it in
        it.other = r.resolve(Needy.self, name: "to transient completed")
      }

    container.register(Needy.self, name: "to graph factory") { r in
      Needy(r.resolve(Needy.self, name: "graph factory")!)  // want: dependency-cycle
    }
    container.register(Needy.self, name: "graph factory") { r in
      Needy(r.resolve(Needy.self, name: "to graph factory")!)
    }

    container.register(Needy.self, name: "to graph completed") { r in
      Needy(r.resolve(Patient.self, name: "graph completed")!)
    }
    container.register(Patient.self, name: "graph completed") { _ in Patient() }
      .initCompleted { r, it in
        it.other = r.resolve(Needy.self, name: "to graph completed")
      }

    container.register(Needy.self, name: "to container factory") { r in
      Needy(r.resolve(Needy.self, name: "container factory")!)  // want: dependency-cycle
    }
    container.register(Needy.self, name: "container factory") { r in
      Needy(r.resolve(Needy.self, name: "to container factory")!)
    }
    .inObjectScope(.container)

    container.register(Needy.self, name: "to container completed") { r in
      Needy(r.resolve(Patient.self, name: "container completed")!)
    }
    container.register(Patient.self, name: "container completed") { _ in Patient() }
      .inObjectScope(.container)
      .initCompleted { r, it in
        it.other = r.resolve(Needy.self, name: "to container completed")
      }

    container.register(Needy.self, name: "to weak factory") { r in
      Needy(r.resolve(Needy.self, name: "weak factory")!)  // want: dependency-cycle
    }
    container.register(Needy.self, name: "weak factory") { r in
      Needy(r.resolve(Needy.self, name: "to weak factory")!)
    }
    .inObjectScope(.weak)

    container.register(Needy.self, name: "to weak completed") { r in
      Needy(r.resolve(Patient.self, name: "weak completed")!)
    }
    container.register(Patient.self, name: "weak completed") { _ in Patient() }
      .inObjectScope(.weak)
      .initCompleted { r, it in
        it.other = r.resolve(Needy.self, name: "to weak completed")
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
    print(resolver.resolve(Needy.self, name: "to container factory")!)
    print(resolver.resolve(Needy.self, name: "to container completed")!)
    print(resolver.resolve(Needy.self, name: "to weak factory")!)
    print(resolver.resolve(Needy.self, name: "to weak completed")!)
  }
}

final class Needy {
  init(_ other: AnyObject) {}
}

final class Patient {
  weak var other: AnyObject?
}
