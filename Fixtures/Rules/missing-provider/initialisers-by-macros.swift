import Pure
import Spokes

// A macro on a struct may write an initializer that has a value for every field. Attributes that are
// known to write none leave the fields to the caller.

final class Clock {}

final class WheelModule: FactoryModule {
  @SpokeClient
  struct Dependency {
    let clock: Clock
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func turn() { print(dependency.clock) }
}

final class GearModule: FactoryModule {
  @MainActor
  struct Dependency {
    let clock: Clock
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func turn() { print(dependency.clock) }
}

enum CompositionRoot {
  static func makeWheel() -> WheelModule.Factory {
    WheelModule.Factory(dependency: .init())
  }

  static func makeWheelWithClock() -> WheelModule.Factory {
    WheelModule.Factory(dependency: .init(clock: Clock()))
  }

  static func makeGear() -> GearModule.Factory {
    // want@+1: missing-provider "GearModule.Dependency.clock"
    GearModule.Factory(dependency: .init())
  }

  static func makeGearWithClock() -> GearModule.Factory {
    GearModule.Factory(dependency: .init(clock: Clock()))
  }
}
