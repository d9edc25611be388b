import SwiftUI

// Two own modifiers of one name: a closure cannot be what the other one takes.

final class Depth: ObservableObject { @Published var metres = 0 }

typealias Callback = (Int) -> Void

struct Watcher {
  let name: String
}

extension View {
  func onDive(change: @escaping (Int) -> Void) -> some View { onAppear { change(1) } }
  func onDive(change: Binding<Int>) -> some View { onAppear { change.wrappedValue = 1 } }

  func onRise(_ watch: Watcher) -> some View { onAppear { print(watch.name) } }
  func onRise(_ watch: @escaping Callback) -> some View { onAppear { watch(1) } }

  // Either may be meant: an alias and a type that nothing here declares may be functions.
  func onStay(_ change: @escaping Callback) -> some View { environmentObject(Depth()) }
  func onStay(_ change: Handler<Int>) -> some View { onAppear {} }
}

@main
struct DiveApp: App {
  @State private var metres = 0

  var body: some Scene {
    WindowGroup {
      // want@+1: missing-provider "'Gauge' is shown without a 'Depth' in its environment"
      Gauge().onDive { print($0) }
      // want@+1: missing-provider "'Dial' is shown without a 'Depth' in its environment"
      Dial().onRise { print($0) }
      Scale().onStay { print($0) }
      Gauge().environmentObject(Depth()).onDive(change: $metres)
    }
  }
}

struct Gauge: View {
  @EnvironmentObject private var depth: Depth
  var body: some View { Text("\(depth.metres)") }
}

struct Dial: View {
  @EnvironmentObject private var depth: Depth
  var body: some View { Text("\(depth.metres)") }
}

struct Scale: View {
  @EnvironmentObject private var depth: Depth
  var body: some View { Text("\(depth.metres)") }
}
