import Pure

// The whole value goes to code that may read any of it: a library, a generic function, a mirror.

final class Probe {}

func describe<Value>(_ value: Value) -> String { "\(Mirror(reflecting: value).children.count)" }

final class DumpedModule: FactoryModule {
  struct Dependency {
    let probe: Probe
  }
  init(dependency: Dependency, payload: Void) {
    print(dependency)
  }
}

final class MirroredModule: FactoryModule {
  struct Dependency {
    let probe: Probe
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }
  var text: String { describe(dependency) }
}

final class InterpolatedModule: FactoryModule {
  struct Dependency {
    let probe: Probe
  }
  let text: String
  init(dependency: Dependency, payload: Void) {
    text = "with \(dependency)"
  }
}

final class SilentModule: FactoryModule {
  struct Dependency {
    let probe: Probe  // want: unused-dependency "SilentModule.Dependency.probe"
  }
  init(dependency: Dependency, payload: Void) {
    print("nothing about it")
  }
}

enum CompositionRoot {
  static func resolve() -> [Any] {
    let probe = Probe()
    return [
      DumpedModule.Factory(dependency: .init(probe: probe)),
      MirroredModule.Factory(dependency: .init(probe: probe)),
      InterpolatedModule.Factory(dependency: .init(probe: probe)),
      SilentModule.Factory(dependency: .init(probe: probe)),
    ]
  }
}
