import Pure

// The scene delegate reads the root's struct through an optional chain on a cast.

protocol ApplicationDelegate: AnyObject {}

final class Application {
  nonisolated(unsafe) static let shared = Application()
  weak var delegate: ApplicationDelegate?
}

final class RootModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

struct AppDependency {
  let rootFactory: RootModule.Factory
  let sceneName: String
  let tint: String  // want: unused-dependency "tint"

  static func resolve() -> AppDependency {
    .init(rootFactory: .init(), sceneName: "main", tint: "blue")
  }
}

final class AppDelegate: ApplicationDelegate {
  let dependency: AppDependency
  init() { dependency = AppDependency.resolve() }
}

final class SceneDelegate {
  func connect() -> RootModule? {
    let delegate = Application.shared.delegate as? AppDelegate
    print((Application.shared.delegate as! AppDelegate).dependency.sceneName)
    return delegate?.dependency.rootFactory.create()
  }
}
