/// How apps are wired: by hand, or by one of the libraries.
protocol Dialect: Sendable {
  /// The files of a screen.
  func files(of screen: ScreenCode) -> [SourceFile]
  /// What wires a feature.
  func wiring(of feature: Feature) -> [SourceFile]
  /// The root of an area.
  func wiring(of area: Area) -> [SourceFile]
  /// The root of all, and the entry point.
  func wiring(of app: AppPlan) -> [SourceFile]
}

extension Dialect {
  /// An app's delegate, which shows an area in each tab.
  ///
  /// - Parameter root: The expression that makes the root of all.
  func delegate(root: String, imports: [String] = []) -> SourceFile {
    SourceFile(
      "App/AppDelegate.swift",
      """
      \((imports + ["UIKit"]).sorted().map { "import \($0)" }.joined(separator: "\n"))

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        private let root = \(root)
        var window: UIWindow?

        required override init() {
          super.init()
        }

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions: [String: Any]?
        ) -> Bool {
          root.analytics.track("launch", ["areas": "\\(root.routers.count)"])
          root.images.load("launch") { _ in }
          let tabs = UITabBarController()
          tabs.viewControllers = root.routers.compactMap { router in
            router.names.first.flatMap { router.screen(named: $0) }
              .map { UINavigationController(rootViewController: $0) }
          }
          window = root.window
          window?.rootViewController = tabs
          window?.makeKeyAndVisible()
          return true
        }
      }
      """
    )
  }
}
