import Swinject

extension Container {
  /// Registers what there is one of.
  @discardableResult
  func registerShared<Service>(
    _ type: Service.Type,
    name: String? = nil,
    factory: @escaping (Resolver) -> Service
  ) -> ServiceEntry<Service> {
    register(type, name: name, factory: factory).inObjectScope(.container)
  }
}

extension Resolver {
  /// The service that the place asks for, which has to be there.
  func get<Service>(_ type: Service.Type = Service.self) -> Service {
    guard let service = resolve(type) else { fatalError("nobody registers \(type)") }
    return service
  }
}
