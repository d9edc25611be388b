import Pure

// The field's type is a protocol that the factory conforms to, or a wrapper around a factory.

protocol HomeFactoryType {
  func make(title: String) -> HomeModule
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: String
  }
  struct Payload { let title: String }
  let text: String
  init(dependency: Dependency, payload: Payload) { text = dependency.api + payload.title }
}

extension Factory: HomeFactoryType where Module == HomeModule {
  func make(title: String) -> HomeModule { create(payload: .init(title: title)) }
}

final class DetailModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

struct DetailMaker {
  let factory: DetailModule.Factory
  func callAsFunction() -> DetailModule { factory.create() }
}

final class ShellModule: FactoryModule {
  struct Dependency {
    let homeFactory: HomeFactoryType
    let detail: DetailMaker
    let spare: HomeFactoryType  // want: unused-dependency "spare"
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open() { print(dependency.homeFactory.make(title: "a"), dependency.detail()) }
}

enum CompositionRoot {
  static func resolve() -> ShellModule.Factory {
    let home = HomeModule.Factory(dependency: .init(api: "api"))
    return .init(
      dependency: .init(
        homeFactory: home, detail: DetailMaker(factory: .init()), spare: home))
  }
}
