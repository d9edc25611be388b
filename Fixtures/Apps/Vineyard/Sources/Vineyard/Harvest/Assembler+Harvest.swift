import VineyardKit

extension Assembler {
  static func assembleHarvest(_ services: Registering) {
    services.register { _ in Baskets() }
    services.register { HarvestModel(harvest: $0.resolve()) }
    services.register { Harvest(ladders: $0.resolve(), forecast: $0.resolve()) }
    services.register { services in Ladders(harvest: { services.resolve() }) }
  }
}
