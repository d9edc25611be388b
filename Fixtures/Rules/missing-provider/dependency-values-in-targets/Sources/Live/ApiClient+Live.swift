import Client
import Dependencies

extension ApiClient: DependencyKey {
  package static let liveValue = "https"
}

extension OpenClient: DependencyKey {
  public static let liveValue = "door"
}
