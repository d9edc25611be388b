import Client
import Dependencies

/// Nothing that runs is built with it.
extension SpareClient: DependencyKey {
  package static let liveValue = "wheel"
}
