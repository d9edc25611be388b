import SwiftUI

@main
struct MacApp: App {
  var body: some Scene {
    WindowGroup {
      // No Mac needs the phone's tools.
      // want@+1: missing-provider "'Sidebar' is shown without a 'Seeds' in its environment"
      Sidebar().environmentObject(Beds())
    }
    Window("Others", id: "others") {
      Text("Others").environmentObject(Seeds()).environmentObject(Tools())
    }
  }
}

struct BedScreen: View {
  let bed: Int
  @State private var selected: Int?

  var body: some View {
    Button("Select") { selected = bed }
    selected.map { SeedScreen(seed: $0).padding() }
  }
}

struct SeedScreen: View {
  @EnvironmentObject private var seeds: Seeds
  let seed: Int
  var body: some View { Text("\(seeds.selected ?? seed)") }
}
