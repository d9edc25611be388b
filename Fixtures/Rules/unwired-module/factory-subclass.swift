import Pure

// A subclass of the factory, named as the module's own `Factory` or not.

final class PlayerModule: FactoryModule {
  final class Factory: Pure.Factory<PlayerModule> {
    func createMuted() -> PlayerModule { create() }
  }
  struct Dependency {
    let name: String
    let spare: String  // want: unused-dependency "PlayerModule.Dependency.spare"
  }
  let name: String
  init(dependency: Dependency, payload: Void) { name = dependency.name }
  func show() { print(name) }
}

final class RadioModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class RadioFactory: Factory<RadioModule> {}

final class SilentModule: FactoryModule {  // want: unwired-module "SilentModule"
  init(dependency: Void, payload: Void) {}
}

enum CompositionRoot {
  static func resolve() -> (PlayerModule.Factory, RadioFactory) {
    (PlayerModule.Factory(dependency: .init(name: "a", spare: "b")), RadioFactory())
  }
}
