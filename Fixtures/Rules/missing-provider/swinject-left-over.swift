import Pure
import PureSwinject
import Swinject

// What is there for something that is not registered itself is a part of the same mistake. What was
// there for nothing of the kind is not.

protocol Storing: AnyObject {}

final class Store: Storing {
  private let disk: Disk
  private let makeCache: () -> Cache

  init(disk: Disk, makeCache: @escaping () -> Cache) {
    self.disk = disk
    self.makeCache = makeCache
  }

  func open() { print(disk, makeCache()) }
}

final class Disk {}
final class Cache {}
final class Lamp {}

final class ListModule: FactoryModule {
  struct Dependency {
    let store: Storing
    let detailFactory: DetailModule.Factory
  }

  init(dependency: Dependency, payload: Void) {
    print(dependency.store, dependency.detailFactory.create())
  }
}

final class DetailModule: FactoryModule {
  struct Dependency {
    let tape: Tape
  }

  init(dependency: Dependency, payload: Void) {
    print(dependency.tape)
  }
}

final class Tape {}

struct AppDependency {
  let list: ListModule.Factory
}

final class StoreAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Disk.self) { _ in Disk() }
    container.register((() -> Cache).self) { _ in { Cache() } }
    container.register(Tape.self) { _ in Tape() }
    container.register(Lamp.self) { _ in Lamp() }  // want: unused-provider "Lamp"
    // want@+1: missing-provider "Storing", missing-provider "DetailModule"
    container.autoregister(ListModule.Factory.self, dependency: ListModule.Dependency.init)
    container.autoregister(AppDependency.self, initializer: AppDependency.init)
  }
}

enum CompositionRoot {
  static func resolve() -> AppDependency {
    let container = Container()
    Assembler([StoreAssembly()], container: container)
    return container.resolve(AppDependency.self)!
  }
}

@main
enum Main {
  static func main() {
    print(CompositionRoot.resolve().list.create())
  }
}
