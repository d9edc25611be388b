// Types elsewhere are called as SwiftUI's are: in tests, in a module that keeps its type to itself,
// and in one that this file does not import. None of them can be meant here.
import Soil
import SwiftUI

final class Seeds: ObservableObject { @Published var count = 0 }
@Observable final class Weather { var isDry = false }
@Observable final class Almanac { var month = 1 }

struct SeedLabel: View {
  @EnvironmentObject private var seeds: Seeds  // want: missing-provider "nothing injects the 'Seeds'"
  var body: some View { Text("\(seeds.count) \(soilName())") }
}

struct WeatherLabel: View {
  @Environment(Weather.self) private var weather  // want: missing-provider "nothing injects the 'Weather'"
  var body: some View { Text(weather.isDry ? "dry" : "wet") }
}

struct AlmanacLabel: View {
  @Environment(Almanac.self) private var almanac
  var body: some View { Text("\(almanac.month)") }
}

@main
struct GreenhouseApp: App {
  @State private var almanac = Almanac()

  var body: some Scene {
    WindowGroup {
      List {
        Section { Group { SeedLabel() } }
        Section { WeatherLabel() }
        AlmanacLabel().environment(almanac)
      }
      .onAppear { drawBeds() }
    }
  }
}
