import Pure

// Builder structs, an actor as a root, throwing and waiting roots, a default implementation.

final class Api: Sendable {
  init() {}
  init(from text: String) throws {}
  static func load() async throws -> Api { Api() }
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  let api: Api
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  func show() { print(api) }
}

struct HomeBuilder {
  let api: Api
  func build() -> HomeModule { HomeModule(dependency: .init(api: api)) }
}

protocol HasApi {
  var api: Api { get }
}

extension HasApi {
  func makeHome() -> HomeModule.Factory { .init(dependency: .init(api: api)) }
}

actor Root: HasApi {
  nonisolated let api = Api()
  private var cache: [Api] = []

  func resolve() async throws -> HomeModule.Factory {
    let first = try Api(from: "a")
    let second = try? await Api.load()
    let third = try await Api.load()  // want: unused-provider "third"
    cache.append(first)
    return .init(dependency: .init(api: second ?? first))
  }
}

func start(_ root: Root) async throws {
  print(root.makeHome(), try await root.resolve(), HomeBuilder(api: root.api).build())
}
