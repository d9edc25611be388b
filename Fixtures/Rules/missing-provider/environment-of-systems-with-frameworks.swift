import SwiftUI

// A Mac has AppKit and no UIKit: what only a Mac's code reads is not lacking where UIKit shows it.

final class Menus: ObservableObject { @Published var count = 0 }
final class Pages: ObservableObject { @Published var count = 0 }

struct Sheet: View {
  #if os(macOS)
    @EnvironmentObject private var menus: Menus
  #endif
  @EnvironmentObject private var pages: Pages

  var body: some View {
    VStack {
      #if os(macOS)
        Text("\(menus.count)")
      #endif
      Text("\(pages.count)")
    }
  }
}

#if canImport(AppKit)
  final class MacDelegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {
      // want@+1: missing-provider "'Sheet' is shown without a 'Pages' in its environment"
      let sheet = Sheet().environmentObject(Menus())
      NSWindow().contentViewController = NSHostingController(rootView: sheet)
    }
  }
#elseif canImport(UIKit)
  final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
      let sheet = Sheet().environmentObject(Pages())
      UIWindow().rootViewController = UIHostingController(rootView: sheet)
    }
  }
#endif

@main
final class Delegate: NSObject {}
