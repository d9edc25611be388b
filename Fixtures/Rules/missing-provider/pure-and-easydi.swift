import EasyDi
import Pure

// Modules that an assembly builds: their wirings are judged as in any root, and the assembly's
// members are used by them. It does not compile: one wiring is incomplete.

final class Api {}
final class Log {}
final class Old {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let log: Log
    let detail: DetailModule.Factory
  }
  init(dependency: Dependency, payload: Void) {
    print(dependency.api, dependency.log, dependency.detail)
  }
}

final class DetailModule: FactoryModule {
  struct Dependency {
    let api: Api
    let log: Log  // want: unused-dependency "log"
  }
  init(dependency: Dependency, payload: Void) { print(dependency.api) }
}

final class ModuleAssembly: Assembly {
  var home: HomeModule.Factory {
    define(
      init: HomeModule.Factory(
        dependency: .init(api: self.api, log: self.log, detail: self.detail)
      )
    )
  }

  private var detail: DetailModule.Factory {
    // want@+1: missing-provider "api"
    define(init: DetailModule.Factory(dependency: .init(log: self.log)))
  }

  private var api: Api { define(scope: .lazySingleton, init: Api()) }
  private var log: Log { define(init: Log()) }
  private var old: Old { define(init: Old()) }  // want: unused-provider "old"
}

@main
enum Main {
  static func main() {
    print(ModuleAssembly.instance().home.create())
  }
}
