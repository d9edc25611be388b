import Pure

// XcodeGen's specification leaves the stencils out, so whether they are Swift is nobody's concern.

final class Dial { func turn() {} }

final class Tuner: FactoryModule {
  struct Dependency { let dial: Dial }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func tune() { dependency.dial.turn() }
}

struct AppDependency {
  let tuner: Tuner.Factory
  static func resolve() -> AppDependency {
    AppDependency(tuner: Tuner.Factory(dependency: Tuner.Dependency(dial: Dial())))
  }
}

AppDependency.resolve().tuner.create(payload: ()).tune()
