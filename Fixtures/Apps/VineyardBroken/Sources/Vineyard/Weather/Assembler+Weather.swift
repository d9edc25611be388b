import VineyardKit

extension Assembler {
  static func assembleWeather(_ services: Registering) {
    services.register { Forecast(network: $0.resolve()) }
  }
}
