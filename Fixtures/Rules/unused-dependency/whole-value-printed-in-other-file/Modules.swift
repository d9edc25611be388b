import Pure

struct Sensors {
  let light: Int
  let sound: Int
}

struct Switches {
  let left: Int  // want: unused-dependency "Switches.left"
}

final class LampModule: FactoryModule {
  typealias Dependency = Sensors
  init(dependency: Sensors, payload: Void) { report(dependency) }
}

final class FanModule: FactoryModule {
  typealias Dependency = Switches
  init(dependency: Switches, payload: Void) { ignore(dependency) }
}

enum CompositionRoot {
  static func make() -> (LampModule.Factory, FanModule.Factory) {
    (.init(dependency: .init(light: 1, sound: 2)), .init(dependency: .init(left: 1)))
  }
}
