import Pure

// A factory of a module that needs nothing takes no arguments, in every spelling.

final class PlainModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class PayloadModule: FactoryModule {
  struct Payload { let id: Int }
  let id: Int
  init(dependency _: Void, payload: Payload) { id = payload.id }
}

final class EmptyModule: FactoryModule {
  struct Dependency {}
  init(dependency: Dependency, payload: Void) {}
}

final class EmptyCell: ConfiguratorModule {
  struct Payload { let title: String }
  func configure(dependency: (), payload: Payload) { print(payload.title) }
}

enum CompositionRoot {
  static func resolve() -> [Any] {
    let plain: PlainModule.Factory = .init()
    let module: PlainModule = .init()
    let cell: EmptyCell.Configurator = .init()
    return [
      plain, module, cell,
      PlainModule.Factory(), Factory<PlainModule>(), PlainModule.Factory(dependency: ()),
      PayloadModule.Factory(), PayloadModule(payload: .init(id: 1)),
      EmptyModule.Factory(dependency: .init()),
      EmptyModule.Factory(
        dependency: EmptyModule.Dependency()
      ),
      EmptyCell.Configurator(), Configurator<EmptyCell>(dependency: ()),
    ]
  }
}
