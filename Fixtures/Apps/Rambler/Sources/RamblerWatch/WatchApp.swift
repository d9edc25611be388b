import RamblerKit
import SwiftUI

@main
struct WatchApp: App {
  @StateObject private var tracker = Tracker()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(tracker)
    }
  }
}
