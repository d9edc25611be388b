import SwiftUI

// A window is opened by a function that is given its root: whoever opens it, nothing is around the root.

final class Maps: ObservableObject { @Published var count = 0 }
final class Routes: ObservableObject {
  @Published var isPlanned = false
  @Published var count = 0
}

enum Windows {
  static func open(_ root: some View) -> NSWindow {
    let window = NSWindow()
    window.contentView = NSHostingView(rootView: root)
    return window
  }

  /// Nobody knows where else it is shown.
  static func share(_ root: some View) -> NSWindow {
    Unseen.keep(root)
    return open(root)
  }
}

final class Guide: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) { window().center() }
  func application(_ application: NSApplication, open urls: [URL]) { print(window()) }

  private func window() -> NSWindow { Windows.open(Atlas()) }
  func applicationWillTerminate(_ notification: Notification) { ledger().close() }

  private func ledger() -> NSWindow { Windows.share(Ledger()) }
}

@main
struct GuideApp: App {
  @NSApplicationDelegateAdaptor(Guide.self) private var guide

  var body: some Scene {
    WindowGroup { Atlas() }
    Window("Filled", id: "filled") { Text("").environmentObject(Maps()) }
  }
}

/// Makes what it has to hand on: how often it is shown is no matter of that.
struct Atlas: View {
  @StateObject private var maps = Maps()
  @StateObject private var routes = Routes()

  var body: some View {
    // want@+1: missing-provider "'Pages' is shown without a 'Maps' in its environment, which it reads as 'maps'"
    Pages()
      .environmentObject(routes)
  }
}

struct Pages: View {
  @EnvironmentObject private var maps: Maps
  @EnvironmentObject private var routes: Routes

  var body: some View {
    if routes.isPlanned { Text("\(maps.count)") }
    if routes.isPlanned { Text("\(routes.count)") }
  }
}

struct Ledger: View {
  @StateObject private var routes = Routes()
  var body: some View { Lines().environmentObject(routes) }
}

struct Lines: View {
  @EnvironmentObject private var maps: Maps
  @EnvironmentObject private var routes: Routes
  var body: some View {
    if routes.isPlanned { Text("\(maps.count)") }
  }
}
