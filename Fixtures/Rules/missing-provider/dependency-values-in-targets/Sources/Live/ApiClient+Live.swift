import Client
import Dependencies

extension ApiClient: DependencyKey {
  package static let liveValue = "https"
}
