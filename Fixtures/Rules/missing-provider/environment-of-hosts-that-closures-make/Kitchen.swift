import Lamps
import SwiftUI

final class Spoons: ObservableObject { @Published var count = 0 }

struct SpoonPane: View {
  @EnvironmentObject private var spoons: Spoons
  var body: some View { Text("\(spoons.count)").lit() }
}

@main
struct KitchenApp: App {
  @NSApplicationDelegateAdaptor private var delegate: DrawerWindow
  @StateObject private var spoons = Spoons()

  var body: some Scene {
    WindowGroup { SpoonPane().environmentObject(spoons) }
  }
}
