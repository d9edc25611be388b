import Swinject

// First asked for is a service of the container that asks in `initCompleted`, by every kind of
// partner. It is found where the other comes back, so every circle ends.

final class PairAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Patient.self, name: "to transient factory") { _ in Patient() }
      .inObjectScope(.container)
      .initCompleted { r, it in
        it.other = r.resolve(Needy.self, name: "transient factory")
      }
    container.register(Needy.self, name: "transient factory") { r in
      Needy(r.resolve(Patient.self, name: "to transient factory")!)
    }
    .inObjectScope(.transient)

    container.register(Patient.self, name: "to transient completed") { _ in Patient() }
      .inObjectScope(.container)
      .initCompleted { r, it in
        it.other = r.resolve(Patient.self, name: "transient completed")
      }
    container.register(Patient.self, name: "transient completed") { _ in Patient() }
      .inObjectScope(.transient)
      .initCompleted { r, it in
        it.other = r.resolve(Patient.self, name: "to transient completed")
      }

    container.register(Patient.self, name: "to graph factory") { _ in Patient() }
      .inObjectScope(.container)
      .initCompleted { r, it in
        it.other = r.resolve(Needy.self, name: "graph factory")
      }
    container.register(Needy.self, name: "graph factory") { r in
      Needy(r.resolve(Patient.self, name: "to graph factory")!)
    }

    container.register(Patient.self, name: "to graph completed") { _ in Patient() }
      .inObjectScope(.container)
      .initCompleted { r, it in
        it.other = r.resolve(Patient.self, name: "graph completed")
      }
    container.register(Patient.self, name: "graph completed") { _ in Patient() }
      .initCompleted { r, it in
        it.other = r.resolve(Patient.self, name: "to graph completed")
      }

    container.register(Patient.self, name: "to container factory") { _ in Patient() }
      .inObjectScope(.container)
      .initCompleted { r, it in
        it.other = r.resolve(Needy.self, name: "container factory")
      }
    container.register(Needy.self, name: "container factory") { r in
      Needy(r.resolve(Patient.self, name: "to container factory")!)
    }
    .inObjectScope(.container)

    container.register(Patient.self, name: "to container completed") { _ in Patient() }
      .inObjectScope(.container)
      .initCompleted { r, it in
        it.other = r.resolve(Patient.self, name: "container completed")
      }
    container.register(Patient.self, name: "container completed") { _ in Patient() }
      .inObjectScope(.container)
      .initCompleted { r, it in
        it.other = r.resolve(Patient.self, name: "to container completed")
      }

    container.register(Patient.self, name: "to weak factory") { _ in Patient() }
      .inObjectScope(.container)
      .initCompleted { r, it in
        it.other = r.resolve(Needy.self, name: "weak factory")
      }
    container.register(Needy.self, name: "weak factory") { r in
      Needy(r.resolve(Patient.self, name: "to weak factory")!)
    }
    .inObjectScope(.weak)

    container.register(Patient.self, name: "to weak completed") { _ in Patient() }
      .inObjectScope(.container)
      .initCompleted { r, it in
        it.other = r.resolve(Patient.self, name: "weak completed")
      }
    container.register(Patient.self, name: "weak completed") { _ in Patient() }
      .inObjectScope(.weak)
      .initCompleted { r, it in
        it.other = r.resolve(Patient.self, name: "to weak completed")
      }
  }
}

@main
enum Main {
  static func main() {
    let resolver = Assembler([PairAssembly()]).resolver
    print(resolver.resolve(Patient.self, name: "to transient factory")!)
    print(resolver.resolve(Patient.self, name: "to transient completed")!)
    print(resolver.resolve(Patient.self, name: "to graph factory")!)
    print(resolver.resolve(Patient.self, name: "to graph completed")!)
    print(resolver.resolve(Patient.self, name: "to container factory")!)
    print(resolver.resolve(Patient.self, name: "to container completed")!)
    print(resolver.resolve(Patient.self, name: "to weak factory")!)
    print(resolver.resolve(Patient.self, name: "to weak completed")!)
  }
}

final class Needy {
  init(_ other: AnyObject) {}
}

final class Patient {
  weak var other: AnyObject?
}
