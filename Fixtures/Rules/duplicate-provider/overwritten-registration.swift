import Pure
import Swinject

// One key twice in one container: the later one silently wins. Names, branches and other
// containers make other keys. It does not compile without the library.

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  let api: Api
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  func show() { print(api) }
}

protocol Api {}
final class LiveApi: Api {}
final class MockApi: Api {}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    let container = Container()
    container.register(Api.self) { _ in LiveApi() }
    container.register(Api.self) { _ in MockApi() }  // want: duplicate-provider "Api"
    container.register(Api.self, name: "mock") { _ in MockApi() }
    container.register(Api.self, name: "live") { _ in LiveApi() }

    let other = Container()
    other.register(Api.self) { _ in MockApi() }
    print(other.resolve(Api.self) as Any, container.resolve(Api.self, name: "live") as Any)
    print(container.resolve(Api.self, name: "mock") as Any)
    return .init(dependency: .init(api: container.resolve(Api.self)!))
  }
}
