import Pure

// A nested `Dependency` that somebody fills in and another type takes: it is read where the bundle
// is, whatever the type around it takes itself.

final class Api {
  func load() {}
}
final class Logger {
  func write() {}
}

final class Home {
  struct Dependency {
    let api: Api
    let logger: Logger  // want: unused-dependency "Home.Dependency.logger"
  }
  private let api: Api
  init(api: Api) { self.api = api }
  func show() { api.load() }
}

final class HomeCoordinator {
  private let dependency: Home.Dependency
  init(dependency: Home.Dependency) { self.dependency = dependency }
  func start() { Home(api: dependency.api).show() }
}

/// Nested in a namespace, taken by a function, packed anew on the way.
enum Search {}

extension Search {
  struct Dependencies {
    let api: Api
    var logger: Logger
    let spare: Api  // want: unused-dependency "Search.Dependencies.spare"
    let limit: Int  // want: unused-dependency "Search.Dependencies.limit"
  }
}

func makeSearch(_ parts: Search.Dependencies?) -> Home {
  guard let parts else { return Home(api: Api()) }
  let again = Search.Dependencies(
    api: parts.api, logger: parts.logger, spare: parts.spare, limit: parts.limit)
  again.logger.write()
  return Home(api: again.api)
}

/// A generic owner, whose own function takes it.
final class List<Item> {
  struct Dependency {
    let api: Api
    let logger: Logger  // want: unused-dependency "List.Dependency.logger"
    let items: [Item]
  }
  private let items: [Item]
  private init(items: [Item]) { self.items = items }
  static func make(with dependency: Dependency) -> List {
    dependency.api.load()
    return List(items: dependency.items)
  }
  func show() { print(items) }
}

/// Taken by a closure.
final class Detail {
  struct Dependency {
    let api: Api
    let logger: Logger  // want: unused-dependency "Detail.Dependency.logger"
  }
  private let api: Api
  init(api: Api) { self.api = api }
  func show() { api.load() }
}

final class DetailCoordinator {
  private let make: (Detail.Dependency) -> Detail
  init(make: @escaping (Detail.Dependency) -> Detail) { self.make = make }
  func start() { make(Detail.Dependency(api: Api(), logger: Logger())).show() }
}

/// Stored in parts by who takes it.
final class Profile {
  struct Dependency {
    let api: Api
    let logger: Logger  // want: unused-dependency "Profile.Dependency.logger"
  }
}

final class ProfileCoordinator {
  private let api: Api
  private let logger: Logger
  init(_ dependency: Profile.Dependency) {
    api = dependency.api
    logger = dependency.logger
  }
  func start() { api.load() }
}

// Ordinary data; what is compared, coded, printed; what nobody hands to anybody, or fills in.

struct Package {
  struct Dependency {
    let name: String
    let version: String
  }
}
func install(_ dependency: Package.Dependency) { print(dependency.name) }

enum Graph {
  struct Dependency: Hashable {
    let from: ObjectIdentifier
    let to: ObjectIdentifier
    let make: Maker
  }
  final class Maker: Hashable {
    static func == (_: Maker, _: Maker) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }
}
func count(_ edges: Set<Graph.Dependency>, _ edge: Graph.Dependency) -> Bool {
  edges.contains(edge)
}

enum Printer {
  struct Dependency {
    let api: Api
    let logger: Logger
  }
}
func show(_ dependency: Printer.Dependency) { print(dependency) }

final class Cache {
  struct Dependency {
    let api: Api
    let logger: Logger  // want: unused-dependency "Cache.Dependency.logger"
  }
  func fill() { use(Dependency(api: Api(), logger: Logger())) }
  private func use(_ dependency: Dependency) { dependency.api.load() }
}

enum Unfilled {
  struct Dependency {
    let api: Api
  }
}
func take(_ dependency: Unfilled.Dependency) {}

final class MainModule: FactoryModule {
  struct Dependency {
    let home: HomeCoordinator
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { dependency.home.start() }
}

enum CompositionRoot {
  static func resolve() -> MainModule.Factory {
    let api = Api()
    let logger = Logger()
    makeSearch(.init(api: api, logger: logger, spare: api, limit: 3)).show()
    List<Int>.make(with: .init(api: api, logger: logger, items: [1])).show()
    ProfileCoordinator(.init(api: api, logger: logger)).start()
    DetailCoordinator { Detail(api: $0.api) }.start()
    install(.init(name: "a", version: "1"))
    let edge = Graph.Dependency(
      from: ObjectIdentifier(api), to: ObjectIdentifier(logger), make: Graph.Maker())
    print(count([edge], edge))
    show(.init(api: api, logger: logger))
    Cache().fill()
    let home = HomeCoordinator(dependency: .init(api: api, logger: logger))
    return .init(dependency: .init(home: home))
  }
}

CompositionRoot.resolve().create().show()
