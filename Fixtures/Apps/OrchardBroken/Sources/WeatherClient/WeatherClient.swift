import Dependencies
import OrchardModels

package struct WeatherClient: Sendable {
  package var forecast: @Sendable (_ place: String) async throws -> Forecast

  package init(forecast: @escaping @Sendable (_ place: String) async throws -> Forecast) {
    self.forecast = forecast
  }
}

extension DependencyValues {
  package var weather: WeatherClient {
    get { self[WeatherClient.self] }
    set { self[WeatherClient.self] = newValue }
  }
}
