import Pure

// Members of a base root, overridden ones, and members asked for through `Self` and a protocol.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let log: Api
    let store: Api
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api, dependency.log, dependency.store) }
}

class BaseRoot {
  static let shared = Api()
  private static let hidden = Api()  // want: unused-provider "hidden"
  class var kind: Api { Api() }
  lazy var api = Api()
  lazy var unasked = Api()  // want: unused-provider "unasked"
  var log: Api { api }
  func makeStore() -> Api { Api() }
}

final class AppRoot: BaseRoot {
  override static var kind: Api { Api() }
  override var log: Api { Self.kind }
  override func makeStore() -> Api { Api() }
  lazy var homeFactory: HomeModule.Factory = .init(
    dependency: .init(api: self.api, log: self.log, store: self.makeStore()))

  func warmUp() { print(Self.shared, type(of: self).kind) }
}

final class AppDelegate {
  let root = AppRoot()
  func launch() {
    root.warmUp()
    print(root.homeFactory.create())
  }
}
