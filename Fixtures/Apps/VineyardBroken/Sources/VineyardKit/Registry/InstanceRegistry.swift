/// Holds what is made once, before the app starts.
public final class InstanceRegistry {
  public static let shared = InstanceRegistry()

  private var instances: [String: Any] = [:]

  public init() {}

  public func put<Instance>(_ instance: Instance, as type: Instance.Type = Instance.self) {
    instances[String(describing: type)] = instance
  }

  public func get<Instance>(_ type: Instance.Type = Instance.self) -> Instance {
    instances[String(describing: type)] as! Instance
  }
}
