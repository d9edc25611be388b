import Racks
import SwiftUI

// A value of a module out of sight that is no view shows what it is given outside of all views: in its
// environment is nothing of the app.

final class Spoons: ObservableObject { @Published var count = 0 }
final class Forks: ObservableObject { @Published var count = 0 }

@main
struct KitchenApp: App {
  @NSApplicationDelegateAdaptor(KitchenDelegate.self) private var delegate
  @StateObject private var spoons = Spoons()

  var body: some Scene {
    WindowGroup {
      SpoonLabel().environmentObject(spoons)
      SpoonRow().environmentObject(spoons)
      Shelves(tool: delegate.kept).environmentObject(spoons)
      Shelves(tool: delegate.makeTool()).environmentObject(spoons)
      delegate.cupboard.drawn.environmentObject(spoons)
    }
  }
}

struct Shelves: View {
  let tool: Drawers.Tool
  var body: some View { ToolView(tool: tool) }
}

struct SpoonRow: View {
  var body: some View { Row { SpoonLabel() } }
}

struct SpoonLabel: View {
  @EnvironmentObject private var spoons: Spoons
  var body: some View { Text("\(spoons.count)") }
}

struct ForkLabel: View {
  // want@+1: missing-provider "nothing injects the 'Forks'"
  @EnvironmentObject private var forks: Forks
  var body: some View { Text("\(forks.count)") }
}
