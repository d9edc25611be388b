import TrailKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let dependency: AppDependency = AppDelegate.isUITest ? UITestRoot.resolve() : .resolve()
  private var flow: AppFlowType?

  private static var isUITest: Bool { CommandLine.arguments.contains("-ui-testing") }

  override init() {
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions: [String: Any]?
  ) -> Bool {
    let window = dependency.window
    let flow = dependency.flow.create(payload: .init(hiker: dependency.hiker))
    window.rootViewController = flow.root
    window.makeKeyAndVisible()
    dependency.tracker.screen("launch")
    self.flow = flow
    return true
  }
}
