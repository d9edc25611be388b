import Pure

// Helpers that are generic over the module build it; what they are given is complete.
// The last call is not; it does not compile.

final class Api {}

final class ChatModule: FactoryModule {
  struct Dependency {
    let api: Api
    let log: Api
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open() { print(dependency.api, dependency.log) }
}

func factory<Module: FactoryModule>(
  of type: Module.Type, _ dependency: @escaping @autoclosure () -> Module.Dependency
) -> Pure.Factory<Module> {
  Pure.Factory<Module>(dependency: dependency())
}

extension FactoryModule {
  static func wire(_ dependency: Dependency) -> Pure.Factory<Self> { .init(dependency: dependency) }
}

enum CompositionRoot {
  static func resolve() -> [Pure.Factory<ChatModule>] {
    let api = Api()
    return [
      factory(of: ChatModule.self, .init(api: api, log: api)),
      ChatModule.wire(.init(api: api, log: api)),
      factory(of: ChatModule.self, .init(log: api)),  // want: missing-provider "api"
    ]
  }
}
