import Pure

// Who may ask: delegates of apps and scenes, `@main`, top-level code, extensions, tests' helpers;
// and a type that no root builds.

final class HomeModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

struct AppDependency {
  let home: HomeModule.Factory
  static func resolve() -> AppDependency { .init(home: .init()) }
}

protocol UIWindowSceneDelegate {}
protocol UNNotificationContentExtension {}
class ViewController {}

final class SceneDelegate: UIWindowSceneDelegate {
  private let dependency = AppDependency.resolve()
  func connect() { print(dependency.home) }
}

final class NotificationController: ViewController, UNNotificationContentExtension {
  lazy var dependency: AppDependency = .resolve()
  func show() { print(dependency.home) }
}

@main
struct Tool {
  static func main() { print(AppDependency.resolve().home) }
}

final class DebugConsole {
  func open() { print(AppDependency.resolve().home) }
}
