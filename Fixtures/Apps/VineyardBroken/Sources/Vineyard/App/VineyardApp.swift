import VineyardKit
import SwiftUI

@main
struct VineyardApp: App {
  private let log: Logging
  private let preferences = InstanceRegistry.shared.get(Preferences.self)  // want: missing-provider "'Preferences' is asked for before it is registered"

  init() {
    Assembler.assemble()
    log = InstanceRegistry.shared.get()  // want: missing-provider "'Logging' is not registered"
  }

  var body: some Scene {
    WindowGroup {
      TabView {
        TreesView(model: TreesModel())
        HarvestView(model: ServiceRegistry.shared.resolve())
      }
      .onAppear { log.note("appears \(preferences.isMetric)") }
    }
    Settings {
      SettingsView(model: SettingsModel())
    }
  }
}
