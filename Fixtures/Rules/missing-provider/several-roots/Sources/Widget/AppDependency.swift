import Clocks
import Pure

struct AppDependency {
  let clock: Clock.Factory
  let spare: String  // want: unused-dependency "'spare' of 'AppDependency'"

  static func resolve() -> AppDependency {
    let zone = Zone()
    return AppDependency(
      // want@+1: missing-provider "Clock.Dependency.zone"
      clock: .init(dependency: .init(calendar: Calendar(), face: zone)),
      spare: "spare"
    )
  }
}

let dependency = AppDependency.resolve()
print(dependency.clock)
