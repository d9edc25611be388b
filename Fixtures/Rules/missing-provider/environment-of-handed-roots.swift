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
}

final class Guide: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) { window().center() }
  func application(_ application: NSApplication, open urls: [URL]) { print(window()) }

  private func window() -> NSWindow { Windows.open(Atlas()) }
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
