import SwiftUI

@main
struct PadApp: App {
  @StateObject private var feeds = Feeds()

  var body: some Scene {
    WindowGroup {
      Sidebar()
        .environmentObject(feeds)
        .environmentObject(Haptics())
    }
  }
}
