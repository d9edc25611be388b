import SwiftUI
import Views

// What the phone's app injects is in no environment of this one: it reads the session, if only in
// some of its rows, and nothing here has it.

@main
struct WatchApp: App {
  @StateObject private var store = Store()
  @StateObject private var clock = Clock()

  var body: some Scene {
    WindowGroup {
      // want@+1: missing-provider "'RootView' is shown without a 'Session' in its environment"
      RootView()
        .environmentObject(store)
      // want@+1: missing-provider "'RootView' is shown without a 'Session' in its environment"
      RootView()
        .environmentObject(store)
        .environmentObject(clock)
      Editor(draft: Draft())
    }
  }
}
