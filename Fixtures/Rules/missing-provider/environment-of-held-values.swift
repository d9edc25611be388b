import SwiftUI

// A view fills the wrappers and the other dynamic values that it holds from its own environment.

@Observable final class Clock { var hour = 3 }
final class Bell: ObservableObject { @Published var rings = 1 }

@propertyWrapper
struct Hour: DynamicProperty {
  @Environment(Clock.self) private var clock
  var wrappedValue: Int { clock.hour }
}

struct Hands: DynamicProperty {
  @Environment(Clock.self) private var clock
}

struct Face: View {
  @Hour private var hour
  var body: some View { Text("\(hour)") }
}

struct Back: View {
  private var hands = Hands()
  var body: some View { Text("back") }
}

/// Asks the wrapper itself.
struct Tower: View {
  @EnvironmentObject private var bell: Bell
  var body: some View { Text("\(_bell.wrappedValue.rings)") }
}

@main
struct TowerApp: App {
  @State private var clock = Clock()
  @StateObject private var bell = Bell()

  var body: some Scene {
    WindowGroup {
      Face().environment(clock)
      Back().environment(clock)
      Tower().environmentObject(bell)
    }
    Settings {
      // want@+1: missing-provider "'Face' is shown without a 'Clock'"
      Face()
      // want@+1: missing-provider "'Back' is shown without a 'Clock'"
      Back()
      // want@+1: missing-provider "'Tower' is shown without a 'Bell'"
      Tower()
    }
  }
}
