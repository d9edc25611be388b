import SwiftUI

// A modifier of the app's own that hands the view in front to a closure shows it as the closure does;
// what conforms to `ToolbarContent` is shown where it stands in a toolbar.

final class Route: ObservableObject { @Published var length = 0 }
final class Weather: ObservableObject { @Published var isFair = true }
final class Tools: ObservableObject { @Published var count = 0 }
final class Log: ObservableObject { @Published var lines = 0 }

extension View {
  @ViewBuilder
  func `if`<Changed: View>(_ isOn: Bool, transform: (Self) -> Changed) -> some View {
    if isOn { transform(self) } else { self }
  }

  func apply<Changed: View>(_ change: (Self) -> Changed) -> some View { change(self) }
}

struct RouteScreen: View {
  // want@+1: missing-provider "nothing injects the 'Route'"
  @EnvironmentObject var route: Route

  var body: some View { Text("\(route.length)") }
}

struct SkyScreen: View {
  @EnvironmentObject var weather: Weather

  var body: some View { Text(weather.isFair ? "fair" : "foul") }
}

struct LogScreen: View {
  @EnvironmentObject var log: Log

  var body: some View { Text("\(log.lines)") }
}

struct ToolButton: View {
  // want@+1: missing-provider "nothing injects the 'Tools'"
  @EnvironmentObject var tools: Tools

  var body: some View { Text("\(tools.count)") }
}

struct Bar: ToolbarContent {
  @EnvironmentObject private var weather: Weather

  var body: some ToolbarContent {
    ToolbarItem { ToolButton() }
    ToolbarItem { Text(weather.isFair ? "out" : "in") }
  }
}

struct Home: View {
  @StateObject private var log = Log()
  let isWide: Bool

  var body: some View {
    VStack {
      RouteScreen().if(isWide) { $0.padding() }
      SkyScreen().if(isWide) { view in view.padding() }
      // Where the condition does not hold, the object is not there; who writes it knows when it does.
      LogScreen().if(isWide) { $0.environmentObject(log) }
      LogScreen().apply { $0.environmentObject(log).padding() }
      // want@+1: missing-provider "'LogScreen' is shown without a 'Log'"
      LogScreen().apply { $0.padding().overlay { Text("!") } }
    }
    .toolbar { Bar() }
  }
}

@main
struct Hike: App {
  @StateObject private var weather = Weather()

  var body: some Scene {
    WindowGroup { Home(isWide: true).environmentObject(weather) }
  }
}
