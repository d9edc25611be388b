import Pure

// Two circles of their own are two findings; a circle with a shortcut is one, on its short way.

final class Gear {
  // want@+1: unused-dependency "Gear.gears"
  let gears: [Gear]; init(_ gears: [Gear]) { self.gears = gears }
}

final class ClockModule: FactoryModule {
  struct Dependency {
    let gears: [Gear]
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func tick() { print(dependency.gears) }
}

final class CompositionRoot {
  lazy var clockFactory = ClockModule.Factory(
    dependency: .init(gears: [self.hour, self.day]))

  private lazy var hour: Gear = Gear([minute])  // want: dependency-cycle "'hour' -> 'minute'"
  private lazy var minute: Gear = Gear([hour])

  private lazy var day: Gear = Gear([month])
  // want@+1: dependency-cycle "'month' -> 'year' -> 'month'"
  private lazy var month: Gear = Gear([year])
  private lazy var year: Gear = Gear([century, month])
  private lazy var century: Gear = Gear([day])
}

let factory = CompositionRoot().clockFactory
