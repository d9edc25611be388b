import Swinject

/// Counts what the client asks for, and sends it by the client.
final class Telemetry {
  private let client: Lazy<APIClientType>
  private var counts: [String: Int] = [:]

  init(client: Lazy<APIClientType>) {
    self.client = client
  }

  func count(_ path: String) {
    counts[path, default: 0] += 1
    guard counts.count > 100 else { return }
    counts = [:]
    print(client.instance.get("telemetry"))
  }
}
