import Dependencies
import WeatherClient

struct FrostLine {
  @Dependency(\.calendar) private var calendar
  @Dependency(\.date) private var date
  @Dependency(\.weather) private var weather

  func text() async throws -> String {
    let forecast = try await weather.forecast("orchard")
    return "\(calendar.component(.weekday, from: date())): \(forecast.night)"
  }
}
