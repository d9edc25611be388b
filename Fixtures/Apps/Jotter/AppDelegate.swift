import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  lazy var dependency = CompositionRoot.resolve()

  var window: UIWindow?

  override init() {
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions: [String: Any]?
  ) -> Bool {
    self.dependency.configureAppearance()
    self.window = self.dependency.window
    self.window?.rootViewController = self.dependency.rootViewReactor.makeFirstScreen()
    self.window?.makeKeyAndVisible()
    #if DEBUG
      self.showTour()
    #endif
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {
    let lock = CompositionRoot.resolve().rootViewReactor.dependency.lockViewReactor
    lock.lock()
  }

  #if DEBUG
    /// Needed on one afternoon only, so its screen lives in here.
    private func showTour() {
      final class TourViewController: UIViewController, FactoryModule {
        struct Dependency {
          let pages: [String]
        }

        private let pages: [String]

        required init(dependency: Dependency, payload: Void) {
          self.pages = dependency.pages
          super.init(nibName: nil, bundle: nil)
        }

        override func viewDidLoad() {
          super.viewDidLoad()
          self.title = self.pages.first
        }
      }

      let tour = TourViewController.Factory(dependency: .init(pages: ["Write", "Draw", "Share"]))
      self.window?.rootViewController?.present(tour.create(), animated: true)
    }
  #endif
}
