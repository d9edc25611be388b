import SwiftUI

@main
struct MacApp: App {
  @StateObject private var feeds = Feeds()
  @StateObject private var updates = Updates()

  var body: some Scene {
    WindowGroup {
      // want@+1: missing-provider "'Sidebar' is shown without a 'Menus' in its environment"
      Sidebar()
        .environmentObject(feeds)
        .environmentObject(updates)
    }
    Window("Menus", id: "menus") {
      Sidebar()
        .environmentObject(feeds)
        .environmentObject(updates)
        .environmentObject(Menus())
    }
  }
}
