import Pure
import PureSwinject
import Swinject
import SwinjectAutoregistration

// A registered factory is handed a closure: its dependencies are resolved when it first creates. So
// factories that a container hands out may name each other. Instances may not, however they are
// registered. It does not compile without the libraries.

final class ListModule: FactoryModule {
  struct Dependency {
    let detailFactory: DetailModule.Factory  // want: lazy-cycle "'ListModule' -> 'DetailModule'"
  }
  init(dependency: Dependency, payload: Void) { print(dependency.detailFactory) }
}

final class DetailModule: FactoryModule {
  struct Dependency { let listFactory: ListModule.Factory }
  init(dependency: Dependency, payload: Void) { print(dependency.listFactory) }
}

final class InboxModule: FactoryModule {
  struct Dependency {
    let letterFactory: LetterModule.Factory  // want: lazy-cycle "'InboxModule' -> 'LetterModule'"
  }
  init(dependency: Dependency, payload: Void) { print(dependency.letterFactory) }
}

final class LetterModule: FactoryModule {
  struct Dependency { let inboxFactory: InboxModule.Factory }
  init(dependency: Dependency, payload: Void) { print(dependency.inboxFactory) }
}

final class ChatModule: FactoryModule {
  struct Dependency {
    let friend: FriendModule.Factory  // want: lazy-cycle "'ChatModule' -> 'FriendModule'"
  }
  init(dependency: Dependency, payload: Void) { print(dependency.friend) }
}

final class FriendModule: FactoryModule {
  struct Dependency { let chat: ChatModule }
  init(dependency: Dependency, payload: Void) { print(dependency.chat) }
}

final class EggModule: FactoryModule {
  struct Dependency {
    let hen: HenModule  // want: dependency-cycle "'EggModule' -> 'HenModule'"
  }
  init(dependency: Dependency, payload: Void) { print(dependency.hen) }
}

final class HenModule: FactoryModule {
  struct Dependency { let egg: EggModule }
  init(dependency: Dependency, payload: Void) { print(dependency.egg) }
}

final class ScreenAssembly: Assembly {
  func assemble(container: Container) {
    container.autoregister(ListModule.Factory.self, dependency: ListModule.Dependency.init)
    container.autoregister(DetailModule.Factory.self, dependency: DetailModule.Dependency.init)
    container.register(InboxModule.Factory.self) { r in
      InboxModule.Factory(dependency: .init(letterFactory: r.resolve(LetterModule.Factory.self)!))
    }
    container.register(LetterModule.Factory.self) { r in
      .init(dependency: .init(inboxFactory: r.resolve(InboxModule.Factory.self)!))
    }
    container.autoregister(Factory<ChatModule>.self, dependency: ChatModule.Dependency.init)
    // want@+1: missing-provider "ChatModule"
    container.autoregister(Factory<FriendModule>.self, dependency: FriendModule.Dependency.init)
    // want@+1: missing-provider "HenModule"
    container.autoregister(EggModule.Factory.self, dependency: EggModule.Dependency.init)
    // want@+1: missing-provider "EggModule"
    container.autoregister(HenModule.Factory.self, dependency: HenModule.Dependency.init)
  }
}

enum CompositionRoot {
  static func start() {
    let resolver = Assembler([ScreenAssembly()]).resolver
    print(resolver.resolve(ListModule.Factory.self)!, resolver.resolve(InboxModule.Factory.self)!)
    print(resolver.resolve(Factory<ChatModule>.self)!, resolver.resolve(EggModule.Factory.self)!)
    print(resolver.resolve(HenModule.Factory.self)!)
  }
}
