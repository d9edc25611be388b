public protocol WeatherProviding {
  func wind(in harbor: Harbor) -> Int
}

public protocol WeatherCaching: AnyObject {
  func forget()
}

final class WeatherService: WeatherProviding, WeatherCaching {
  private let client: APIClientType
  private let unit: String?

  init(client: APIClientType, unit: String?) {
    self.client = client
    self.unit = unit
  }

  func wind(in harbor: Harbor) -> Int {
    client.get("wind/\(harbor.name)/\(unit ?? "kn")").count
  }

  func forget() {}
}
