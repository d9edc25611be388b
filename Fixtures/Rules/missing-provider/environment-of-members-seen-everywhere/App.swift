import Racks
import SwiftUI

// What extensions of a module out of sight give all views is seen in all files of a target of which one
// imports it. Without such an import nobody knows what a modifier is.

final class Plates: ObservableObject { @Published var count = 0 }

@main
struct TableApp: App {
  @StateObject private var plates = Plates()

  var body: some Scene {
    WindowGroup {
      PlateLabel().stacked().environmentObject(plates)
    }
    Window("Tray", id: "tray") {
      // want@+1: missing-provider "'Tray' is shown without a 'Plates' in its environment"
      Tray()
    }
    Window("Handed", id: "handed") { PlateLabel().stacked(with: plates) }
  }
}
