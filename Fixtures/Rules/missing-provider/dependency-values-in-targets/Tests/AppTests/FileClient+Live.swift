import Client
import Dependencies

/// No value of the app's.
extension FileClient: DependencyKey {
  package static let liveValue = "disk"
}
