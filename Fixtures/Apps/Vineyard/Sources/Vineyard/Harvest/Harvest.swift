import VineyardKit

final class Harvest {
  private let ladders: Ladders
  private let forecast: Forecasting

  init(ladders: Ladders, forecast: Forecasting) {
    self.ladders = ladders
    self.forecast = forecast
  }

  func begin() -> String { forecast.isDry() ? ladders.take() : "wait" }
}

final class Ladders {
  private let harvest: () -> Harvest

  init(harvest: @escaping () -> Harvest) { self.harvest = harvest }

  func take() -> String { "ladder" }
  func putBack() -> String { harvest().begin() }
}
