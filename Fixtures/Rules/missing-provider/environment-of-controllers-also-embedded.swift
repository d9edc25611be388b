import SwiftUI
import UIKit

// A controller that other controllers make has nothing around it there, though a representable leads to it,
// too. What only a function makes may be a representable's.

final class Trail: ObservableObject { func back() {} }

struct Reader: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> PageController { PageController() }
  func updateUIViewController(_ controller: PageController, context: Context) {}
}

struct Embedded: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> InnerController { Maker().make() }
  func updateUIViewController(_ controller: InnerController, context: Context) {}
}

final class Maker { func make() -> InnerController { InnerController() } }

final class InnerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(UIHostingController(rootView: Crumbs()))
  }
}

final class PageController: UIViewController {
  func finish() { present(ListController(), animated: true) }
}

final class ListController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // want@+1: missing-provider "'Crumbs' is shown without a 'Trail' in its environment"
    addChild(UIHostingController(rootView: Crumbs()))
    addChild(UIHostingController(rootView: Crumbs().environmentObject(Trail())))
  }

  func read() {
    present(UIHostingController(rootView: Reader()), animated: true)
    let embedded = Embedded().environmentObject(Trail())
    present(UIHostingController(rootView: embedded), animated: true)
  }
}

struct Crumbs: View {
  @EnvironmentObject private var trail: Trail
  var body: some View { Button("Back") { trail.back() } }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let maker = Maker()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: ListController())
    window?.makeKeyAndVisible()
    return true
  }
}
