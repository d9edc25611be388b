import Pure

// Members that others use: the delegate, a key path, a protocol's reader, a subclass, a string.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  let api: Api
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  func load() { print(api) }
}

protocol HasTheme {
  var theme: Api { get }
}
func show(_ themed: HasTheme) { print(themed.theme) }

class CompositionRoot: HasTheme {
  lazy var homeFactory = HomeModule.Factory(dependency: .init(api: self.api))
  lazy var api = Api()
  lazy var theme = Api()
  lazy var pathApi = Api()
  lazy var subclassApi = Api()
  lazy var chainApi = Api()
  lazy var lostApi = Api()  // want: unused-provider "lostApi"
}

final class TestRoot: CompositionRoot {
  func prepare() { print(subclassApi) }
}

final class AppDelegate {
  var root: CompositionRoot? = CompositionRoot()

  func launch() {
    print(root?.homeFactory.create() as Any, root?.chainApi as Any)
    print(root?[keyPath: \.pathApi] as Any)
    TestRoot().prepare()
  }
}
