import Pure

// Another module's factory has a function of the same name; calling it hands nothing over. The
// dependency that was meant for the property is no finding of its own.

final class Storyboard {
  func instantiate(_ name: String) -> AnyObject { DetailModule() }
}
final class Logger {
  func log(_ text: String) {}
}

final class DetailReactor: FactoryModule {
  init(dependency: Void, payload: Void) {}
  func load() {}
}

final class DetailModule: FactoryModule {
  struct Dependency {
    let storyboard: Storyboard
    let reactor: DetailReactor.Factory
    let logger: Logger
    let makeTitle: () -> String
  }
  var reactor: DetailReactor!
  var log: Logger!
  var makeTitle: (() -> String)!
  init() {}
  init(dependency: Dependency, payload: Void) {}
  func load() {
    reactor.load()
    log.log(makeTitle())
  }
}

extension Factory where Module == DetailModule {
  // want@+1: uninjected-property "DetailModule.log"
  func create(payload: Module.Payload) -> Module {
    let module = dependency.storyboard.instantiate("Detail") as! Module
    module.reactor = dependency.reactor.create(payload: ())
    module.makeTitle = dependency.makeTitle
    return module
  }

  // want@+1: uninjected-property "DetailModule.makeTitle", uninjected-property "DetailModule.log"
  func make() -> Module {
    let module = dependency.storyboard.instantiate("Detail") as! Module
    module.reactor = self.dependency.reactor.create(payload: ())
    return module
  }

  func create(payload: Module.Payload, number: Int) -> Module {
    let module = self.create(payload: payload)
    return module
  }
}

let factory = DetailModule.Factory(
  dependency: .init(
    storyboard: Storyboard(),
    reactor: DetailReactor.Factory(),
    logger: Logger(),
    makeTitle: { "title" }
  )
)
print(factory.create(payload: ()), factory.make(), factory.create(payload: (), number: 1))
