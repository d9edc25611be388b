import Pure

// Members that a composition of protocols requires, in the clause or behind an alias.

final class Api {}
final class Cache { init(api: Api) { print(api) } }

final class HomeModule: FactoryModule {
  struct Dependency { let api: Api }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func load() { print(dependency.api) }
}

protocol HasApi { var api: Api { get } }
protocol HasCache { var cache: Cache { get } }
typealias HasBoth = HasApi & HasCache

final class CompositionRoot: HasBoth & AnyObject {
  lazy var api = Api()
  lazy var cache = Cache(api: api)
  lazy var spare = Cache(api: api)  // want: unused-provider "spare"
  lazy var home = HomeModule.Factory(dependency: .init(api: api))
}

func launch(_ root: CompositionRoot, _ other: any HasBoth) { print(root.home, other.cache) }
