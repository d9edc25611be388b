import Pure

struct Zone {}

final class Clock: FactoryModule {
  struct Dependency {
    let zone: Zone
    let hands: Int
  }
  init(dependency: Dependency, payload: Void) { print(dependency.zone, dependency.hands) }
}

final class Watch: FactoryModule {
  struct Dependency {
    let zone: Zone
    let strap: String
  }
  init(dependency: Dependency, payload: Void) { print(dependency.zone, dependency.strap) }
}

// An initialiser of one's own calls the one that all structs have.
extension Clock.Dependency {
  init(zone: Zone) {
    self.init(zone: zone, hands: 2)
  }
}

extension Watch.Dependency {
  init(color: String) {
    self.init(strap: "\(color) steel")  // want: missing-provider "zone"
  }

  init() {
    self.init(zone: Zone(), strap: "leather")
  }
}

enum CompositionRoot {
  static func resolve() -> (Clock.Factory, Watch.Factory, Watch.Factory) {
    (
      .init(dependency: .init(zone: Zone())),
      .init(dependency: .init(color: "grey")),
      .init(dependency: .init())
    )
  }
}
print(CompositionRoot.resolve())
