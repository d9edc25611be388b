import SwiftUI

@main
struct PhoneApp: App {
  @StateObject private var feeds = Feeds()

  var body: some Scene {
    WindowGroup {
      // No phone reads the updates or the menus.
      // want@+1: missing-provider "'Sidebar' is shown without a 'Haptics' in its environment"
      Sidebar()
        .environmentObject(feeds)
    }
  }
}
