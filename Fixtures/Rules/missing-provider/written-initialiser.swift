import Pure

// A 'Dependency' with an initialiser of its own: the parameters that fill fields in are needed as
// the fields are, those with a default are not, and of the others nothing is said.
// It does not compile: some arguments are left out.

final class Oven {}
final class Timer {}

final class Bakery: FactoryModule {
  struct Dependency {
    let oven: Oven
    let timer: Timer

    init(oven: Oven, timer: Timer) {
      self.oven = oven
      self.timer = timer
    }
  }
  init(dependency: Dependency, payload: Void) { print(dependency.oven, dependency.timer) }
}

final class Grill: FactoryModule {
  struct Dependency {
    let oven: Oven
    let clock: Timer

    init(heat oven: Oven, timer: Timer) {
      self.oven = oven
      clock = timer
    }
  }
  init(dependency: Dependency, payload: Void) { print(dependency.oven, dependency.clock) }
}

final class Kiosk: FactoryModule {
  struct Dependency {
    let oven: Oven
    let timer: Timer

    init(oven: Oven, timer: Timer = Timer(), degrees: Int) {
      self.oven = oven
      self.timer = timer
      print(degrees)
    }
  }
  init(dependency: Dependency, payload: Void) { print(dependency.oven, dependency.timer) }
}

final class Truck: FactoryModule {
  struct Dependency {
    let oven: Oven
    let timer: Timer

    init(oven: Oven, timer: Timer) {
      self.oven = oven
      self.timer = timer
    }

    init(oven: Oven) { self.init(oven: oven, timer: Timer()) }

    init(timer: Timer, wheels: Int) {
      self.init(oven: Oven(), timer: timer)
      print(wheels)
    }
  }
  init(dependency: Dependency, payload: Void) { print(dependency.oven, dependency.timer) }
}

struct AppDependency {
  let bakery: Bakery.Factory
  let whole: Bakery.Factory
  let grill: Grill.Factory
  let kiosk: Kiosk.Factory
  let truck: Truck.Factory
  let other: Truck.Factory

  static func resolve() -> AppDependency {
    AppDependency(
      // want@+1: missing-provider "'Timer' required by 'Bakery.Dependency.timer'"
      bakery: .init(dependency: .init(oven: Oven())),
      whole: .init(dependency: .init(oven: Oven(), timer: Timer())),
      // want@+1: missing-provider "'Timer' required by 'Grill.Dependency.clock'"
      grill: .init(dependency: .init(heat: Oven())),
      kiosk: .init(dependency: .init(oven: Oven())),
      truck: .init(dependency: .init(oven: Oven())),
      other: .init(dependency: .init(wheels: 4))
    )
  }
}

let app = AppDependency.resolve()
print(app.bakery, app.whole, app.grill, app.kiosk, app.truck, app.other)
