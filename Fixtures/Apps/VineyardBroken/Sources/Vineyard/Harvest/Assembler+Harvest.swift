import VineyardKit

extension Assembler {
  static func assembleHarvest(_ services: Registering) {
    services.register { _ in Baskets() }
    services.register { HarvestModel(harvest: $0.resolve()) }
    // want@+1: dependency-cycle "'Harvest' -> 'Ladders' -> 'Harvest'", missing-provider "'Forecasting' is not registered"
    services.register { Harvest(ladders: $0.resolve(), forecast: $0.resolve()) }
    services.register { Ladders(harvest: $0.resolve()) }
    services.register(Baskets.self) { _ in Baskets() }  // want: duplicate-provider "registration of 'Baskets' in 'Assembler'"
  }
}
