import Dependencies
import OrchardModels

extension WeatherClient: TestDependencyKey {
  package static let previewValue = frosty
  package static let testValue = Self { _ in throw UnexpectedCall(name: "forecast") }

  package static let frosty = Self { _ in Forecast(night: -4) }
}

private struct UnexpectedCall: Error {
  let name: String
}
