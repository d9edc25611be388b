import OrchardKit

extension Assembler {
  static func assemble() {
    assembleKit(Server(host: "orchard.example"))
    assembleSettings(InstanceRegistry.shared)
    let services = ServiceRegistry.shared
    assembleTrees(services)
    assembleWeather(services)
    assembleHarvest(services)
  }
}
