import Pure

// Read in local functions, in a type inside the module, and in a local class.

final class Oven {
  func heat() {}
}

final class BakeryModule: FactoryModule {
  struct Dependency {
    let left: Oven
    let right: Oven
    let top: Oven
    let cold: Oven  // want: unused-dependency "cold"
  }

  private final class Baker {
    let dependency: BakeryModule.Dependency
    init(_ dependency: BakeryModule.Dependency) { self.dependency = dependency }
    func bake() { dependency.right.heat() }
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func open() {
    func heat(_ needs: Dependency) { needs.left.heat() }
    heat(dependency)
    Baker(dependency).bake()
    struct Helper {
      let dependency: Dependency
      func help() { dependency.top.heat() }
    }
    Helper(dependency: dependency).help()
  }
}

enum CompositionRoot {
  static func resolve() -> BakeryModule.Factory {
    let oven = Oven()
    return .init(dependency: .init(left: oven, right: oven, top: oven, cold: oven))
  }
}
