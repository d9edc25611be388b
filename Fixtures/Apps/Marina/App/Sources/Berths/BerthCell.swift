import MarinaKit
import PureSwinject
import UIKit

final class BerthCell: UITableViewCell, ConfiguratorModule {
  struct Dependency {
    let weather: WeatherProviding
  }

  struct Payload {
    let berth: Berth
  }

  func configure(dependency: Dependency, payload: Payload) {
    let wind = dependency.weather.wind(in: payload.berth.harbor)
    textLabel.text = "\(payload.berth.number): \(wind)"
  }
}
