// The few lines of the library that the app needs, checked in instead of linked.

protocol Module {
  associatedtype Dependency = Void
  associatedtype Payload = Void
}

protocol FactoryModule: Module {
  associatedtype Factory = ModuleFactory<Self>
  init(dependency: Dependency, payload: Payload)
}

protocol ConfiguratorModule: Module {
  associatedtype Configurator = ModuleConfigurator<Self>
  func configure(dependency: Dependency, payload: Payload)
}

class Factory<Module: FactoryModule> {
  private let makeDependency: () -> Module.Dependency
  lazy var dependency: Module.Dependency = self.makeDependency()

  init(dependency: @autoclosure @escaping () -> Module.Dependency) {
    self.makeDependency = dependency
  }

  func create(payload: Module.Payload) -> Module {
    Module(dependency: self.dependency, payload: payload)
  }
}

extension Factory where Module.Payload == Void {
  func create() -> Module { self.create(payload: ()) }
}

class Configurator<Module: ConfiguratorModule> {
  private let makeDependency: () -> Module.Dependency
  lazy var dependency: Module.Dependency = self.makeDependency()

  init(dependency: @autoclosure @escaping () -> Module.Dependency) {
    self.makeDependency = dependency
  }

  func configure(_ module: Module, payload: Module.Payload) {
    module.configure(dependency: self.dependency, payload: payload)
  }
}

typealias ModuleFactory<M: FactoryModule> = Factory<M>
typealias ModuleConfigurator<M: ConfiguratorModule> = Configurator<M>
