public protocol Module {
  associatedtype Dependency = Void
  associatedtype Payload = Void
}

public protocol FactoryModule: Module {
  associatedtype Factory = AnyFactory<Self>
  init(dependency: Dependency, payload: Payload)
}

open class Factory<Module: FactoryModule> {
  private let dependencyClosure: () -> Module.Dependency
  open lazy var dependency: Module.Dependency = self.dependencyClosure()

  public init(dependency: @autoclosure @escaping () -> Module.Dependency) {
    self.dependencyClosure = dependency
  }

  open func create(payload: Module.Payload) -> Module {
    Module(dependency: self.dependency, payload: payload)
  }
}

public typealias AnyFactory<M: FactoryModule> = Factory<M>
