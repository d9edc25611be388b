import SwiftUI

// Each preview is an entry of its own: what it lacks is a warning there, and no matter of the app's.

final class Trees: ObservableObject { @Published var count = 0 }
@Observable final class Weather { var isDry = false }

@main
struct OrchardApp: App {
  @StateObject private var trees = Trees()
  @State private var weather = Weather()

  var body: some Scene {
    WindowGroup {
      Row(isLong: true)
        .environmentObject(trees)
        .environment(weather)
    }
  }
}

struct Row: View {
  @EnvironmentObject private var trees: Trees
  let isLong: Bool
  var body: some View {
    Text("\(trees.count)")
    if isLong { Sky() }
  }
}

struct Sky: View {
  @Environment(Weather.self) private var weather
  var body: some View { Text("\(weather.isDry)") }
}

/// Makes all that it shows by itself.
struct Whole: View {
  @StateObject private var trees = Trees()
  var body: some View { Row(isLong: false).environmentObject(trees) }
}

struct RowPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      // want@+1: missing-provider "this preview shows 'Row' without what 'Row' takes from its environment as 'trees'"
      Row(isLong: false)
      Row(isLong: false).environmentObject(Trees())
      // want@+1: missing-provider "without what 'Sky' takes from its environment as 'weather'"
      Row(isLong: true).environmentObject(Trees())
      Whole()
      sky
    }
  }

  // want@+1: missing-provider "this preview shows 'Sky'"
  private static var sky: some View { Sky() }
}

#Preview("Sky") {
  // want@+1: missing-provider "this preview shows 'Sky'"
  Sky()
}

#Preview(traits: .sizeThatFitsLayout) {
  @Previewable @State var weather = Weather()
  Sky().environment(weather)
}

/// The trait injects it.
#Preview(traits: .modifier(Samples())) { Sky() }

struct Samples: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.environment(Weather()) }
}
