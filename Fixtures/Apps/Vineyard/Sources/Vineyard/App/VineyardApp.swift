import VineyardKit
import SwiftUI

@main
struct VineyardApp: App {
  private let log: Logging

  init() {
    Assembler.assemble()
    log = InstanceRegistry.shared.get()
  }

  var body: some Scene {
    WindowGroup {
      TabView {
        TreesView(model: TreesModel())
        HarvestView(model: ServiceRegistry.shared.resolve())
      }
      .onAppear { log.note("appears") }
    }
    Settings {
      SettingsView(model: SettingsModel())
    }
  }
}
