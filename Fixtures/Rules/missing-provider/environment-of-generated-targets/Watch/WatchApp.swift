import SwiftUI

@main
struct WatchApp: App {
  var body: some Scene {
    // No watch reads the pointer.
    WindowGroup { Dial() }
  }
}
