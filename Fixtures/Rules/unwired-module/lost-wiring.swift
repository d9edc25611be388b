import Pure

// A wiring is gone, and with it all that stood in it: one finding, at the outermost module. What
// was left over from it is no finding of its own; what somebody else could have needed is.

final class Clock {}
final class Speaker {}

final class HomeModule: FactoryModule {  // want: unwired-module "HomeModule"
  struct Dependency {
    let list: ListModule.Factory
    let makeDetail: () -> DetailModule
  }
  init(dependency: Dependency, payload: Void) { print(dependency.list, dependency.makeDetail()) }
}

final class ListModule: FactoryModule {
  struct Dependency {
    let clock: Clock
    let row: RowModule.Configurator
    let speaker: Speaker
  }
  init(dependency: Dependency, payload: Void) {
    print(dependency.clock, dependency.row, dependency.speaker)
  }
}

final class RowModule: ConfiguratorModule {
  struct Dependency { let clock: Clock }
  func configure(dependency: Dependency, payload: Void) { print(dependency.clock) }
}

final class DetailModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class LoneModule: FactoryModule {  // want: unwired-module "LoneModule"
  struct Dependency { let other: OtherLoneModule.Factory }
  init(dependency: Dependency, payload: Void) { print(dependency.other) }
}

final class OtherLoneModule: FactoryModule {
  struct Dependency { let lone: LoneModule? }
  init(dependency: Dependency, payload: Void) { print(dependency.lone as Any) }
}

final class PlayerModule: FactoryModule {
  struct Dependency { let clock: Clock }
  init(dependency: Dependency, payload: Void) { print(dependency.clock) }
}

enum CompositionRoot {
  static func resolve() -> PlayerModule.Factory {
    let speaker = Speaker()
    let detail = DetailModule.Factory()
    let clock = Clock()
    let spareClock = Clock()  // want: unused-provider "spareClock"
    return PlayerModule.Factory(dependency: .init(clock: clock))
  }
}
