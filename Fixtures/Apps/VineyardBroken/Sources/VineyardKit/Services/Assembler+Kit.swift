/// Registers what an app is made of, feature by feature.
public enum Assembler {
  public static func assembleKit(_ server: Server) {
    let instances = InstanceRegistry.shared
    instances.put(server)
    instances.put(ConsoleLog())

    let services = ServiceRegistry.shared
    services.register { _ in
      Network(server: instances.get(), log: instances.get(Logging.self))
    }
    services.register(Fetching.self) { PatientNetwork(network: $0.resolve()) }
  }
}
