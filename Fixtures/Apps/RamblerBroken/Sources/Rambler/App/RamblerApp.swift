import RamblerKit
import SwiftUI

@main
struct RamblerApp: App {
  @StateObject private var services = Services()
  @StateObject private var session = Session()
  @StateObject private var badges = Badges()

  var body: some Scene {
    WindowGroup {
      RootView()
        .withServices(services)
        .environmentObject(session)
        .environmentObject(badges)  // want: unused-provider "'Badges' is injected"
    }
    Settings {
      // want@+1: missing-provider "'SettingsView' is shown without a 'Session' in its environment"
      SettingsView(services: services)
    }
  }
}

/// What walkers are proud of.
final class Badges: ObservableObject {
  @Published var all: [String] = []
}

extension Walk: Titled {
  var title: String { name }
}
