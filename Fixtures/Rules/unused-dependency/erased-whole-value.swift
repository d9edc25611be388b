import Pure

// The whole value is kept or passed under a wider type: who reads it there is not known.

final class Probe {}

protocol Reportable {}

final class AnyModule: FactoryModule {
  struct Dependency {
    let probe: Probe
  }
  init(dependency: Dependency, payload: Void) {
    let erased: Any = dependency
    print(erased)
  }
}

final class ProtocolModule: FactoryModule {
  struct Dependency: Reportable {
    let probe: Probe
  }
  private let kept: Reportable
  init(dependency: Dependency, payload: Void) {
    kept = dependency
  }
  func report() { print(kept) }
}

final class ListModule: FactoryModule {
  struct Dependency {
    let probe: Probe
  }
  init(dependency: Dependency, payload: Void) {
    let all: [Any] = [dependency, 1]
    print(all)
  }
}

final class CastModule: FactoryModule {
  struct Dependency {
    let probe: Probe
  }
  init(dependency: Dependency, payload: Void) {
    print((dependency as Any, 1))
  }
}

final class PlainModule: FactoryModule {
  struct Dependency {
    let probe: Probe  // want: unused-dependency "PlainModule.Dependency.probe"
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }
}

enum CompositionRoot {
  static func resolve() -> [Any] {
    let probe = Probe()
    return [
      AnyModule.Factory(dependency: .init(probe: probe)),
      ProtocolModule.Factory(dependency: .init(probe: probe)),
      ListModule.Factory(dependency: .init(probe: probe)),
      CastModule.Factory(dependency: .init(probe: probe)),
      PlainModule.Factory(dependency: .init(probe: probe)),
    ]
  }
}
