import SwiftUI

// `@Environment(T.self)` finds its object when the view is shown, read or not; the others when they are
// read, if only for a binding.

@Observable final class Clock { var hours = 0 }
final class Alarm: ObservableObject { @Published var isOn = false }

@main
struct ClockApp: App {
  @State private var clock = Clock()
  @StateObject private var alarm = Alarm()

  var body: some Scene {
    WindowGroup {
      VStack {
        Face()
        Bell()
        Knob()
      }
      .environment(clock)
      .environmentObject(alarm)
      // want@+1: missing-provider "'Face' is shown without a 'Clock'"
      Face()
      Bell()
      // want@+1: missing-provider "'Knob' is shown without an 'Alarm'"
      Knob()
      Maybe()
      Perhaps()
    }
  }
}

struct Face: View {
  @Environment(Clock.self) private var clock
  var body: some View { Text("12") }
}

struct Perhaps: View {
  @Environment(Clock.self) private var clock: Optional<Clock>
  var body: some View { Text("\(clock?.hours ?? 12)") }
}

struct Bell: View {
  @EnvironmentObject private var alarm: Alarm
  var body: some View { Text("ding") }
}

struct Knob: View {
  @EnvironmentObject private var alarm: Alarm
  var body: some View { Toggle("On", isOn: $alarm.isOn) }
}

struct Maybe: View {
  @Environment(Clock.self) private var clock: Clock?
  var body: some View { Text("\(clock?.hours ?? 0)") }
}
