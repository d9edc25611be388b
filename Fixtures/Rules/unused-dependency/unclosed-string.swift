import Pure

// A string without its end. It does not compile; what stands on other lines is read.

final class Api {
  func load(_ path: String) {}
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let backup: Api
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() {
    // want@+1: syntax-error "unterminated string literal"
    dependency.api.load("home)
    dependency.backup.load("help")
  }
}

enum CompositionRoot {
  static func makeHome() -> HomeModule.Factory {
    let api = Api()
    return .init(dependency: .init(api: api, backup: api))
  }
}
