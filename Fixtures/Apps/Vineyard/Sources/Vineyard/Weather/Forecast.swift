import VineyardKit

protocol Forecasting {
  func isDry() -> Bool
}

final class Forecast: Forecasting {
  private let network: Fetching

  init(network: Fetching) { self.network = network }

  func isDry() -> Bool { network.fetch("weather").isEmpty }
}
