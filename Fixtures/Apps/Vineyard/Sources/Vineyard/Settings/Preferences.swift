import Foundation

final class Preferences {
  private let defaults: UserDefaults

  init(defaults: UserDefaults) { self.defaults = defaults }

  var isMetric: Bool { defaults.bool(forKey: "isMetric") }
}
