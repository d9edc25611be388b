import Pure

final class Api {
  func load() {}
}

final class HomeModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class Root {
  lazy var homeFactory = HomeModule.Factory()
  lazy var settings = Api()
  lazy var tracker = Api()
  lazy var orphan = Api()  // want: unused-provider "orphan"
}

let root = Root()
