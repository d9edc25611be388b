import SwiftUI

// What stands under `#if` in a chain of modifiers is there in some builds alone; each build is judged.

final class Lamp: ObservableObject { @Published var isOn = false }
final class Fuse: ObservableObject { @Published var rating = 10 }
final class Meter: ObservableObject { @Published var reading = 0 }

@main
struct HallApp: App {
  @StateObject private var lamp = Lamp()
  @StateObject private var fuse = Fuse()
  @StateObject private var meter = Meter()

  var body: some Scene {
    WindowGroup {
      // want@+1: missing-provider "'Hall' is shown without a 'Lamp' in its environment"
      Hall()
        .environmentObject(meter)
        #if os(macOS)
          .environmentObject(lamp)
        #endif
        #if DEBUG
          .environmentObject(fuse)
        #else
          .environmentObject(fuse)
        #endif
    }
    Window("Cellar", id: "cellar") {
      // Only those builds ask that have it, whatever decides there.
      Cellar()
        #if os(macOS)
          .environmentObject(lamp)
        #endif
    }
    Window("Attic", id: "attic") {
      Attic()
        #if os(macOS)
          .padding()
        #elseif os(iOS)
          // want@+1: missing-provider "'Ladder' is shown without a 'Fuse' in its environment"
          .background { Ladder() }
        #endif
        .environmentObject(meter)
    }
  }
}

struct Hall: View {
  @EnvironmentObject private var lamp: Lamp
  @EnvironmentObject private var fuse: Fuse
  var body: some View { Text("\(lamp.isOn) \(fuse.rating)") }
}

struct Cellar: View {
  let isDark = Bool.random()

  var body: some View {
    #if os(macOS)
      if isDark { Shelf() }
    #endif
  }
}

struct Shelf: View {
  @EnvironmentObject private var lamp: Lamp
  var body: some View { Text("\(lamp.isOn)") }
}

struct Attic: View {
  @EnvironmentObject private var meter: Meter
  var body: some View { Text("\(meter.reading)") }
}

struct Ladder: View {
  @EnvironmentObject private var fuse: Fuse
  var body: some View { Text("\(fuse.rating)") }
}
