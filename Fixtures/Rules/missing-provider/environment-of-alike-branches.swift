import SwiftUI

// The branches of several builds may show the same view: the way through each of them counts in the builds
// that have it.

final class Tide: ObservableObject { @Published var height = 0 }

@main
struct HarbourApp: App {
  @StateObject private var tide = Tide()

  var body: some Scene {
    WindowGroup { Harbour().environmentObject(tide) }
    #if os(iOS)
      WindowGroup(id: "pier") {
        Pier()  // want: missing-provider "'Pier' is shown without a 'Tide' in its environment"
      }
    #endif
    #if os(macOS)
      Window("Quay", id: "quay") { Quay() }
    #endif
  }
}

struct Harbour: View {
  var body: some View { Gauge() }
}

struct Pier: View {
  var body: some View {
    #if os(macOS)
      Gauge()
    #else
      Gauge()
    #endif
  }
}

/// No build has all of the way.
struct Quay: View {
  var body: some View {
    #if os(iOS)
      Gauge()
    #elseif os(tvOS)
      Gauge()
    #endif
  }
}

struct Gauge: View {
  @EnvironmentObject private var tide: Tide
  var body: some View { Text("\(tide.height)") }
}
