import SwiftUI

// A member may be another one in each build: all of them are followed. What one build injects is in no
// environment of another, whatever decides there.

final class Anchor: ObservableObject { @Published var depth = 0 }
final class Compass: ObservableObject { @Published var course = 0 }

@main
struct ShipApp: App {
  @StateObject var anchor = Anchor()
  @StateObject var compass = Compass()

  var body: some Scene {
    WindowGroup { content }
    Settings { settings(padding: 4) }
  }
}

#if os(macOS)
  extension ShipApp {
    var content: some View {
      // want@+1: missing-provider "'Deck' is shown without an 'Anchor' in its environment"
      Deck().environmentObject(compass)
    }

    func settings(padding: Double) -> some View {
      Deck().padding(padding).environmentObject(anchor).environmentObject(compass)
    }
  }
#else
  extension ShipApp {
    var content: some View {
      Deck().environmentObject(anchor).environmentObject(compass)
    }

    func settings(padding: Double) -> some View {
      // want@+1: missing-provider "'Helm' is shown without a 'Compass' in its environment"
      Helm().padding(padding).environmentObject(anchor)
    }
  }
#endif

struct Deck: View {
  @AppStorage("isDocked") private var isDocked = false

  var body: some View {
    #if os(macOS)
      Mooring()
    #else
      if isDocked { Mooring() }
    #endif
    Helm()
  }
}

struct Mooring: View {
  @EnvironmentObject private var anchor: Anchor
  var body: some View { Text("\(anchor.depth)") }
}

struct Helm: View {
  @EnvironmentObject private var compass: Compass
  var body: some View { Text("\(compass.course)") }
}
