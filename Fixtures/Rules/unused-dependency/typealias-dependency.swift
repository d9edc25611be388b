import Pure

// `Dependency` is another name of a struct that stands elsewhere; two modules share it.

final class Sensor {
  var value: Int { 0 }
}

struct Sensors {
  let light: Sensor
  let sound: Sensor
  let smell: Sensor  // want: unused-dependency "Sensors.smell"
}

final class LampModule: FactoryModule {
  typealias Dependency = Sensors
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  var isOn: Bool { dependency.light.value < 10 }
}

final class HornModule: FactoryModule {
  typealias Dependency = Sensors
  let isOn: Bool
  init(dependency: Sensors, payload: Void) { isOn = dependency.sound.value > 10 }
}

final class TextModule: FactoryModule {
  typealias Dependency = String
  let text: String
  init(dependency: String, payload: Void) { text = dependency }
}

enum CompositionRoot {
  static func resolve() -> (LampModule.Factory, HornModule.Factory, TextModule.Factory) {
    let sensor = Sensor()
    let sensors = Sensors(light: sensor, sound: sensor, smell: sensor)
    return (
      LampModule.Factory(dependency: sensors), HornModule.Factory(dependency: sensors),
      TextModule.Factory(dependency: "hello")
    )
  }
}
