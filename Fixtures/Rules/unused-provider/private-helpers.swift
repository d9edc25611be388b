import Pure

// Helpers of a root that nobody calls, private ones and others: what the system, a protocol or a
// subclass may call is nobody's to take away.

final class Api {}
final class Cache { init(api: Api) { print(api) } }

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let cache: Cache
    static func stub() -> Dependency { Dependency(api: Api(), cache: Cache(api: Api())) }
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func load() { print(dependency.api, dependency.cache) }
}

protocol Warming { func makeWarmCache() -> Cache }
func warm(_ root: Warming) { print(root.makeWarmCache()) }

class CompositionRoot: Warming {
  private let api = Api()
  lazy var home = HomeModule.Factory(dependency: .init(api: api, cache: makeCache()))

  private func makeCache() -> Cache { Cache(api: api) }
  private func makeSpareCache() -> Cache { makeOtherCache() }  // want: unused-provider "makeSpareCache"
  private func makeOtherCache() -> Cache { Cache(api: api) }
  private func configure() { print("configured") }  // want: unused-provider "configure"
  func makeLateCache() -> Cache { Cache(api: api) }  // want: unused-provider "makeLateCache"
  func makeTestCache() -> Cache { Cache(api: api) }
  func makeWarmCache() -> Cache { Cache(api: api) }
  @objc private func refresh() { print(api) }
  private var spare: Cache { Cache(api: api) }  // want: unused-provider "spare"
  func start() { print("started") }  // want: unused-provider "start"
}

final class DebugRoot: CompositionRoot {
  override func makeTestCache() -> Cache { Cache(api: Api()) }
}

/// Nobody asks this one here, so nothing tells its helpers from what others ask for.
enum OtherRoot {
  static func resolve() -> HomeModule.Factory {
    HomeModule.Factory(dependency: .init(api: makeApi(), cache: Cache(api: makeApi())))
  }
  static func makeApi() -> Api { Api() }
  static func makeCache() -> Cache { Cache(api: makeApi()) }
}

func launch() { print(CompositionRoot().home, DebugRoot().home) }
