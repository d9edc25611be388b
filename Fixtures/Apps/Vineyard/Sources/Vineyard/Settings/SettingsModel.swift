import Combine
import VineyardKit

final class SettingsModel: ObservableObject {
  private let preferences = InstanceRegistry.shared.get(Preferences.self)

  var unit: String { preferences.isMetric ? "kg" : "lb" }
}
