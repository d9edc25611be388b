import Clocks
import Pure

struct AppDependency {
  let clock: Clock.Factory
  let alarm: Alarm.Factory

  static func resolve() -> AppDependency {
    let calendar = Calendar()
    let zone = Zone()
    return AppDependency(
      clock: .init(dependency: .init(calendar: calendar, zone: zone, face: zone)),
      alarm: .init(dependency: .init(calendar: calendar, zone: zone))
    )
  }
}

let dependency = AppDependency.resolve()
print(dependency.clock, dependency.alarm)
