import Foundation

final class Preferences {
  var region = "Harz"
  private let defaults: UserDefaults

  init(defaults: UserDefaults) {
    self.defaults = defaults
  }

  func save() {
    defaults.set(region, forKey: "region")
  }
}
