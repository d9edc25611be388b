import Dependencies
import FileClient
import OrchardModels
import WeatherClient

extension WeatherClient: DependencyKey {
  package static let liveValue = live(station: "north")

  static func live(station: String) -> Self {
    @Dependency(\.files) var files
    @Dependency(\.date.now) var now
    return Self { place in
      let night = try files.load("\(station)-\(place)-\(now).txt")
      return Forecast(night: Int(String(decoding: night, as: UTF8.self)) ?? 0)
    }
  }
}
