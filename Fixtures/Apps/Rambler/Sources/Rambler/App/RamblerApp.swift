import RamblerKit
import SwiftUI

@main
struct RamblerApp: App {
  @StateObject private var services = Services()
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      RootView()
        .withServices(services)
        .environmentObject(session)
    }
    Settings {
      SettingsView(services: services)
        .environmentObject(session)
    }
  }
}

extension Walk: Titled {
  var title: String { name }
}
