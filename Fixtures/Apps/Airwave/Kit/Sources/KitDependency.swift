/// What the app and its extension share.
public struct KitDependency {
  public let networking: NetworkingProtocol
  public let queue: QueueRepository

  public static func resolve(isVerbose: Bool = false) -> KitDependency {
    let plugins: [PluginType] = isVerbose ? [LoggerPlugin()] : []
    return .init(networking: Networking(plugins: plugins), queue: .shared)
  }
}
