import SwiftUI

// What a loop over an enum's cases, or over an array, shows is known by the type of its elements.

final class Route: ObservableObject { @Published var length = 0 }
final class Weather: ObservableObject { @Published var isFair = true }
final class Log: ObservableObject { @Published var lines = 0 }

enum Tab: Int, CaseIterable {
  case map, sky

  @ViewBuilder var screen: some View {
    switch self {
    case .map: MapScreen()
    case .sky: SkyScreen()
    }
  }
}

struct Note: Identifiable {
  let id: Int

  func row() -> some View { NoteRow(id: id) }
}

struct MapScreen: View {
  // want@+1: missing-provider "nothing injects the 'Route'"
  @EnvironmentObject var route: Route

  var body: some View { Text("\(route.length)") }
}

struct SkyScreen: View {
  @EnvironmentObject var weather: Weather

  var body: some View { Text(weather.isFair ? "fair" : "foul") }
}

struct NoteRow: View {
  let id: Int
  // want@+1: missing-provider "nothing injects the 'Log'"
  @EnvironmentObject var log: Log

  var body: some View { Text("\(id) of \(log.lines)") }
}

struct Tabs: View {
  let notes = [Note(id: 1), Note(id: 2)]

  var body: some View {
    TabView {
      ForEach(Tab.allCases, id: \.rawValue) { tab in tab.screen.tag(tab) }
      List(notes) { $0.row() }
    }
  }
}

@main
struct Hike: App {
  @StateObject private var weather = Weather()

  var body: some Scene {
    WindowGroup { Tabs().environmentObject(weather) }
  }
}
