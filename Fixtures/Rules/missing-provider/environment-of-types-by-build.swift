import SwiftUI

// A property that asks for a type which only some builds have is asked of these builds alone: the others
// do not compile.

#if os(iOS)
  final class Torch: ObservableObject { @Published var isLit = false }
#endif

#if os(iOS)
  final class Compass: ObservableObject { @Published var heading = 0 }
#else
  final class Compass: ObservableObject { @Published var heading = 180 }
#endif

@main
struct TrailApp: App {
  #if os(iOS)
    @StateObject private var torch = Torch()
    @StateObject private var compass = Compass()
  #endif

  var body: some Scene {
    WindowGroup {
      Tent()
        #if os(iOS)
          .environmentObject(torch)
        #endif
    }
    WindowGroup {
      // want@+1: missing-provider "'Summit' is shown without a 'Compass' in its environment"
      Summit()
        #if os(iOS)
          .environmentObject(compass)
        #endif
    }
    #if os(iOS)
      // want@+1: missing-provider "'Cave' is shown without a 'Torch' in its environment"
      WindowGroup { Cave() }
    #endif
  }
}

struct Tent: View {
  @EnvironmentObject private var torch: Torch
  var body: some View { Text("\(torch.isLit)") }
}

struct Summit: View {
  @EnvironmentObject private var compass: Compass
  var body: some View { Text("\(compass.heading)") }
}

struct Cave: View {
  @EnvironmentObject private var torch: Torch
  var body: some View { Text("\(torch.isLit)") }
}
