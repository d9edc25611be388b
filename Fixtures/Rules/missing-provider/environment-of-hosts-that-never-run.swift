import SwiftUI
import UIKit

// What a function shows that nobody calls, or where a parameter holds none that everybody hands something,
// is never shown.

final class Rings: ObservableObject { @Published var count = 0 }

struct RingList: View {
  @EnvironmentObject private var rings: Rings
  var body: some View { Text("\(rings.count)") }
}

enum Screens {
  private static func host<Content: View>(_ view: Content, in stack: UINavigationController?)
    -> UIViewController
  {
    guard let stack = stack else { return UIHostingController(rootView: view) }
    return UIHostingController(rootView: Framed(stack: stack) { view })
  }

  private static func present<Content: View>(_ view: Content, from owner: UIViewController?)
    -> UIViewController
  {
    if let owner { return UIHostingController(rootView: Owned(owner: owner) { view }) }
    return UIHostingController(rootView: view)
  }

  private static func push<Content: View>(_ view: Content, title: String?) -> UIViewController {
    if title == nil { return UIHostingController(rootView: view) }
    return UIHostingController(rootView: view.environmentObject(Rings()))
  }

  static func rings(in stack: UINavigationController?) -> UIViewController {
    host(RingList(), in: stack)
  }

  static func owned(by owner: UIViewController) -> UIViewController {
    present(RingList(), from: owner)
  }

  static func pushed(_ title: String?) -> UIViewController {
    // want@+1: missing-provider "'RingList' is shown without a 'Rings' in its environment"
    push(RingList(), title: title)
  }
}

struct Framed<Content: View>: View {
  let stack: UINavigationController
  @ViewBuilder let content: () -> Content
  var body: some View { content().environmentObject(Rings()) }
}

struct Owned<Content: View>: View {
  let owner: UIViewController
  @ViewBuilder let content: () -> Content
  var body: some View { content().environmentObject(Rings()) }
}

final class HallController: UIViewController {
  @IBAction private func showRings() {
    let stack = UINavigationController()
    stack.setViewControllers([Screens.rings(in: stack), Screens.owned(by: self)], animated: false)
    stack.pushViewController(Screens.pushed(nil), animated: false)
    stack.pushViewController(Screens.pushed("Rings"), animated: true)
  }

  func showOldRings() {
    present(UIHostingController(rootView: RingList()), animated: true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showNewRings()
  }

  private func showNewRings() {
    // want@+1: missing-provider "'RingList' is shown without a 'Rings' in its environment"
    present(UIHostingController(rootView: RingList()), animated: true)
  }
}

@main
final class HallDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window?.rootViewController = HallController()
  }
}

/// A storyboard makes it.
final class AnnexController: UIViewController {
  private func showOldRings() {
    present(UIHostingController(rootView: RingList()), animated: true)
  }
  func showOlderRings() {
    present(UIHostingController(rootView: RingList()), animated: true)
  }
}
