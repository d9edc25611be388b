import VineyardKit

extension Assembler {
  static func assemble() {
    assembleKit(Server(host: "vineyard.example"))
    assembleSettings(InstanceRegistry.shared)
    let services = ServiceRegistry.shared
    assembleTrees(services)
    assembleWeather(services)
    assembleHarvest(services)
  }
}
