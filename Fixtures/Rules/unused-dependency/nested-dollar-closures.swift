import Pure

// Each closure has its own `$0`; the outer one is the dependency, the inner one is not.

final class Bell {
  let tone: Bell? = nil
  func ring() {}
}

struct Rack {
  let tone: Bell
}

final class TowerModule: FactoryModule {
  struct Dependency {
    let big: Bell
    let small: Bell
    let tone: Bell  // want: unused-dependency "TowerModule.Dependency.tone"
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func ring(_ racks: [Rack]) {
    [dependency].forEach {
      $0.big.ring()
      racks.forEach { $0.tone.ring() }
      let small = $0.small
      racks.map { $0.tone }.forEach { bell in bell.ring() }
      small.ring()
    }
  }
}

enum CompositionRoot {
  static func resolve() -> TowerModule.Factory {
    let bell = Bell()
    return .init(dependency: .init(big: bell, small: bell, tone: bell))
  }
}
