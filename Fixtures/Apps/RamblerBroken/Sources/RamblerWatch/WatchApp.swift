import RamblerKit
import SwiftUI

@main
struct WatchApp: App {
  @StateObject private var tracker = PulseTracker()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(tracker)  // want: unused-provider "'PulseTracker' is injected"
    }
  }
}
