import Kit
import Pure
import Tools

// want@+1: unwired-module "Ferry"
final class Ferry: FactoryModule {
  struct Dependency {
    let workshop: Workshop
    let pier: Pier
  }

  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func sail() {
    dependency.workshop.open()
    dependency.pier.leave()
  }
}

final class Root {
  let harbor = Harbor()
  // This one can be meant, so it is told with the module.
  let pier = Pier()
  lazy var guide = Guide(harbor: harbor)
}

final class Guide {
  private let harbor: Harbor
  init(harbor: Harbor) { self.harbor = harbor }
  func run() { harbor.run() }
}

Root().guide.run()
