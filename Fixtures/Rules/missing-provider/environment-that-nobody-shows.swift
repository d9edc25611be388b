import SwiftUI

// What is no view, and a view that nobody shows, has no environment.

@Observable final class Tides { var height = 0 }
final class Moon: ObservableObject { @Published var phase = 0 }

struct Almanac: Hashable {
  // want@+1: missing-provider "'tides' is never filled: struct 'Almanac' has no environment"
  @Environment(Tides.self) private var tides
  // want@+1: missing-provider "'moon' is never filled: struct 'Almanac' has no environment"
  @EnvironmentObject var moon: Moon
  /// Never read.
  @EnvironmentObject var other: Moon

  func title() -> String { "\(tides.height) \(moon.phase)" }
}

/// The library fills it in the views that hold it.
struct Held: DynamicProperty {
  @Environment(Tides.self) private var tides
  var height: Int { tides.height }
}

/// Whether the library fills it is not known.
struct Odd: ButtonStyle {
  @EnvironmentObject private var moon: Moon
  func makeBody(configuration: Configuration) -> some View { Text("\(moon.phase)") }
}

struct Panel: View {
  @EnvironmentObject private var moon: Moon
  let isShort: Bool

  var body: some View { Text(title()) }

  func title() -> String { name }
  func short() -> String { isShort ? "" : name }
  func later() -> () -> String { { name } }
  func fixed() -> String { "panel" }
  private var name: String { "\(moon.phase)" }
}

@main
struct ShoreApp: App {
  @State private var tides = Tides()
  @StateObject private var moon = Moon()

  var body: some Scene {
    WindowGroup {
      Shore()
        .environment(tides)
        .environmentObject(moon)
    }
  }
}

struct Shore: View {
  private let held = Held()  // want: unused-provider "held"

  var body: some View {
    VStack {
      Panel(isShort: true)
      Text(Almanac().title())
      // want@+1: missing-provider "'title' takes 'moon' from the environment of a 'Panel' that nobody shows"
      Text(Panel(isShort: false).title())
      Text(Panel(isShort: true).short())
      Text(Panel(isShort: true).later()())
      Text(Panel(isShort: true).fixed())
      Button("") {
        let panel = Panel(isShort: false)
        // want@+1: missing-provider "'title' takes 'moon' from the environment of a 'Panel' that nobody shows"
        print(panel.title(), panel.fixed())
      }
      Button("") {}.buttonStyle(Odd())
    }
  }
}
