import Pure
import Swinject

// Factories that name each other wait for one another, unless the project's own helper builds a
// dependency where it registers it.

final class ListModule: FactoryModule {
  struct Dependency {
    let detail: DetailModule.Factory
  }
  init(dependency: Dependency, payload: Void) { print(dependency.detail) }
}

final class DetailModule: FactoryModule {
  struct Dependency { let list: ListModule.Factory }
  init(dependency: Dependency, payload: Void) { print(dependency.list) }
}

final class InboxModule: FactoryModule {
  struct Dependency {
    let letter: LetterModule.Factory  // want: lazy-cycle "LetterModule"
  }
  init(dependency: Dependency, payload: Void) { print(dependency.letter) }
}

final class LetterModule: FactoryModule {
  struct Dependency { let inbox: InboxModule.Factory }
  init(dependency: Dependency, payload: Void) { print(dependency.inbox) }
}

extension Container {
  func registerAtOnce<Module: FactoryModule, Field>(
    _ type: Factory<Module>.Type,
    _ make: @escaping (Field) -> Module.Dependency
  ) {
    register(type) { r in
      let dependency = make(r.resolve(Field.self)!)
      return Factory<Module>(dependency: dependency)
    }
  }

  func registerLater<Module: FactoryModule, Field>(
    _ type: Factory<Module>.Type,
    _ make: @escaping (Field) -> Module.Dependency
  ) {
    register(type) { r in Factory<Module>(dependency: make(r.resolve(Field.self)!)) }
  }
}

enum CompositionRoot {
  static func resolve() -> (ListModule.Factory, InboxModule.Factory) {
    let container = Container()
    // want@+1: dependency-cycle "DetailModule"
    container.registerAtOnce(ListModule.Factory.self, ListModule.Dependency.init)
    container.registerAtOnce(DetailModule.Factory.self, DetailModule.Dependency.init)
    container.registerLater(InboxModule.Factory.self, InboxModule.Dependency.init)
    container.registerLater(LetterModule.Factory.self, LetterModule.Dependency.init)
    return (
      container.resolve(ListModule.Factory.self)!, container.resolve(InboxModule.Factory.self)!
    )
  }
}

@main
enum Main {
  static func main() {
    let (list, inbox) = CompositionRoot.resolve()
    print(list.create(), inbox.create())
  }
}
