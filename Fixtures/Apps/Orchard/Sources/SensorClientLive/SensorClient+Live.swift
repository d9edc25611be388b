import Dependencies
import SensorClient

extension SensorClient: DependencyKey {
  package static let liveValue = SensorClient { await Scale.shared.read() }
}
