import Pure

// A name behind a value of unknown type may mean any property of that name that is in sight there
// and that the value can have. What it cannot mean is no read.

final class Api {
  func load() {}
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let hidden: Api  // want: unused-dependency "HomeModule.Dependency.hidden"
    let shown: Api
    let beside: Api  // want: unused-dependency "HomeModule.Dependency.beside"
    let asked: Api  // want: unused-dependency "HomeModule.Dependency.asked"
    let loaded: Api
    let handler: (Int) -> Void  // want: unused-dependency "HomeModule.Dependency.handler"
    let ranHandler: (Int) -> Void
    let set: Api  // want: unused-dependency "HomeModule.Dependency.set"
    let sameFile: Api
    let sibling: Api
    let optional: Api?
  }

  private let secret: Api
  let shown: Api
  private let sameFile: Api
  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    secret = dependency.hidden
    shown = dependency.shown
    sameFile = dependency.sameFile
    self.dependency = dependency
  }

  func watch() {
    let stream = makeUnknown()
    makeUnknown().sameFile.load()
    stream.each { home in
      home.sibling.load()
      home.loaded.load()
    }
    stream.each { item in
      item.beside.load()
      item.price.format()
    }
    stream.each { $0.beside.load(); $0.price.format() }
    let other = makeUnknown()
    other.asked.count()
    other.handler(first: 1)
    other.handler(1, 2)
    makeUnknown().ranHandler(1)
    other.set = Api()
    makeUnknown().optional.map { $0.load() }
  }
}

/// What a macro or a library's protocol adds to a type cannot be seen.
@Tracked final class DetailModule: FactoryModule {
  struct Dependency: Decodable {
    let api: Api
    let log: Api
  }
  let log: Api
  init(dependency: Dependency, payload: Void) { log = dependency.log }

  func watch() {
    let first = makeUnknown()
    first.api.load()
    first.coded()
    let second = makeUnknown()
    second.log.load()
    second.tracked()
  }
}

/// A subclass may have what the base has not.
class BaseModule: FactoryModule {
  struct Dependency {
    let api: Api
    let clock: Api  // want: unused-dependency "BaseModule.Dependency.clock"
  }
  let api: Api
  let clock: Api
  required init(dependency: Dependency, payload: Void) {
    api = dependency.api
    clock = dependency.clock
  }
}

final class SubModule: BaseModule {
  func extra() {}
}

func watchModules() {
  let module = makeUnknown()
  module.api.load()
  module.extra()
  let none = makeUnknown()
  none.clock.load()
  none.missing()
}

enum CompositionRoot {
  static func resolve() -> (HomeModule.Factory, DetailModule.Factory, SubModule.Factory) {
    let api = Api()
    return (
      .init(
        dependency: .init(
          hidden: api, shown: api, beside: api, asked: api, loaded: api, handler: { _ in },
          ranHandler: { _ in }, set: api, sameFile: api, sibling: api, optional: api)),
      .init(dependency: .init(api: api, log: api)),
      .init(dependency: .init(api: api, clock: api))
    )
  }
}
