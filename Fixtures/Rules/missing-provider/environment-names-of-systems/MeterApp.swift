// What is compiled for another system hides nothing here.
import SwiftUI

final class Scale: ObservableObject { @Published var grams = 0 }

struct ScaleLabel: View {
  @EnvironmentObject private var scale: Scale  // want: missing-provider "nothing injects the 'Scale'"
  var body: some View { Text("\(scale.grams)") }
}

#if os(macOS)
  @main
  struct ScaleApp: App {
    var body: some Scene {
      Window("Scale", id: "scale") { GroupBox { ScaleLabel() } }
    }
  }
#endif
