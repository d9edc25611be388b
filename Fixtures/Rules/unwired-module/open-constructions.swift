import Pure

// What is built may be of a type that cannot be followed: then any module that takes such arguments
// may be meant. What takes others is not.

final class ListedModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class TitledModule: FactoryModule {
  struct Payload { let title: String }
  init(dependency: Void, payload: Payload) { print(payload.title) }
}

final class MadeModule: FactoryModule {
  struct Dependency { let title: String }
  init(dependency: Dependency, payload: Void) { print(dependency.title) }
  static func make(_ title: String) -> MadeModule {
    .init(dependency: .init(title: title), payload: ())
  }
}

final class OwnModule: FactoryModule {
  struct Dependency { let title: String }
  init(dependency: Dependency, payload: Void) { print(dependency.title) }
  init(named title: String, loud: Bool = false) { print(title, loud) }
}

final class ListedCell: ConfiguratorModule {
  func configure(dependency: Void, payload: Void) {}
}

// Neither an initialiser nor a factory of these takes what is given.

final class NeedyModule: FactoryModule {  // want: unwired-module "NeedyModule"
  struct Dependency { let title: String }
  init(dependency: Dependency, payload: Void) { print(dependency.title) }
}

final class NeedyCell: ConfiguratorModule {  // want: unwired-module "NeedyCell"
  struct Dependency { let title: String }
  func configure(dependency: Dependency, payload: Void) { print(dependency.title) }
}

func with<Value>(_ value: Value, _ change: (Value) -> Value) -> Value { change(value) }

struct Screens {
  let listed: ListedModule.Factory
  let titled: TitledModule
  let own: OwnModule
  let cell: ListedCell.Configurator
}

enum CompositionRoot {
  static func resolve() -> Screens {
    Screens(
      listed: [.init()][0],
      titled: with(.init(payload: .init(title: "a"))) { $0 },
      own: Optional(.init(named: "a"))!,
      cell: (.init(), 0).0
    )
  }

  static func later() -> MadeModule { resolve(lazily(.make("a"))) }
}
let screens = CompositionRoot.resolve()
print(screens.listed, screens.titled, screens.own, screens.cell, CompositionRoot.later())
