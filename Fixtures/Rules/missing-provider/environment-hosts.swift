import SwiftUI
import UIKit

final class Store: ObservableObject { @Published var title = "" }

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let store = Store()
  var window: UIWindow?

  func application(_ application: UIApplication) -> Bool {
    let home = HomeView().environmentObject(store)
    window?.rootViewController = UIHostingController(rootView: home)
    present()
    return true
  }

  private func present() {
    // want@+1: missing-provider "'HomeView' is shown without a 'Store' in its environment"
    let controller = UIHostingController(rootView: HomeView())
    window?.rootViewController?.present(controller, animated: true)
    window?.rootViewController?.present(SettingsController(store: store), animated: true)
  }
}

final class SettingsController: UIHostingController<AnyView> {
  init(store: Store) {
    print(store)
    // want@+1: missing-provider "'HomeView' is shown without a 'Store' in its environment"
    super.init(rootView: AnyView(HomeView()))
  }
}

struct HomeView: View {
  @EnvironmentObject var store: Store
  var body: some View {
    VStack {
      Text(store.title)
      Pages()
    }
  }
}

/// What a representable makes may be given its environment.
struct Pages: UIViewControllerRepresentable {
  @EnvironmentObject var store: Store
  func makeUIViewController(context: Context) -> UIViewController {
    print(store.title)
    return UIHostingController(rootView: HomeView())
  }
}
