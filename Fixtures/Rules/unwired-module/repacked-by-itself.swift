import Pure

// A module that fills in a `Dependency` for itself is not built by that; whoever calls its maker
// may build it.

final class Clock {}

final class EditorModule: FactoryModule {  // want: unwired-module "EditorModule"
  struct Dependency {
    let clock: Clock
    let limit: Int?
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) {
    self.dependency = Dependency(clock: dependency.clock, limit: dependency.limit ?? 80)
  }
  func edit() { print(dependency.clock, dependency.limit as Any) }
}

final class PreviewModule: FactoryModule {
  struct Dependency {
    let clock: Clock
    static func live() -> Dependency { Dependency(clock: Clock()) }
  }
  init(dependency: Dependency, payload: Void) { print(dependency.clock) }
}

final class StaleModule: FactoryModule {  // want: unwired-module "StaleModule"
  struct Dependency {
    let clock: Clock
    static func live() -> Dependency { Dependency(clock: Clock()) }
  }
  init(dependency: Dependency, payload: Void) { print(dependency.clock) }
}

final class HalfModule: FactoryModule {  // want: unwired-module "HalfModule"
  struct Dependency {
    let clock: Clock
    let limit: Int
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) {
    // want@+1: missing-provider "HalfModule.Dependency.limit"
    self.dependency = Dependency(clock: dependency.clock)
  }
  func edit() { print(dependency.clock, dependency.limit) }
}

let preview = PreviewModule(dependency: .live(), payload: ())
