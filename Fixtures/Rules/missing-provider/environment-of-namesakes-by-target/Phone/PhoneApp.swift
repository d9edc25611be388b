import SwiftUI

@main
struct PhoneApp: App {
  var body: some Scene {
    WindowGroup {
      // want@+1: missing-provider "'Sidebar' is shown without a 'Tools' in its environment"
      Sidebar().environmentObject(Beds())
    }
  }
}

struct BedScreen: View {
  @EnvironmentObject private var tools: Tools
  let bed: Int
  var body: some View { Text("\(tools.count)") }
}
